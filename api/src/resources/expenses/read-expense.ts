import { type ExpenseDetails } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { type Db } from '../../db/database';
import { type Viewpoint } from '../../figures/viewpoint';
import { asOf } from '../../http/as-of';
import { notFound } from '../../http/errors';
import { requireDocument } from '../documents/lock-document';
import { expenseState, expensesByNumber } from './expenses.queries';

/** One expense of the caller as of the day of the query. */
export async function readExpense(request: FastifyRequest, reference: string): Promise<ExpenseDetails> {
  const { context } = request;
  const { id } = await requireDocument(context.db, context, 'expenses', reference);
  return detailsOfExpense(context.db, id, { asOf: asOf(request), today: context.today });
}

/** An expense with what only its form shows. */
export async function detailsOfExpense(db: Db, id: number, view: Viewpoint): Promise<ExpenseDetails> {
  const [expense] = await expensesByNumber(db, [id], view);
  const state = await expenseState(db, id);
  if (!expense || !state) throw notFound('Expense');
  return { ...expense, ...state };
}
