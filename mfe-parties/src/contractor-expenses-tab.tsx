import type { Contractor, Expense } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { DataTable, FilterChips, useListState } from '@siteledger/shared-lib/table';
import { expenseColumns } from './document-columns';
import { documentStatuses } from './document-statuses';
import { partyDocumentsApi, type OfContractor } from './party-documents-api';

const noStatus: readonly string[] = [];
const defaults = { sort: 'invoice_date', filters: { status: noStatus } } as const;

/** The bills of a contractor or supplier, the latest first. */
export function ContractorExpensesTab() {
  const { uuid } = useOutletContext<Contractor>();
  const list = useListState<{ status: readonly string[] }>(defaults);
  return (
    <DataTable<Expense, OfContractor>
      name="Expenses"
      list={list}
      endpoint={partyDocumentsApi.endpoints.contractorsExpenses}
      args={{ contractor: uuid }}
      columns={expenseColumns}
      filters={
        <FilterChips
          label="Status"
          options={documentStatuses}
          chosen={list.filters.status}
          onChange={(value) => list.setFilter('status', value)}
        />
      }
      exportName="expenses.xlsx"
    />
  );
}
