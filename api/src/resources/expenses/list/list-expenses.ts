import { type ExpenseGroup, isGranted, type ListedExpense, type ListReply } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { paymentGuards } from '../../../figures/payment-guards';
import { type Viewpoint } from '../../../figures/viewpoint';
import { viewpointOf } from '../../../http/as-of';
import { type Context } from '../../../http/context';
import { readList, replyList } from '../../../http/list';
import {
  AGED_SUMS,
  documentFilters,
  EXPENSE_SUMS,
  flag,
  groupingOf,
  groupOffer,
  recordReference,
  replyGroups,
} from '../../../lists';
import { requireProject } from '../../projects/require-project';
import {
  agedTotalsOfExpenses,
  EXPENSE_SORTS,
  type ExpenseFilter,
  groupsOfExpenses,
  pageOfExpenses,
  totalsOfExpenses,
} from './expense-list.queries';
import { expensesByNumber } from '../expenses.queries';

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
    aged: flag('aged'),
  },
};

/**
 * One page of the caller's expenses, of one project when it is given, with the sums of all that are filtered;
 * `guards=1` adds what a payer should know, `aged=1` the ageing columns. docs/domain/dashboards-and-reports.md#ageing
 */
export async function listExpenses(request: FastifyRequest, project?: string): Promise<ListReply<ListedExpense>> {
  const { context } = request;
  if (project !== undefined) await requireProject(context.db, context, project);
  const query = { ...(request.query as Record<string, unknown>), ...(project !== undefined && { project }) };
  const list = readList(query, EXPENSE_LIST);
  const { guards, aged, ...filters } = list.filters;
  const filter: ExpenseFilter = { ...viewpointOf(request), search: list.search, ...filters };

  const isAged = aged !== undefined;

  const { total, totals } = await totalsOfExpenses(context, filter);
  return replyList(list, {
    total,
    totals: isAged ? { ...totals, ...(await agedTotalsOfExpenses(context, filter)) } : totals,
    rows: async (window) => {
      const ids = await pageOfExpenses(context, filter, list, window);
      const rows = await expensesByNumber(context.db, ids, filter, isAged);
      return guards ? withGuards(context, rows, filter) : rows;
    },
  });
}

const { guards: _ofPayers, aged: _always, ...GROUPED_FILTERS } = EXPENSE_LIST.filters;

/** What a list of groups of expenses takes. */
export const EXPENSE_GROUP_LIST = groupOffer(GROUPED_FILTERS, [...EXPENSE_SUMS, ...AGED_SUMS]);

/** The caller's expenses by project or contractor, each with its sums; it takes the list's filters. lists-and-search.md#groups */
export async function listExpenseGroups(request: FastifyRequest): Promise<ListReply<ExpenseGroup>> {
  const { context } = request;
  const list = readList(request.query, EXPENSE_GROUP_LIST);
  const { group_by: _by, ...filters } = list.filters;
  const filter: ExpenseFilter = { ...viewpointOf(request), search: list.search, ...filters };
  const by = groupingOf(list.filters);

  const { total, totals } = await totalsOfExpenses(context, filter);
  const aged = await agedTotalsOfExpenses(context, filter);
  return replyGroups<ExpenseGroup>(context, list, ['expenses', by, filter], {
    groups: await groupsOfExpenses(context, filter, by),
    totals: { total, totals: { ...totals, ...aged } },
  });
}

async function withGuards(context: Context, rows: readonly ListedExpense[], view: Viewpoint): Promise<ListedExpense[]> {
  if (!isGranted(context.user.permissions, 'payment.manage')) return [...rows];
  const guards = await paymentGuards(
    context,
    rows.map(({ id }) => id),
    view,
  );
  return rows.map((row) => ({ ...row, guards: guards.get(row.id) }));
}
