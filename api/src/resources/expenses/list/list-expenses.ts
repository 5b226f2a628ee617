import { isGranted, type ListedExpense, type ListReply } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { paymentGuards } from '../../../figures/payment-guards';
import { asOf } from '../../../http/as-of';
import { type Context } from '../../../http/context';
import { readList, replyList } from '../../../http/list';
import { documentFilters, flag, recordReference } from '../../list-filters';
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
    guards: flag('guards'),
  },
};

/** One page of the caller's expenses, of one project when it is given, with the sums of all that are filtered; `guards=1` adds what a payer should know. Decision §2. */
export async function listExpenses(request: FastifyRequest, project?: string): Promise<ListReply<ListedExpense>> {
  const { context } = request;
  if (project !== undefined) await requireProject(context.db, context, project);
  const query = { ...(request.query as Record<string, unknown>), ...(project !== undefined && { project }) };
  const list = readList(query, EXPENSE_LIST);
  const { guards, ...filters } = list.filters;
  const filter: ExpenseFilter = { asOf: asOf(request), today: context.today, search: list.search, ...filters };

  const { total, totals } = await totalsOfExpenses(context, filter);
  return replyList(list, {
    total,
    totals,
    rows: async (window) => {
      const rows = await expensesByNumber(context.db, await pageOfExpenses(context, filter, list, window), filter);
      return guards ? withGuards(context, rows) : rows;
    },
  });
}

async function withGuards(context: Context, rows: readonly ListedExpense[]): Promise<ListedExpense[]> {
  if (!isGranted(context.user.permissions, 'payment.manage')) return [...rows];
  const guards = await paymentGuards(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, guards: guards.get(row.id) }));
}
