import { taxRateOn } from './tax';

const rates = [
  { code: 'ST6', valid_from: '2026-06-01', rate_percent: '7.00' },
  { code: 'ST6', valid_from: '1900-01-01', rate_percent: '6.00' },
  { code: 'ST8', valid_from: '2026-07-01', rate_percent: '8.00' },
];

test.each([
  ['ST6', '2026-05-31', '6.00'],
  ['ST6', '2026-06-01', '7.00'],
  ['ST8', '2026-06-30', '0.00'],
  ['N-T', '2026-06-30', '0.00'],
])('taxes %s on %s at %s percent', (code, day, rate) => {
  expect(taxRateOn(rates, code, day)).toBe(rate);
});
