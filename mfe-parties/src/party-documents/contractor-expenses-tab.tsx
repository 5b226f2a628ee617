import type { Contractor, Expense } from '@siteledger/shared-lib/domain';
import { CreatedInProjects } from '@siteledger/shared-lib/records';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { expenseColumns } from './document-columns';
import { DocumentStatusFilter, latestDocuments } from './document-status-filter';
import { partyDocumentsApi, type OfContractor } from './party-documents-api';

/** Tab with a contractor's or supplier's bills, latest first. */
export function ContractorExpensesTab() {
  const { uuid } = useOutletContext<Contractor>();
  const list = useListState(latestDocuments);
  return (
    <DataTable<Expense, OfContractor>
      name="Expenses"
      list={list}
      endpoint={partyDocumentsApi.endpoints.contractorsExpenses}
      args={{ contractor: uuid }}
      columns={expenseColumns}
      filters={
        <DocumentStatusFilter chosen={list.filters.status} onChange={(value) => list.setFilter('status', value)} />
      }
      nextStep={<CreatedInProjects>No expenses yet. They are created in a project.</CreatedInProjects>}
      exportName="expenses.xlsx"
    />
  );
}
