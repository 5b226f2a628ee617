import { type BankAccountInput, isAmount, toMoney } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';

/** An own bank account's columns from the form. docs/domain/payments.md#own-bank-accounts */
export const bankAccountValues = (input: BankAccountInput) =>
  ({
    name: input.name,
    bank: input.bank,
    account_no: input.account_no,
    bic: input.bic ?? null,
    opening_balance: isAmount(input.opening_balance) ? toMoney(input.opening_balance) : null,
    opening_day: input.opening_day ?? null,
    active: input.active,
  }) satisfies StoredFields<BankAccountInput>;
