import { type InferType, mixed, ValidationError } from 'yup';
import { compareDays, isDay, type Day } from '../days/dates';
import { amount, documentNumber, identifier, isIdentifier, onUse, paragraphs, record, text } from '../fields';
import type { DocumentStatus } from './document-status';
import type { Expense } from './expense';
import { compareMoney, type Money, toMoney } from '../money/money';
import { BANK_MAX, mustNotExceedBalance, PAYMENT_IN_FUTURE, paymentDay } from './payment';
import type { Recorded, Reference } from '../reference';
import type { AgedAmounts } from '../figures/report';

/** Suggested banks of a payment batch; the user may type another. docs/domain/payments.md#payment-records */
export const DISBURSEMENT_BANKS = [
  'Maybank',
  'CIMB',
  'Public Bank',
  'RHB',
  'Hong Leong',
  'AmBank',
  'UOB',
  'OCBC',
  'HSBC',
  'Standard Chartered',
  'Alliance',
  'Affin',
  'Bank Islam',
  'Bank Muamalat',
  'Bank Rakyat',
  'BSN',
  'MBSB',
  'Agrobank',
  'Al Rajhi',
  'Citibank',
] as const;

/** Most expenses that one payment record pays. */
export const PAYMENTS_MAX = 1000;

const paid = onUse(() => amount('Payment Amount', { moreThan: '0' }).required());

type AmountsByExpense = Record<string, Money>;

const entriesOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value as Record<string, unknown>)
    : undefined;

/** Errors of an amount to pay, whatever the expense; empty when there are none. */
export function paymentAmountMessages(value: unknown): string[] {
  try {
    paid.validateSync(value === '' ? null : value, { strict: true, abortEarly: false, disableStackTrace: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

/**
 * Error message when an amount cannot be paid on an expense as it is now, else undefined. payments.md#no-overpayment
 */
export function refusalOfPayment({ status, balance }: { status: DocumentStatus; balance: Money }, amount: Money) {
  if (status === 'writeOff') return 'The expense is written off.';
  if (status === 'paid') return 'The expense is already paid.';
  return compareMoney(amount, balance) > 0 ? mustNotExceedBalance(balance) : undefined;
}

/** Amounts to pay by the expense's uuid. Errors of an amount are reported on `payments.{uuid}`. */
const payments = onUse(() =>
  mixed<AmountsByExpense>()
    .label('Payments')
    .meta({
      openapi: {
        type: 'object',
        minProperties: 1,
        maxProperties: PAYMENTS_MAX,
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
      },
    })
    .transform((value: unknown) => {
      const entries = entriesOf(value);
      if (!entries?.every(([, amount]) => paymentAmountMessages(amount).length === 0)) return value;
      // Returns the same object when nothing changes, so that it is not validated again.
      if (entries.every(([, amount]) => amount === toMoney(amount as string))) return value;
      return Object.fromEntries(entries.map(([expense, amount]) => [expense, toMoney(amount as string)]));
    })
    .test('entries', (value, { createError, path = '' }) => {
      const entries = entriesOf(value ?? {});
      if (!entries) return createError({ message: 'Payments is not valid.' });
      if (entries.length === 0) return createError({ message: 'Payments is required.' });
      if (entries.length > PAYMENTS_MAX)
        return createError({ message: `Payments must be less than or equals to ${PAYMENTS_MAX}.` });
      const errors = entries.flatMap(([expense, amount]) =>
        (isIdentifier(expense) ? paymentAmountMessages(amount) : ['Expense is not valid.']).map((message) =>
          createError({ path: `${path}.${expense}`, message }),
        ),
      );
      return errors.length === 0 || new ValidationError(errors, value, path);
    })
    .required(),
);

const head = () => ({
  bank: text('Disbursement Bank').required().max(BANK_MAX),
  bank_account_uuid: identifier('Bank Account'),
  payment_date: paymentDay(),
  cheque_no: documentNumber('Cheque No').required().max(50),
  remark: paragraphs('Remark').max(1000),
});

/** Schema of a batch's form without its rows; the payment date may not be after `today`. payments.md#payment-records */
export const paymentRecordHeadSchema = (today: Day) =>
  record({
    ...head(),
    payment_date: head().payment_date.test(
      'not-in-future',
      PAYMENT_IN_FUTURE,
      (value) => !isDay(value) || compareDays(value, today) <= 0,
    ),
  });

/** Schema to record a batch: one cheque or transfer that pays many expenses. RM. payments.md#payment-records */
export const paymentRecordSchema = onUse(() => record({ ...head(), payments }));

export type PaymentRecordInput = InferType<typeof paymentRecordSchema>;

/**
 * A batch in responses: number and sum in RM of its live payments in the projects visible to the caller.
 * docs/domain/payments.md#payment-records
 */
export type PaymentRecord = Recorded & {
  record_no: string;
  bank: string;
  /** Our own account that paid. */
  bank_account: Reference | null;
  payment_date: Day;
  cheque_no: string;
  remark: string | null;
  payment_count: number;
  total_paid: Money;
};

/** A batch's payment on one expense, in RM. */
export type PaymentRecordRow = {
  uuid: string;
  expense: Reference;
  ref_no: string;
  description: string | null;
  project: Reference;
  contractor: Reference;
  contractor_name: string;
  payment_amt: Money;
};

/** A batch with its rows. */
export type PaymentRecordDetails = PaymentRecord & { payments: PaymentRecordRow[] };

/** Response to a new batch; warnings do not block it. docs/domain/payments.md#payment-records */
export type PaymentRecordReply = { data: PaymentRecord; warnings: string[] };

/** Sums over all batches that match the filters, in RM. */
export type PaymentRecordTotals = { total_paid: Money; payment_count: string };

/** Number of batches in a part of the payment history, and their total in RM. */
export type PaymentRecordShare = { count: number; total_paid: Money };

/**
 * Summary of the payment history: overall, by bank, and by month ("2026-07"), latest first. payments.md#payment-history
 */
export type PaymentRecordSummary = PaymentRecordShare & {
  by_bank: (PaymentRecordShare & { bank: string })[];
  by_month: (PaymentRecordShare & { month: string })[];
};

/** A bill is a likely duplicate of another from the same supplier with the same amounts within this many days. */
export const DUPLICATE_DAYS = 14;

/** The earlier or later bill that a bill may duplicate. */
export type SimilarExpense = { uuid: string; ref_no: string; invoice_date: Day; status: DocumentStatus };

/**
 * Facts that a payer should check: the supplier's bank, the amount billed on the purchase order beyond its value (RM),
 * and the nearest other live bill of the supplier with the same amounts within DUPLICATE_DAYS.
 */
export type PaymentGuards = { contractor_bank: string | null; over_billed: Money; similar: SimilarExpense | null };

/** An expense in a list. It has guards if requested by a caller who may pay, and aged amounts if requested. */
export type ListedExpense = Expense & { guards?: PaymentGuards } & Partial<AgedAmounts>;

/**
 * Warning that a cheque number of this bank is already used; it does not block. docs/domain/payments.md#payment-records
 */
export const chequeIsUsed = (bank: string, chequeNo: string, records: readonly string[]) =>
  `Cheque No ${chequeNo} of ${bank} is already used by ${records.join(', ')}.`;
