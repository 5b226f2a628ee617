import { type Expense, type ExpenseInput } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { requireProject } from '../projects/require-project';
import { expenseColumns } from './expense-columns';
import { type ExpenseReferences, expenseReferences } from './expense-references';
import { expensesByNumber, insertExpense } from './expenses.queries';

/** Records a contractor's or supplier's bill. docs/domain/expenses.md#fields */
export const createExpense = (context: Context, input: ExpenseInput): Promise<Expense | undefined> =>
  inTransaction(context, async (db) => {
    const project = await requireProject(db, context, input.project_uuid, 'share');
    const references = await expenseReferences(db, project.id, input);

    const expense = await insertExpense(db, {
      ...references,
      ...expenseColumns(input, context.today),
      project_id: project.id,
    } satisfies StoredFields<ExpenseInput, ExpenseReferences & { project_uuid: 'project_id' }>);
    await audit(db, context, { action: 'expense.create', after: expense });
    const [reply] = await expensesByNumber(db, [expense.id], asOfToday(context));
    return reply;
  });
