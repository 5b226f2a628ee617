import fc from 'fast-check';
import { calculate } from './calculate';
import { addMoney, formatFigure, subtractMoney } from './money';

test.each([
  ['100+50', '150.00'],
  ['100 - 50', '50.00'],
  ['=3*1250', '3750.00'],
  ['=150', '150.00'],
  ['1.2k', '1200.00'],
  ['2.5M-1', '2499999.00'],
  ['1,000-(20+5)*2/4', '987.50'],
  ['-(20+5)*2', '-50.00'],
  ['8÷2×3−1', '11.00'],
  ['=100/3', '33.33'],
  ['1*0.005', '0.01'],
  ['2+3*4', '14.00'],
  ['20-5-5', '10.00'],
  ['.5+0.25', '0.75'],
])('%s comes to %s', (text, result) => {
  expect(calculate(text)).toBe(result);
});

test.each([
  ['an amount', '150'],
  ['an amount as accountants write it', '(20.00)'],
  ['one to be taken off', '(20.00)-5'],
  ['one that is not complete', '100+'],
  ['one with a key too many', '100--50'],
  ['another', '2**3'],
  ['a parenthesis that is not closed', '(2+3'],
  ['a division by zero', '1/0'],
  ['a comma where none belongs', '1,5+2'],
  ['words', '7 or 8'],
  ['another base', '1e5+1'],
  ['a day', '12/05/2026'],
  ['a telephone number', '03-2161 8888'],
  ['a document number', '2026-001'],
  ['figures side by side', '2 3*4'],
])('%s is no calculation: %s', (_, text) => {
  expect(calculate(text)).toBeUndefined();
});

test('adds and subtracts as the books do, to the sen', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999_99 }).map((sen) => (sen / 100).toFixed(2));
  fc.assert(
    fc.property(amount, amount, amount, (first, second, third) => {
      expect(calculate(`${formatFigure(first)}+${second}-${third}`)).toBe(
        subtractMoney(addMoney(first, second), third),
      );
    }),
  );
});
