import { type ExpenseUpdate, LASTING_EXPENSE_FIELDS } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { conflict } from '../../http/errors/errors';
import { changeDocument, type Changing } from '../documents/change-document';
import { refuseOtherProject } from '../documents/lock-document';
import { type DocumentRow } from '../documents/documents.queries';
import { isPaid, refuseWrittenOff } from '../documents/settled';
import { expenseColumns } from './expense-columns';
import { changedReferences, type ExpenseReferences } from './expense-references';
import { detailsOfExpense } from './expenses.queries';

/**
 * Changes an expense that is not written off. Once paid, what is payable may not fall below what was paid, and the
 * contractor is fixed; once exported only dates and the description change. docs/domain/expenses.md#what-may-change
 */
export const updateExpense = changeDocument('expenses', changesOf, detailsOfExpense);

async function changesOf({ db, context, project, document }: Changing<'expenses'>, input: ExpenseUpdate) {
  refuseWrittenOff('expense', document);
  refuseOtherProject(input.project_uuid, project);

  const changes = {
    ...expenseColumns({ ...document, ...input }, context.today, document.paid_total),
    ...(await changedReferences(db, document, input)),
  } satisfies StoredFields<ExpenseUpdate, ExpenseReferences & { project_uuid: never }>;
  refuseOtherPayee(document, changes);
  refuseChangeOfExported(document, changes);
  return changes;
}

type Row = DocumentRow<'expenses'>;

function refuseOtherPayee(expense: Row, changes: Pick<Row, 'contractor_id'>) {
  if (isPaid(expense) && changes.contractor_id !== expense.contractor_id)
    throw conflict('The contractor cannot change once the expense has payments.');
}

function refuseChangeOfExported(expense: Row, changes: Partial<Row>) {
  if (expense.exported_at === null) return;
  const isOther = ([column, value]: [string, unknown]) =>
    !LASTING_EXPENSE_FIELDS.some((field) => field === column) && value !== expense[column as keyof Row];
  if (Object.entries(changes).some(isOther))
    throw conflict('The expense was exported: only its dates and Description may change.');
}
