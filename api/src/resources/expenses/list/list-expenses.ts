import { type Expense, type ListReply } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { asOf } from '../../../http/as-of';
import { readList, replyList } from '../../../http/list';
import { documentFilters, recordReference } from '../../list-filters';
import { requireProject } from '../../projects/require-project';
import { EXPENSE_SORTS, type ExpenseFilter, expensesByNumber, pageOfExpenses, totalsOfExpenses } from './queries';

/** What a list of expenses takes. */
export const EXPENSE_LIST = {
  sortable: EXPENSE_SORTS,
  defaultSort: { sort: 'created_at', order: 'desc' } as const,
  filters: {
    ...documentFilters,
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    purchase_order: recordReference('purchase_order'),
  },
};

/** One page of the caller's expenses, of one project when it is given, with the sums of all that are filtered. Decision §2. */
export async function listExpenses(request: FastifyRequest, project?: string): Promise<ListReply<Expense>> {
  const { context } = request;
  if (project !== undefined) await requireProject(context.db, context, project);
  const query = { ...(request.query as Record<string, unknown>), ...(project !== undefined && { project }) };
  const list = readList(query, EXPENSE_LIST);
  const filter: ExpenseFilter = { asOf: asOf(request), today: context.today, search: list.search, ...list.filters };

  const { total, totals } = await totalsOfExpenses(context, filter);
  return replyList(list, {
    total,
    totals,
    rows: async (window) => expensesByNumber(context.db, await pageOfExpenses(context, filter, list, window), filter),
  });
}
