import { dueAfter, expenseAmounts, expenseSums, refusedAmount } from './expense-amounts';

const E1 = expenseAmounts({ invoice_amt: '120000', tax_amt: '7200.00', dc_note: '2200.00' });

test('payable is the bill with tax, less its note and retention', () => {
  expect(expenseSums(E1)).toEqual({ total_expenses: '127200.00', total_payable: '125000.00' });
  expect(expenseSums({ ...E1, retention_amt: '5000.00' }).total_payable).toBe('120000.00');
});

test('takes a note and a retention that leave exactly what is paid', () => {
  expect(refusedAmount(E1, '125000.00')).toBeUndefined();
  expect(refusedAmount({ ...E1, retention_amt: '125000.00' })).toBeUndefined();
});

test.each([
  [
    'an amount below what is paid',
    { invoice_amt: '100.00', tax_amt: '6.00' },
    '200.00',
    {
      field: 'invoice_amt',
      message: 'Invoice Amount must be more than or equals to 194.00, because 200.00 has been paid.',
    },
  ],
  [
    'a note above the bill',
    { invoice_amt: '100.00', dc_note: '100.01' },
    '0.00',
    { field: 'dc_note', message: 'Debit/Credit Note must be less than or equals to 100.00.' },
  ],
  [
    'a retention above the rest',
    { invoice_amt: '100.00', dc_note: '10.00', retention_amt: '60.01' },
    '30.00',
    { field: 'retention_amt', message: 'Retention Amount must be less than or equals to 60.00.' },
  ],
])('refuses %s on its own field', (_, typed, paid, refusal) => {
  expect(refusedAmount(expenseAmounts(typed), paid)).toEqual(refusal);
});

test('a bill is due 30 days after it was received', () => {
  expect(dueAfter('2026-07-01')).toBe('2026-07-31');
});
