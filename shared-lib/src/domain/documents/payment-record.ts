import { type InferType, mixed, ValidationError } from 'yup';
import { compareDays, isDay, type Day } from '../days/dates';
import { amount, documentNumber, isIdentifier, onUse, paragraphs, record, text } from '../fields';
import type { DocumentStatus } from './document-status';
import type { Expense } from './expense';
import { compareMoney, type Money, toMoney } from '../money/money';
import { BANK_MAX, mustNotExceedBalance, PAYMENT_IN_FUTURE, paymentDay } from './payment';
import type { Recorded, Reference } from '../reference';
import type { AgedAmounts } from '../figures/report';

/** Banks that a batch is usually paid from; another may be typed. docs/domain/payments.md#payment-records */
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

/** What is wrong with an amount to be paid, whatever the expense; empty when nothing is. */
export function paymentAmountMessages(value: unknown): string[] {
  try {
    paid.validateSync(value === '' ? null : value, { strict: true, abortEarly: false, disableStackTrace: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

/** Why an amount cannot be paid on an expense as it is now, if it cannot. docs/domain/payments.md#no-overpayment */
export function refusalOfPayment({ status, balance }: { status: DocumentStatus; balance: Money }, amount: Money) {
  if (status === 'writeOff') return 'The expense is written off.';
  if (status === 'paid') return 'The expense is already paid.';
  return compareMoney(amount, balance) > 0 ? mustNotExceedBalance(balance) : undefined;
}

/** What is paid on each expense, by the expense's uuid. A wrong amount is reported on `payments.{uuid}`. */
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
      // The same object when nothing changes, so that it is not checked again.
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
  payment_date: paymentDay(),
  cheque_no: documentNumber('Cheque No').required().max(50),
  remark: paragraphs('Remark').max(1000),
});

/** A batch without its rows, as its form has it on a day. docs/domain/payments.md#payment-records */
export const paymentRecordHeadSchema = (today: Day) =>
  record({
    ...head(),
    payment_date: head().payment_date.test(
      'not-in-future',
      PAYMENT_IN_FUTURE,
      (value) => !isDay(value) || compareDays(value, today) <= 0,
    ),
  });

/** What a batch of payments is recorded from: one cheque or transfer that pays many expenses. RM. payments.md#payment-records */
export const paymentRecordSchema = onUse(() => record({ ...head(), payments }));

export type PaymentRecordInput = InferType<typeof paymentRecordSchema>;

/**
 * A batch as replies show it: how many live payments it has, of the projects that the caller sees, and their sum in RM.
 * docs/domain/payments.md#payment-records
 */
export type PaymentRecord = Recorded & {
  record_no: string;
  bank: string;
  payment_date: Day;
  cheque_no: string;
  remark: string | null;
  payment_count: number;
  total_paid: Money;
};

/** What one batch paid on one expense, in RM. */
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

/** The answer to a new batch; a warning stops nothing. docs/domain/payments.md#payment-records */
export type PaymentRecordReply = { data: PaymentRecord; warnings: string[] };

/** Sums over all batches that are filtered, in RM. */
export type PaymentRecordTotals = { total_paid: Money; payment_count: string };

/** A part of the payment history: its batches and what they paid, in RM. */
export type PaymentRecordShare = { count: number; total_paid: Money };

/** The payment history in sums: all, by bank, and by month ("2026-07"), the latest first. payments.md#payment-history */
export type PaymentRecordSummary = PaymentRecordShare & {
  by_bank: (PaymentRecordShare & { bank: string })[];
  by_month: (PaymentRecordShare & { month: string })[];
};

/** Days between two bills of one supplier with the same amounts that make the later one look like a duplicate. */
export const DUPLICATE_DAYS = 14;

/** A bill that another one may be a duplicate of. */
export type SimilarExpense = { uuid: string; ref_no: string; invoice_date: Day; status: DocumentStatus };

/**
 * What somebody who pays an expense should know besides: the supplier's bank, how much is billed on its purchase order beyond
 * the order's value (RM), and the nearest other live bill of the supplier with the same amounts within DUPLICATE_DAYS.
 */
export type PaymentGuards = { contractor_bank: string | null; over_billed: Money; similar: SimilarExpense | null };

/** An expense in a list; the guards are there when they were asked for by somebody who may pay, the aged amounts when they were asked for. */
export type ListedExpense = Expense & { guards?: PaymentGuards } & Partial<AgedAmounts>;

/** That a bank's cheque number is used already; it stops nothing. docs/domain/payments.md#payment-records */
export const chequeIsUsed = (bank: string, chequeNo: string, records: readonly string[]) =>
  `Cheque No ${chequeNo} of ${bank} is already used by ${records.join(', ')}.`;
