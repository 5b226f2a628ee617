import type { InferType } from 'yup';
import type { Day } from './dates';
import { amount, day, identifier, record, text } from './fields';
import type { Money } from './money';
import type { Recorded, Reference } from './reference';

/** What a payment is recorded from: an invoice's receipt or an expense's payment, exactly one of them. Amounts in RM. Decision §3. */
export const paymentSchema = record({
  invoice_uuid: identifier('Invoice').test(
    'exactly-one',
    'Either Invoice or Expense is required, not both.',
    (invoice, { parent }) => Boolean(invoice) !== Boolean((parent as { expense_uuid?: unknown }).expense_uuid),
  ),
  expense_uuid: identifier('Expense'),
  payment_date: day('Payment Date').required(),
  payment_amt: amount('Payment Amount', { moreThan: '0' }).required(),
  bank: text('Bank').max(100),
  cheque_no: text('Cheque No').max(50),
  remark: text('Remark').max(1000),
});

export type PaymentInput = InferType<typeof paymentSchema>;

/** A payment as replies show it: credit when money came in, debit when it went out. RM; timestamp in unix seconds. Decision §2. */
export type Payment = Recorded & {
  project: Reference;
  client: Reference | null;
  payment_date: Day;
  payment_date_timestamp: number;
  payment_amt: Money;
  credit: Money | null;
  debit: Money | null;
  bank: string | null;
  cheque_no: string | null;
  cert_no_or_ref_no: string;
  client_or_contractor_name: string;
  remark: string | null;
};
