import type { InferType } from 'yup';
import { NAME_MAX } from '../constants';
import type { Day } from '../days/dates';
import { BANK_MAX } from '../documents/payment';
import { amount, choice, day, documentNumber, onUse, record, text } from '../fields';
import type { Money } from '../money/money';
import { type Answer, ANSWERS } from '../parties/identity';
import type { Recorded } from '../reference';

/** An account number without spaces and hyphens, which people put in as they like. */
export const plainAccountNo = (value: unknown) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value);

const upper = (value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value);

/** Schema to create or update an own bank account. docs/domain/payments.md#own-bank-accounts */
export const bankAccountSchema = onUse(() =>
  record({
    name: text('Name').required().max(NAME_MAX),
    bank: text('Bank').required().max(BANK_MAX),
    account_no: documentNumber('Account No').transform(plainAccountNo).required().max(50),
    bic: text('BIC')
      .transform(upper)
      .matches(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/i, {
        message: 'BIC must be 8 or 11 letters and digits.',
        excludeEmptyString: true,
      }),
    opening_balance: amount('Opening Balance'),
    opening_day: day('Opening Date'),
    active: choice('Active', ANSWERS).required(),
  }),
);

export type BankAccountInput = InferType<typeof bankAccountSchema>;

/** A bank account of our own in responses; the opening balance in RM. docs/domain/payments.md#own-bank-accounts */
export type BankAccount = Recorded & {
  name: string;
  bank: string;
  account_no: string;
  bic: string | null;
  opening_balance: Money | null;
  opening_day: Day | null;
  /** Whether it is still used. */
  active: Answer;
};
