import type { InferType } from 'yup';
import { addDays, compareDays, formatDay, isDay, type Day } from '../days/dates';
import { amount, day, documentNumber, identifier, onUse, paragraphs, record, text, wholeNumber } from '../fields';
import { compareMoney, formatMoney, isAmount, type Money } from '../money/money';
import type { Recorded, Reference } from '../reference';

/** Longest name of a bank that a payment carries. */
export const BANK_MAX = 100;

const EARLIEST_PAYMENT: Day = '2000-01-01';

/** The day of a payment: in this century, so that a slip of the keyboard is noticed. */
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
  cheque_no: documentNumber('Cheque No').max(50),
  remark: paragraphs('Remark').max(1000),
});

/**
 * What a payment is recorded from: an invoice's receipt or an expense's payment, exactly one of them. Amounts in RM.
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

/** A receipt or payment of at most `balance`, in RM; the server asks for the same. payments.md#no-overpayment */
export const receiptSchema = (balance: Money) =>
  paymentSchema.shape({
    payment_amt: details().payment_amt.test(
      'within-balance',
      mustNotExceedBalance(balance),
      (value) => !isAmount(value) || compareMoney(value, balance) <= 0,
    ),
  });

/**
 * What a payment is changed to, and the version that was read; it stays on its invoice or expense.
 * docs/domain/calls.md#versions, docs/domain/payments.md#one-payment
 */
export const paymentUpdateSchema = onUse(() => record({ ...details(), version: wholeNumber('Version') }));

export type PaymentInput = InferType<typeof paymentSchema>;

export type PaymentUpdate = InferType<typeof paymentUpdateSchema>;

/** Why a payment's day is refused: money moves today or has moved. docs/domain/payments.md#one-payment */
export const PAYMENT_IN_FUTURE = 'Payment Date must not be in the future.';

/** Why a payment's day is refused: the document was written off before it. docs/domain/payments.md#write-offs */
export const mustNotFollowWriteOff = (day: Day) => `Payment Date must not be after the write-off on ${formatDay(day)}.`;

/** Most days that money usually moves ahead of its document. */
export const ADVANCE_DAYS = 365;

const NAMED_MAX = 3;

type Paid = { name: string; invoice_date: Day };

/** That a payment is dated far ahead of its documents, an invoice by its number and an expense by its reference; it stops nothing. */
export function advanceWarnings(payment_date: Day, documents: readonly Paid[]): string[] {
  const ahead = documents.filter(
    ({ invoice_date }) => compareDays(payment_date, addDays(invoice_date, -ADVANCE_DAYS)) < 0,
  );
  if (ahead.length === 0) return [];
  const names = ahead.slice(0, NAMED_MAX).map(({ name }) => name);
  const others = ahead.length > NAMED_MAX ? [`${ahead.length - NAMED_MAX} more`] : [];
  return [`Payment Date is more than ${ADVANCE_DAYS} days before the date of ${[...names, ...others].join(', ')}.`];
}

/** The answer to a payment that is recorded or changed; a warning stops nothing. docs/domain/payments.md#one-payment */
export type PaymentReply = { data: Payment; warnings: string[] };

/** Why an amount cannot be paid: less is still open. RM. docs/domain/payments.md#no-overpayment */
export const mustNotExceedBalance = (balance: Money) =>
  `Payment Amount must be less than or equals to the balance of ${formatMoney(balance)}.`;

/**
 * A payment as replies show it: credit when money came in, debit when it went out. RM; timestamp in unix seconds.
 * docs/domain/payments.md#one-payment
 */
export type Payment = Recorded & {
  project: Reference;
  client: Reference | null;
  /** Who was paid; null of a receipt. */
  contractor: Reference | null;
  invoice_uuid: string | null;
  expense_uuid: string | null;
  /** The batch that it is a row of, by its number. */
  payment_record: Reference | null;
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

/** Sums over all payments that are filtered, in RM. */
export type PaymentTotals = { credit: Money; debit: Money; payment_amt: Money };
