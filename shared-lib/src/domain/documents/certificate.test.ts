import fc from 'fast-check';
import { grossOf, movement, nettCertified, NOTHING_CERTIFIED, retentionLimit, retentionToDate } from './certificate';
import { addMoney, compareMoney, toMoney } from '../money/money';

const terms = { contract_sum: '1000000.00', retention_percent: '5.00', retention: null };

test('holds the rate of what is certified, up to the rate of the contract sum', () => {
  expect(retentionToDate('450000.00', '5.00', terms)).toBe('22500.00');
  expect(retentionToDate('1400000.00', '5.00', terms)).toBe('50000.00');
  expect(retentionLimit(terms)).toBe('50000.00');
});

test('holds up to a limit in RM when the project has one, and nothing when it is 0', () => {
  expect(retentionToDate('1409160.99', '10.00', { ...terms, retention: '121735.00' })).toBe('121735.00');
  expect(retentionToDate('1409160.99', '5.00', { ...terms, retention: '0.00' })).toBe('0.00');
});

test('rounds the retention half away from zero, once', () => {
  expect(retentionToDate('0.10', '5.00', terms)).toBe('0.01');
  expect(retentionToDate('0.09', '5.00', terms)).toBe('0.00');
});

test('certificates add up to the last nett certified, whatever was certified on the way', () => {
  const sen = fc
    .bigInt({ min: 0n, max: 99_999_999_999n })
    .map((value) => toMoney(`${value / 100n}.${String(value % 100n).padStart(2, '0')}`));
  fc.assert(
    fc.property(fc.array(fc.record({ work_done: sen, materials: sen }), { minLength: 1, maxLength: 12 }), (claims) => {
      const certified = claims.map((claim) => ({
        ...claim,
        retention: retentionToDate(grossOf(claim), '5.00', terms),
        released: '0.00',
      }));

      const amounts = certified.map(
        (next, index) => movement(certified[index - 1] ?? NOTHING_CERTIFIED, next).invoice_amt,
      );

      const last = certified.at(-1) ?? NOTHING_CERTIFIED;
      expect(addMoney(...amounts)).toBe(nettCertified(last));
      expect(compareMoney(last.retention, '50000.00')).toBeLessThanOrEqual(0);
    }),
  );
});
