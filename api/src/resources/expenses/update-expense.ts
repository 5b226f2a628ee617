import { type ExpenseInput, type ExpenseUpdate, LASTING_EXPENSE_FIELDS } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { conflict } from '../../http/errors';
import { changeDocument, type Changing } from '../documents/change-document';
import { refuseOtherProject } from '../documents/lock-document';
import { type DocumentRow } from '../documents/documents.queries';
import { isPaid, refuseWrittenOff } from '../documents/settled';
import { expenseColumns } from './expense-columns';
import { changedReferences, type ExpenseReferences } from './expense-references';
import { detailsOfExpense } from './details-of-expense';

/**
 * Changes an expense that is not written off. What was paid stays paid: the rest may not fall below nothing, nor become
 * another contractor's. Once exported only dates and the description change. docs/domain/expenses.md#what-may-change
 */
export const updateExpense = changeDocument('expenses', changesOf, detailsOfExpense);

async function changesOf({ db, context, project, document }: Changing<'expenses'>, input: ExpenseUpdate) {
  refuseWrittenOff('expense', document);
  refuseOtherProject(input.project_uuid, project);

  const changes = {
    ...expenseColumns({ ...asTyped(document), ...input }, context.today, document.paid_total),
    ...(await changedReferences(db, document, input)),
  } satisfies StoredFields<ExpenseUpdate, ExpenseReferences & { project_uuid: never }>;
  refuseOtherPayee(document, changes);
  refuseChangeOfExported(document, changes);
  return changes;
}

type Row = DocumentRow<'expenses'>;

// What a partial body is laid over. An order and an account code that are not sent stay by `changedReferences`.
const asTyped = ({ project_id, contractor_id, ...expense }: Row) =>
  ({
    project_uuid: project_id,
    contractor_uuid: contractor_id,
    ref_no: expense.ref_no,
    description: expense.description,
    invoice_date: expense.invoice_date,
    date_received: expense.date_received,
    due_date: expense.due_date,
    invoice_amt: expense.invoice_amt,
    tax_amt: expense.tax_amt,
    dc_note: expense.dc_note,
    retention_amt: expense.retention_amt,
  }) satisfies StoredFields<ExpenseInput, { purchase_order_uuid: never; account_code_uuid: never }>;

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
