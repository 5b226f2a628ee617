import { type Organisation } from '@siteledger/shared-lib/domain';

export type BankAccount = Pick<
  Organisation,
  'bank_name' | 'bank_account_no' | 'bank_confirmed_by' | 'bank_confirmed_on'
>;

/**
 * A changed bank account with the confirmation of the one before has none: it becomes empty.
 * docs/domain/parties.md#payees
 */
export function renewedConfirmation(before: BankAccount, after: BankAccount): Partial<BankAccount> {
  const isOther = after.bank_name !== before.bank_name || after.bank_account_no !== before.bank_account_no;
  const isOld =
    after.bank_confirmed_by === before.bank_confirmed_by && after.bank_confirmed_on === before.bank_confirmed_on;
  return isOther && isOld ? { bank_confirmed_by: null, bank_confirmed_on: null } : {};
}
