import { usePermissions } from '@siteledger/shared-lib/permission';
import { CreateButton, ImportButton } from '@siteledger/shared-lib/records';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { bankAccountColumns } from './bank-account-columns';
import { bankAccountsApi } from './bank-accounts-api';
import { DeleteBankAccountButton } from './delete-bank-account-button';

const defaults = { sort: 'name', order: 'asc' } as const;

const create = (
  <CreateButton to="/bankAccounts/create" permission="finance_account_code.create">
    New bank account
  </CreateButton>
);

/** Our own bank accounts; dialogs to create and show one open over them. docs/domain/screens.md#routes */
export function BankAccountListPage() {
  const list = useListState(defaults);
  const { can } = usePermissions();
  return (
    <>
      <PageHeader
        title="Bank accounts"
        subtitle="Your own accounts, which pay and receive."
        actions={<ImportButton entity="bank_account" />}
      />
      <DataTable
        name="Bank accounts"
        list={list}
        endpoint={bankAccountsApi.endpoints.bankAccountsList}
        columns={bankAccountColumns}
        columnsKey="bank-accounts"
        actions={create}
        nextStep={create}
        rowActions={
          can('finance_account_code.delete') ? (account) => <DeleteBankAccountButton account={account} /> : undefined
        }
        exportName="bank-accounts.xlsx"
      />
      <Outlet />
    </>
  );
}
