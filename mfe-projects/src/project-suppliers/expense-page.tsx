import { CallState } from '@siteledger/shared-lib/api';
import type { ExpenseDetails, Project } from '@siteledger/shared-lib/domain';
import { Navigate, Link, useOutletContext, useParams } from '@siteledger/shared-lib/router';
import { StatusTag } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { DocumentHead } from '../document-head';
import { expensesPath } from '../project-paths';
import { DeleteExpenseButton } from './delete-expense-button';
import { UpdateExpenseForm } from './update-expense-form';
import { useProjectExpensesOneQuery } from './project-suppliers-api';

/** Page to edit or delete a bill. An address with another project redirects to the bill's own. */
export function ExpensePage() {
  const project = useOutletContext<Project>();
  const { expenseUuid = '' } = useParams();
  // Not refetched while it is being deleted.
  const [leaving, setLeaving] = useState<ExpenseDetails>();
  const { currentData, error, refetch } = useProjectExpensesOneQuery(expenseUuid, { skip: leaving !== undefined });
  const expense = leaving ?? currentData;

  if (!expense) return <NoExpense {...{ project, error }} onRetry={refetch} />;
  if (expense.project.uuid !== project.uuid)
    return <Navigate replace to={`${expensesPath(expense.project.uuid)}/${expense.uuid}`} />;
  return (
    <>
      <DocumentHead
        back={{ to: expensesPath(project.uuid), text: 'Expenses' }}
        title={`Bill ${expense.ref_no}`}
        extra={<StatusTag status={expense.status} />}
        actions={<DeleteExpenseButton expense={expense} onDeleting={setLeaving} />}
      />
      <UpdateExpenseForm key={expense.uuid} expense={expense} />
    </>
  );
}

type NoExpenseProps = { project: Project; error: unknown; onRetry: () => unknown };

const NoExpense = ({ project, ...call }: NoExpenseProps) => (
  <CallState {...call} notFound="Expense not found.">
    <p>It may have been deleted, or you may not have access.</p>
    <Link to={expensesPath(project.uuid)}>All expenses of the project</Link>
  </CallState>
);
