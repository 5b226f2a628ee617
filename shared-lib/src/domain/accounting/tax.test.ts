import { taxCodeProblem, taxCodesOn, taxRateOn } from './tax';

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

test('offers the tax codes that exist on the day of a document, and says since when another does', () => {
  const given = { code: 'ST8', day: '2026-06-30', rate: '6.00' };

  expect(taxCodesOn(rates, '2026-06-30')).toEqual(['N-T', 'ST6']);
  expect(taxCodesOn(rates, '2026-07-01')).toEqual(['N-T', 'ST6', 'ST8']);
  expect(taxCodesOn(rates, '2026-06-30', given)).toEqual(['N-T', 'ST6', 'ST8']);
  expect(taxCodeProblem(rates, 'ST8', '2026-06-30')).toBe('Tax Code ST8 applies from 01-Jul-2026.');
});

test('keeps the tax that a document has while its code and day stay', () => {
  const given = { code: 'ST8', day: '2026-06-30', rate: '6.00' };

  expect(taxRateOn(rates, 'ST8', '2026-06-30', given)).toBe('6.00');
  expect(taxRateOn(rates, 'ST8', '2026-06-29', given)).toBe('0.00');
  expect(taxCodeProblem(rates, 'ST8', '2026-06-29', given)).toBe('Tax Code ST8 applies from 01-Jul-2026.');
});
