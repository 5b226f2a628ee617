import type { Expense, Project } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { AccountingExportButton, exportOfProject, ImportButton } from '@siteledger/shared-lib/records';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { MoveButton } from '../moves';
import { expenseColumns } from './expense-columns';
import { ExpenseFilters, noFilters } from './expense-filters';
import { NewExpenseButton } from './new-expense-button';
import { projectSuppliersApi, type OfProject } from './project-suppliers-api';

const defaults = { sort: 'invoice_date', filters: noFilters };

/** List of a project's bills, latest first. docs/domain/expenses.md#fields */
export function ExpenseListTab() {
  const project = useOutletContext<Project>();
  const list = useListState(defaults);
  return (
    <DataTable<Expense, OfProject>
      name="Expenses"
      list={list}
      endpoint={projectSuppliersApi.endpoints.projectExpensesList}
      args={{ project: project.uuid }}
      columns={expenseColumns}
      columnsKey="project-expenses"
      filters={<ExpenseFilters project={project.uuid} list={list} />}
      actions={
        <>
          <AccountingExportButton {...exportOfProject(project, 'expenses')} />
          <ImportButton entity="expense" />
          <NewExpenseButton type="primary" project={project.uuid} />
        </>
      }
      selectionActions={({ uuids, clear }) => (
        <MoveButton kind="expenses" project={project} uuids={uuids} onMoved={clear} />
      )}
      nextStep={
        <>
          <p>No expenses yet. Bills of contractors and suppliers are listed here.</p>
          <NewExpenseButton project={project.uuid} />
        </>
      }
      exportName="expenses.xlsx"
    />
  );
}
