import { usePermissions } from '@siteledger/shared-lib/permission';
import { ImportButton } from '@siteledger/shared-lib/records';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { BulkPayment } from './bulk-payment';
import { bulkPaymentApi } from './bulk-payment-api';
import { expenseColumns } from './grid/expense-columns';
import { defaults, type noFilters } from './list-defaults';
import { NewBillLink } from './new-bill-link';
import { PendingExpensesFilters } from './pending-expenses-filters';

/** Open bills of contractors and suppliers, longest due first; users with the permission pay many at once here. */
export function PendingExpensesPage() {
  const list = useListState<typeof noFilters>(defaults);
  const { can } = usePermissions();
  const filters = <PendingExpensesFilters list={list} />;
  return (
    <>
      <PageHeader title="Pending expenses" />
      {can('payment.manage') ? (
        <BulkPayment list={list} filters={filters} />
      ) : (
        <DataTable
          name="Pending expenses"
          list={list}
          endpoint={bulkPaymentApi.endpoints.bulkPaymentExpenses}
          columns={expenseColumns}
          filters={filters}
          actions={
            <>
              <ImportButton entity="expense" />
              <NewBillLink />
            </>
          }
          nextStep={
            <>
              <p>No expenses to pay. Open bills are listed here.</p>
              <NewBillLink />
            </>
          }
          exportName="pending-expenses.xlsx"
        />
      )}
      <Outlet />
    </>
  );
}
