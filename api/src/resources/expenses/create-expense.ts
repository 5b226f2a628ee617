import { type ExpenseInput } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { createDocument, type Creating } from '../documents/change-document';
import { expenseColumns } from './expense-columns';
import { type ExpenseReferences, expenseReferences } from './expense-references';
import { expenseById } from './expenses.queries';

/** Records a contractor's or supplier's bill. docs/domain/expenses.md#fields */
export const createExpense = createDocument('expenses', columnsFor, expenseById);

async function columnsFor({ db, context, project }: Creating, input: ExpenseInput) {
  return {
    ...(await expenseReferences(db, project.id, input)),
    ...expenseColumns(input, context.today),
    project_id: project.id,
  } satisfies StoredFields<ExpenseInput, ExpenseReferences & { project_uuid: 'project_id' }>;
}
