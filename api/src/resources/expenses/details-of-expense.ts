import { type ExpenseDetails } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Viewpoint } from '../../figures/viewpoint';
import { notFound } from '../../http/errors';
import { expenseByNumber, expenseState } from './expenses.queries';

/** An expense with what only its form shows. */
export async function detailsOfExpense(db: Db, id: number, view: Viewpoint): Promise<ExpenseDetails> {
  const expense = await expenseByNumber(db, id, view);
  const state = await expenseState(db, id);
  if (!expense || !state) throw notFound('Expense');
  return { ...expense, ...state };
}
