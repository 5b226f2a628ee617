import { lineAmount, lineAmountProblem, orderValueProblem, priceOrderLines } from './order-pricing';
import { purchaseOrderFormSchemaWith } from './purchase-order';
import { validate } from '../validate';

const rates = [{ code: 'ST6', valid_from: '2025-07-01', rate_percent: '6.00' }];

test.each([
  ['3', '0.335', '1.01'],
  ['2.5', '10.000001', '25.00'],
  ['0.0001', '49.999999', '0.00'],
  ['0.0001', '50', '0.01'],
  ['1,200', '1,000.50', '1200600.00'],
  ['999999999', '999999.999999', '999999998999000.00'],
])('multiplies %s by %s and rounds once: %s', (qty, unit_price, amount) => {
  expect(lineAmount({ qty, unit_price })).toBe(amount);
});

const lines = [
  { qty: '3', unit_price: '0.335', tax_code: 'ST6' },
  { qty: '2.5', unit_price: '10.000001', tax_code: null },
];

test('taxes each line by the rate of its code on the day', () => {
  expect(priceOrderLines(lines, { rates, day: '2026-02-01' })).toEqual({
    amounts: ['1.01', '25.00'],
    subtotal: '26.01',
    tax_of_lines: '0.06',
    total_tax: '0.06',
    total_value: '26.07',
  });
  expect(priceOrderLines(lines, { rates, day: '2025-06-30' }).total_value).toBe('26.01');
});

test('takes a tax that is stated instead, also none', () => {
  expect(priceOrderLines(lines, { rates, day: '2026-02-01', total_tax: '5' }).total_value).toBe('31.01');
  expect(priceOrderLines(lines, { rates, day: '2026-02-01', total_tax: '0.00' }).total_value).toBe('26.01');
});

test('takes a line and an order up to the largest amount and not a sen more', () => {
  const most = { qty: '1000', unit_price: '999999999999.999' };

  expect(lineAmountProblem(most)).toBeUndefined();
  expect(lineAmountProblem({ ...most, unit_price: '999999999999.99901' })).toBe(
    'Amount must be less than or equals to 999999999999999.',
  );
  expect(lineAmountProblem({ ...most, qty: 'many' })).toBeUndefined();
  expect(orderValueProblem('999999999999999.00')).toBeUndefined();
  expect(orderValueProblem('999999999999999.01')).toBe('Total Value must be less than or equals to 999999999999999.');
});

test('names the lines whose tax code came after the order, unless the order has it already', () => {
  const line = { description: 'Works', qty: '1', unit_price: '1' };
  const order = {
    contractor_uuid: 1,
    issued_date: '2025-06-30',
    lines: [line, { ...line, tax_code: 'ST6' }],
  };
  const problems = (issued_date: string, stored?: string) =>
    validate(
      purchaseOrderFormSchemaWith({ rates, stored: stored ? { issued_date: stored, codes: ['ST6'] } : undefined }),
      { ...order, issued_date },
    );

  expect(problems('2025-06-30')).toEqual({ 'lines[1].tax_code': ['Tax Code ST6 applies from 01-Jul-2025.'] });
  expect(problems('2025-07-01')).toEqual({});
  expect(problems('2025-06-30', '2025-06-30')).toEqual({});
  expect(problems('2025-06-30', '2025-06-29')).not.toEqual({});
});
