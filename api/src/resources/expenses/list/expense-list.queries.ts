import { type AgedTotals, type Grouping } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import { hasPeriod, joinPaidAround, settlement } from '../../../figures/settlement';
import {
  areAllOpen,
  areFew,
  beginning,
  choosesByPeriod,
  choosesBySettlement,
  documentConditions,
  type DocumentFilter,
  filled,
  foundBySearch,
  type Groups,
  hasLines,
  isAmong,
  isSetOfDays,
  isWholeSet,
  OF_CONTRACTOR,
  OF_PROJECT,
  orderOfBalance,
  orderOfOverdue,
  orderOfRare,
  pageOfNumbers,
  type PageWindow,
  recordsNamed,
  type SortColumns,
  sumsOfDays,
  sumsOfRows,
  type SumsSource,
  withinList,
} from '../../../lists';
import { projectScope } from '../../../http/project-scope.queries';
import { cachedUntilWrite } from '../../../db/cached-until-write';
import { agedSums } from '../../../figures/aged-columns';
import { pastTable } from '../../../figures/dated/table-as-of';
import { type Context } from '../../../http/context';

type Reference = string | number | undefined;

export type ExpenseFilter = DocumentFilter & {
  client?: Reference;
  contractor?: Reference;
  purchase_order?: Reference;
};

const PLAIN_SORTS = {
  created_at: filled(sql`expenses.created_at`),
  invoice_date: filled(sql`expenses.invoice_date`),
  due_date: filled(sql`expenses.due_date`),
  date_received: filled(sql`expenses.date_received`),
  ref_no: filled(sql`lower(expenses.ref_no)`),
  description: beginning(sql`expenses.description`),
  'project.name': filled(sql`lower(projects.name)`, sql`projects.id`),
  'contractor.name': filled(sql`lower(organisations.name)`, sql`organisations.id`),
  contractor_name: filled(sql`lower(organisations.name)`, sql`organisations.id`),
  'purchase_order.name': sql`lower(purchase_orders.po_no)`,
  status: filled(sql`expenses.status`),
  invoice_amt: filled(sql`expenses.invoice_amt`),
  tax_amt: orderOfRare(sql`expenses.tax_amt`),
  dc_note: orderOfRare(sql`expenses.dc_note`),
  retention_amt: filled(sql`expenses.retention_amt`),
  total_expenses: sql`expenses.total_expenses`,
  write_off_amt: filled(sql`expenses.write_off_amt`),
  write_off_date: sql`expenses.write_off_date`,
  write_off_reason: sql`lower(expenses.write_off_reason)`,
};

const SETTLEMENT_SORTS = [
  'total_payment',
  'total_payable',
  'total_paid_in_period',
  'payment_amt',
  'balance',
  'overdue',
] as const;

export type ExpenseSort = keyof typeof PLAIN_SORTS | (typeof SETTLEMENT_SORTS)[number];

export const EXPENSE_SORTS = [...Object.keys(PLAIN_SORTS), ...SETTLEMENT_SORTS] as ExpenseSort[];

function sortColumns(view: ExpenseFilter): SortColumns<ExpenseSort> {
  const { totalPayment, payable, paidInPeriod } = settlement('expenses', view);
  return {
    ...PLAIN_SORTS,
    total_payment: filled(totalPayment),
    total_payable: filled(payable),
    total_paid_in_period: filled(paidInPeriod),
    payment_amt: orderOfBalance('expenses', view, areAllOpen(view)),
    balance: orderOfBalance('expenses', view, areAllOpen(view)),
    overdue: orderOfOverdue('expenses', view, areAllOpen(view)),
  };
}

const JOINS: Partial<Record<ExpenseSort, ReturnType<typeof sql>>> = {
  'project.name': sql`join projects on projects.id = expenses.project_id`,
  'contractor.name': sql`join organisations on organisations.id = expenses.contractor_id`,
  contractor_name: sql`join organisations on organisations.id = expenses.contractor_id`,
  'purchase_order.name': sql`left join purchase_orders on purchase_orders.id = expenses.purchase_order_id`,
};

// What the page is sorted by, and what its conditions ask about; nothing else is joined.
function joinsFor(sort: ExpenseSort, filter: ExpenseFilter) {
  if (!JOINS[sort] && !hasPeriod(filter)) return undefined;
  const isSettled = SETTLEMENT_SORTS.some((key) => key === sort) || choosesBySettlement(filter);
  return sql`${JOINS[sort] ?? sql``} ${isSettled ? joinPaidAround('expenses', filter) : sql``}`;
}

const conditionsOf = (context: Context, filter: ExpenseFilter, areMany = false) => [
  projectScope(context, 'expenses.project_id'),
  ...documentConditions('expenses', filter),
  isOfClient('expenses.project_id', filter.client),
  refersTo('expenses.contractor_id', 'organisations', filter.contractor),
  refersTo('expenses.purchase_order_id', 'purchase_orders', filter.purchase_order),
  ...(filter.search === undefined ? [] : [searched(filter.search, areMany)]),
];

// Each way to match names the documents by a key of theirs, so that an index finds them.
const searched = (search: string, areMany: boolean) => sql`(
  ${hasLines(search, 'expenses.id', 'expense_texts', areMany)}
  or ${isAmong('expenses.project_id', recordsNamed(search, 'projects'), areMany)}
  or ${isAmong('expenses.contractor_id', recordsNamed(search, 'organisations'), areMany)}
)`;

const SUMS = sql`
  coalesce(sum(amount), 0.00) as invoice_amt, coalesce(sum(tax), 0.00) as tax_amt,
  coalesce(sum(note), 0.00) as dc_note, coalesce(sum(retention), 0.00) as retention_amt,
  coalesce(sum(amount + tax), 0.00) as total_expenses, coalesce(sum(paid), 0.00) as total_payment,
  coalesce(sum(payable), 0.00) as total_payable, coalesce(sum(paid_in_period), 0.00) as total_paid_in_period,
  coalesce(sum(write_off), 0.00) as write_off_amt,
  coalesce(sum(balance), 0.00) as payment_amt, coalesce(sum(balance), 0.00) as balance`;

const sumsOfProjects = (context: Context, { project, client }: ExpenseFilter): SumsSource => sql`(
  select expenses as documents, expensed + expense_dc_notes + expense_write_offs - expense_tax as amount, expense_tax as tax,
    expense_dc_notes as note, expense_retention as retention, paid,
    expensed + expense_write_offs - expense_retention as payable, paid as paid_in_period,
    expense_write_offs as write_off, project_totals.payable as balance
  from project_totals
  where ${projectScope(context, 'project_totals.project_id')} and ${refersTo('project_totals.project_id', 'projects', project)}
    and ${isOfClient('project_totals.project_id', client)}
)`;

// Undefined too where a period decides what is found.
async function foundBefore(context: Context, filter: ExpenseFilter) {
  const { search } = filter;
  if (search === undefined || choosesByPeriod(filter)) return undefined;
  const conditions = conditionsOf(context, filter);
  const from = pastTable('expenses', filter, withinList(filter));
  const query = { table: 'expenses', from, search, kept: ['expense_texts'], conditions };
  return foundBySearch(context.db, [context.scope, filter], query);
}

async function sumsOf(context: Context, filter: ExpenseFilter): Promise<SumsSource> {
  const hasOwn = filter.contractor !== undefined || filter.purchase_order !== undefined;
  if (!hasOwn && filter.client === undefined && context.scope.kind === 'all' && isSetOfDays(filter))
    return sumsOfDays('expenses', filter);
  if (!hasOwn && isWholeSet(filter)) return sumsOfProjects(context, filter);
  return rowsOf(context, filter);
}

const rowsOf = async (context: Context, filter: ExpenseFilter) =>
  sumsOfRows('expenses', filter, (await foundBefore(context, filter)) ?? conditionsOf(context, filter));

/** Balances of a list's open expenses by ageing bucket, and what is retained of all of them. */
export const agedTotalsOfExpenses = (context: Context, filter: ExpenseFilter) =>
  cachedUntilWrite(context.db, ['aged-expenses', context.scope, filter], async () => {
    const { rows } = await sql<AgedTotals>`
      select ${agedSums(filter)} from ${await rowsOf(context, filter)} sums`.execute(context.db);
    return rows[0];
  });

/** The expenses of a list by project or by contractor. */
export const groupsOfExpenses = async (context: Context, filter: ExpenseFilter, by: Grouping): Promise<Groups> => ({
  source: await rowsOf(context, filter),
  sums: sql`${SUMS}, ${agedSums(filter)}`,
  key: by === 'party' ? OF_CONTRACTOR : OF_PROJECT,
});

/** How many expenses a list has, and the sums over all of them. */
export const totalsOfExpenses = (context: Context, filter: ExpenseFilter) =>
  cachedUntilWrite(context.db, ['expenses', context.scope, filter], async () => {
    const { rows } = await sql<{ total: number } & Record<string, string>>`
      select coalesce(sum(documents), 0)::bigint as total, ${SUMS} from ${await sumsOf(context, filter)} sums`.execute(
      context.db,
    );
    const { total, ...totals } = rows[0] ?? { total: 0 };
    return { total, totals };
  });

/** Numbers of the expenses on one page. */
export const pageOfExpenses = async (
  context: Context,
  filter: ExpenseFilter,
  by: { sort: ExpenseSort; order: 'asc' | 'desc' },
  window: PageWindow,
) =>
  pageOfNumbers(context.db, {
    table: 'expenses',
    from: pastTable('expenses', filter, withinList(filter)),
    isSearched: filter.search !== undefined,
    joins: joinsFor(by.sort, filter),
    areOfJoins: choosesByPeriod(filter),
    conditions: (await foundBefore(context, filter)) ?? conditionsOf(context, filter, !areFew(window.total)),
    by,
    columns: sortColumns(filter),
    window,
  });
