import { tickText } from './chart-text';

test.each([
  ['money', 0, 'RM 0'],
  ['money', 350_000, 'RM 350K'],
  ['money', 2_500_000, 'RM 2.5M'],
  ['money', -1_500, '(RM 1.5K)'],
  ['money', 527_097, 'RM 527K'],
  ['percent', 50, '50%'],
  ['percent', 99.48, '99.5%'],
  ['percent', -5, '(5%)'],
  ['count', 1200, '1.2K'],
] as const)('a tick of %s at %d says %s', (unit, value, text) => {
  expect(tickText(unit, value)).toBe(text);
});
