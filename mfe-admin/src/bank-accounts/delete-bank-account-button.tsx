import { deleteNow } from '@siteledger/shared-lib/api';
import type { BankAccount } from '@siteledger/shared-lib/domain';
import { DeleteRowButton } from '@siteledger/shared-lib/records';
import { useBankAccountsDeleteMutation, useBankAccountsRestoreMutation } from './bank-accounts-api';

/** Deletes an own bank account and offers an undo. docs/domain/states-and-deletions.md#undo */
export function DeleteBankAccountButton({ account: { uuid, name, version } }: { account: BankAccount }) {
  const [deleteAccount, { isLoading }] = useBankAccountsDeleteMutation();
  const [restoreAccount] = useBankAccountsRestoreMutation();
  const remove = () =>
    deleteNow({
      name,
      send: () => deleteAccount({ uuid, version }).unwrap(),
      restore: () => restoreAccount({ uuid, version: version + 1 }).unwrap(),
    });
  return <DeleteRowButton name={name} isDeleting={isLoading} onClick={remove} />;
}
