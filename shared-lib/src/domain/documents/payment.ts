import type { InferType } from 'yup';
import { addDays, compareDays, formatDay, isDay, type Day } from '../days/dates';
import { amount, day, documentNumber, identifier, onUse, paragraphs, record, text, wholeNumber } from '../fields';
import { compareMoney, formatMoney, isAmount, type Money } from '../money/money';
import type { Recorded, Reference } from '../reference';

/** Longest name of a payment's bank. */
export const BANK_MAX = 100;

const EARLIEST_PAYMENT: Day = '2000-01-01';

/** A payment's day. Years before 2000 are refused as typing errors. */
export const paymentDay = () =>
  day('Payment Date')
    .required()
    .test(
      'not-before-2000',
      'Payment Date must be in the year 2000 or later.',
      (value) => !isDay(value) || compareDays(value, EARLIEST_PAYMENT) >= 0,
    );

const details = () => ({
  payment_date: paymentDay(),
  payment_amt: amount('Payment Amount', { moreThan: '0' }).required(),
  bank: text('Bank').max(BANK_MAX),
  bank_account_uuid: identifier('Bank Account'),
  cheque_no: documentNumber('Cheque No').max(50),
  remark: paragraphs('Remark').max(1000),
});

/**
 * Schema to record a payment: either an invoice's receipt or an expense's payment. Amounts in RM.
 * docs/domain/payments.md#one-payment
 */
export const paymentSchema = onUse(() =>
  record({
    invoice_uuid: identifier('Invoice').test(
      'exactly-one',
      'Either Invoice or Expense is required, not both.',
      (invoice, { parent }) => Boolean(invoice) !== Boolean((parent as { expense_uuid?: unknown }).expense_uuid),
    ),
    expense_uuid: identifier('Expense'),
    ...details(),
  }),
);

/**
 * Schema of a receipt or payment of at most `balance`, in RM; the server has the same rule. payments.md#no-overpayment
 */
export const receiptSchema = (balance: Money) =>
  paymentSchema.shape({
    payment_amt: details().payment_amt.test(
      'within-balance',
      mustNotExceedBalance(balance),
      (value) => !isAmount(value) || compareMoney(value, balance) <= 0,
    ),
  });

/**
 * Schema to update a payment, with the version read; it stays on its invoice or expense. docs/domain/calls.md#versions,
 * docs/domain/payments.md#one-payment
 */
export const paymentUpdateSchema = onUse(() => record({ ...details(), version: wholeNumber('Version') }));

export type PaymentInput = InferType<typeof paymentSchema>;

export type PaymentUpdate = InferType<typeof paymentUpdateSchema>;

/** Error message: a payment cannot be dated in the future. docs/domain/payments.md#one-payment */
export const PAYMENT_IN_FUTURE = 'Payment Date must not be in the future.';

/** Error message: a payment cannot be dated after the document's write-off. docs/domain/payments.md#write-offs */
export const mustNotFollowWriteOff = (day: Day) => `Payment Date must not be after the write-off on ${formatDay(day)}.`;

/** A payment more than this many days ahead of its document gets a warning. */
export const ADVANCE_DAYS = 365;

const NAMED_MAX = 3;

type Paid = { name: string; invoice_date: Day };

/**
 * Warning that a payment is dated far ahead of its documents, named by invoice number or bill reference; it does not
 * block.
 */
export function advanceWarnings(payment_date: Day, documents: readonly Paid[]): string[] {
  const ahead = documents.filter(
    ({ invoice_date }) => compareDays(payment_date, addDays(invoice_date, -ADVANCE_DAYS)) < 0,
  );
  if (ahead.length === 0) return [];
  const names = ahead.slice(0, NAMED_MAX).map(({ name }) => name);
  const others = ahead.length > NAMED_MAX ? [`${ahead.length - NAMED_MAX} more`] : [];
  return [`Payment Date is more than ${ADVANCE_DAYS} days before the date of ${[...names, ...others].join(', ')}.`];
}

/** Response to a recorded or updated payment; warnings do not block it. docs/domain/payments.md#one-payment */
export type PaymentReply = { data: Payment; warnings: string[] };

/** Error message: the amount exceeds the open balance in RM. docs/domain/payments.md#no-overpayment */
export const mustNotExceedBalance = (balance: Money) =>
  `Payment Amount must be less than or equals to the balance of ${formatMoney(balance)}.`;

/**
 * A payment in responses: credit for money in, debit for money out. RM; timestamp in unix seconds.
 * docs/domain/payments.md#one-payment
 */
export type Payment = Recorded & {
  project: Reference;
  client: Reference | null;
  /** The paid contractor; null for a receipt. */
  contractor: Reference | null;
  invoice_uuid: string | null;
  expense_uuid: string | null;
  /** The batch of which this payment is a row. */
  payment_record: Reference | null;
  payment_date: Day;
  payment_date_timestamp: number;
  payment_amt: Money;
  credit: Money | null;
  debit: Money | null;
  bank: string | null;
  /** Our own account that received or paid. */
  bank_account: Reference | null;
  cheque_no: string | null;
  /** The number of the invoice received for; null for a payment of an expense. */
  invoice_no: string | null;
  cert_no_or_ref_no: string;
  client_or_contractor_name: string;
  remark: string | null;
};

/** Sums over all payments that match the filters, in RM. */
export type PaymentTotals = { credit: Money; debit: Money; payment_amt: Money };
