import fc from 'fast-check';
import {
  addMoney,
  compareMoney,
  formatFigure,
  formatMoney,
  formatQuantity,
  formatUnitPrice,
  isAmount,
  MAX_MONEY,
  percentOfMoney,
  subtractMoney,
  toMoney,
} from './money';

const sen = fc.bigInt({ min: -99_999_999_999_999_999n, max: 99_999_999_999_999_999n });

function moneyOf(value: bigint) {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

test('adds and subtracts to the sen, however large the amounts', () => {
  fc.assert(
    fc.property(sen, sen, (left, right) => {
      expect(addMoney(moneyOf(left), moneyOf(right))).toBe(moneyOf(left + right));
      expect(subtractMoney(moneyOf(left), moneyOf(right))).toBe(moneyOf(left - right));
    }),
  );
});

test('rounds half away from zero, once', () => {
  expect(percentOfMoney('0.50', '1.00')).toBe('0.01');
  expect(percentOfMoney('-0.50', '1.00')).toBe('-0.01');
  expect(percentOfMoney('1409160.99', '10.00')).toBe('140916.10');
});

test('has no negative zero', () => {
  expect(toMoney('-0.001')).toBe('0.00');
});

test('shows ringgit with two decimals and negatives in parentheses', () => {
  expect(formatMoney('1234567.89')).toBe('RM 1,234,567.89');
  expect(formatMoney('-1234.50')).toBe('(RM 1,234.50)');
  expect(formatMoney('999999999999999.99')).toBe('RM 999,999,999,999,999.99');
});

test('shows a dash where there is no figure', () => {
  expect(formatMoney(null)).toBe('–');
});

test('takes a number only when a double holds it to the sen', () => {
  expect(isAmount(1_000_000.25)).toBe(true);
  expect(isAmount(Number('999999999999999.99'))).toBe(false);
  expect(isAmount(0.001)).toBe(false);
  expect(isAmount(Number.POSITIVE_INFINITY)).toBe(false);
});

test('reads thousands only where they stand', () => {
  expect(isAmount('1,234,567.89')).toBe(true);
  expect(isAmount('1,00')).toBe(false);
  expect(isAmount('12e3')).toBe(false);
});

test('compares amounts by value', () => {
  expect(compareMoney(MAX_MONEY, '1,000.00')).toBeGreaterThan(0);
  expect(compareMoney('10', '9.99')).toBeGreaterThan(0);
});

test('writes a column of RM without the prefix, however large the amount', () => {
  expect(formatFigure('427500.00')).toBe('427,500.00');
  expect(formatFigure('-1750.50')).toBe('(1,750.50)');
  expect(formatFigure('999999999999999.99')).toBe('999,999,999,999,999.99');
});

test('drops needless zeros of quantities and unit prices, and no digit that counts', () => {
  expect(['3.0000', '1250.5000', '0.1234'].map(formatQuantity)).toEqual(['3', '1,250.5', '0.1234']);
  expect(['10.000000', '1000.500000', '0.335000', '10.000001'].map(formatUnitPrice)).toEqual([
    '10.00',
    '1,000.50',
    '0.335',
    '10.000001',
  ]);
});
