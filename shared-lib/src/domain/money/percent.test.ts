import { shareOfMoney } from './percent';

test.each([
  ['30.00', '100.00', '30.00'],
  ['1.00', '3.00', '33.33'],
  ['2.00', '3.00', '66.67'],
  ['0.01', '200.00', '0.01'],
  ['-0.01', '200.00', '-0.01'],
  ['-0.01', '900.00', '0.00'],
  ['333333333333333.33', '999999999999999.99', '33.33'],
])('RM %s of RM %s is a share of %s percent', (part, whole, share) => {
  expect(shareOfMoney(part, whole)).toBe(share);
});

test('nothing has no shares', () => {
  expect(shareOfMoney('0.00', '0.00')).toBeNull();
});
