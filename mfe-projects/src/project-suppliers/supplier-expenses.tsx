import type { Expense, Project, ProjectContractor } from '@siteledger/shared-lib/domain';
import { DataTable, useNestedListState } from '@siteledger/shared-lib/table';
import { supplierExpenseColumns } from './expense-columns';
import { NewExpenseButton } from './new-expense-button';
import { projectSuppliersApi, type OfProject } from './project-suppliers-api';

const defaults = { sort: 'invoice_date' } as const;

type Props = { project: Project; contractor: ProjectContractor };

/** Bills of one contractor in the project, latest first. */
export function SupplierExpenses({ project, contractor }: Props) {
  const list = useNestedListState(defaults);
  const newExpense = <NewExpenseButton project={project.uuid} contractor={contractor.uuid} />;
  return (
    <DataTable<Expense, OfProject>
      isNested
      name={`Expenses of ${contractor.name}`}
      list={list}
      endpoint={projectSuppliersApi.endpoints.projectExpensesList}
      args={{ project: project.uuid, contractor: contractor.uuid }}
      columns={supplierExpenseColumns}
      actions={newExpense}
      nextStep={<p>No expenses yet. Bills of this contractor are listed here.</p>}
      exportName="supplier-expenses.xlsx"
    />
  );
}
