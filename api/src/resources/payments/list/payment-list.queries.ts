import { type Grouping } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import {
  type AmountRange,
  areFew,
  columnsMatch,
  filled,
  foundBySearch,
  type GroupKey,
  type Groups,
  hasLines,
  isAmong,
  matchesSearch,
  OF_PROJECT,
  pageOfNumbers,
  type PageWindow,
  projectsOfNames,
  recordsNamed,
  type SortColumn,
  withinAmounts,
  withinDays,
} from '../../../lists';
import { projectScope } from '../../../http/project-scope.queries';
import { cachedUntilWrite } from '../../../db/cached-until-write';
import { type Context } from '../../../http/context';

function ofDirection(direction: 'IN' | 'OUT'): SortColumn {
  return {
    given: sql`payments.direction = ${sql.lit(direction)}`,
    none: sql`payments.direction <> ${sql.lit(direction)}`,
    value: filled(sql`payments.payment_amt`),
    countLeast: false,
  };
}

const SORTS = {
  payment_date: filled(sql`payments.payment_date`),
  payment_date_timestamp: filled(sql`payments.payment_date`),
  payment_amt: filled(sql`payments.payment_amt`),
  credit: ofDirection('IN'),
  debit: ofDirection('OUT'),
  bank: sql`lower(payments.bank)`,
  cheque_no: sql`lower(payments.cheque_no)`,
  cert_no_or_ref_no: sql`lower(coalesce(invoices.cert_no, invoices.invoice_no, expenses.ref_no))`,
  client_or_contractor_name: sql`lower(case when payments.direction = 'IN' then clients.name else organisations.name end)`,
  'project.name': filled(sql`lower(projects.name)`, sql`projects.id`),
  'client.name': filled(sql`lower(clients.name)`, sql`clients.id`),
  created_at: filled(sql`payments.created_at`),
};

export type PaymentSort = keyof typeof SORTS;

export const PAYMENT_SORTS = Object.keys(SORTS) as PaymentSort[];

type Reference = string | number | undefined;

export type PaymentFilter = AmountRange & {
  search: string | undefined;
  cashflow?: 'IN' | 'OUT' | undefined;
  project?: Reference;
  client?: Reference;
  contractor?: Reference;
  invoice?: Reference;
  expense?: Reference;
  payment_record?: Reference;
  bank?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const TO_PROJECT = sql`join projects on projects.id = payments.project_id`;
const TO_CLIENT = sql`${TO_PROJECT} join clients on clients.id = projects.client_id`;
const TO_DOCUMENT = sql`
  left join invoices on invoices.id = payments.invoice_id
  left join expenses on expenses.id = payments.expense_id`;

const JOINS: Partial<Record<PaymentSort, ReturnType<typeof sql>>> = {
  'project.name': TO_PROJECT,
  'client.name': TO_CLIENT,
  cert_no_or_ref_no: TO_DOCUMENT,
  client_or_contractor_name: sql`${TO_CLIENT} ${TO_DOCUMENT} left join organisations on organisations.id = expenses.contractor_id`,
};

const conditionsOf = (context: Context, filter: PaymentFilter, areMany = false) => [
  sql`payments.deleted_at is null`,
  projectScope(context, 'payments.project_id'),
  ...(filter.cashflow ? [sql`payments.direction = ${sql.lit(filter.cashflow)}`] : []),
  refersTo('payments.project_id', 'projects', filter.project),
  isOfClient('payments.project_id', filter.client),
  refersTo('payments.invoice_id', 'invoices', filter.invoice),
  refersTo('payments.expense_id', 'expenses', filter.expense),
  refersTo('payments.payment_record_id', 'payment_records', filter.payment_record),
  ...(filter.contractor === undefined ? [] : [toContractor(filter.contractor)]),
  ...(filter.bank === undefined ? [] : [sql`lower(payments.bank) = ${filter.bank.toLowerCase()}`]),
  ...withinDays('payments.payment_date', filter.from, filter.to),
  ...withinAmounts('payments.payment_amt', filter),
  ...(filter.search === undefined ? [] : [searched(filter.search, areMany)]),
];

const toContractor = (contractor: string | number) => sql`payments.expense_id = any(array(
  select expenses.id from expenses where ${refersTo('expenses.contractor_id', 'organisations', contractor)}
))`;

const invoicesNumbered = (search: string) => sql`
  select invoices.id from invoices
  where ${hasLines(search, 'invoices.id', 'invoice_texts', false)} and ${matchesSearch(search, ['invoices.cert_no', 'invoices.invoice_no'])}`;

const expensesOf = (search: string) => sql`
  select expenses.id from expenses
  where ${hasLines(search, 'expenses.id', 'expense_texts', false)} and ${matchesSearch(search, ['expenses.ref_no'])}
  union all
  select expenses.id from expenses
  where contractor_id = any(array(${recordsNamed(search, 'organisations')}))`;

// A row of a batch has the batch's bank and cheque.
const recordsOf = (search: string) =>
  sql`select id from payment_records where ${columnsMatch(search, 'payment_records', ['bank', 'cheque_no'])}`;

// Each way to match names the payments by a key of theirs, so that an index finds them.
const searched = (search: string, areMany: boolean) => sql`(
  payments.payment_record_id is null and ${columnsMatch(search, 'payments', ['bank', 'cheque_no'])}
  or ${isAmong('payments.payment_record_id', recordsOf(search), areMany)}
  or ${isAmong('payments.invoice_id', invoicesNumbered(search), areMany)}
  or ${isAmong('payments.expense_id', expensesOf(search), areMany)}
  or ${isAmong('payments.project_id', projectsOfNames(search), areMany)}
)`;

// What a day's sums can answer needs no payment.
const isSetOfDays = ({ cashflow: _cashflow, from: _from, to: _to, ...others }: PaymentFilter) =>
  Object.values(others).every((value) => value === undefined);

const days = ({ cashflow, from, to }: PaymentFilter) => sql`(
  select direction, payments as documents, amount from payment_days
  where ${cashflow ? sql`direction = ${cashflow}` : sql`true`} and ${sql.join([sql`true`, ...withinDays('payment_days.payment_date', from, to)], sql` and `)}
)`;

async function foundBefore(context: Context, filter: PaymentFilter) {
  const { search } = filter;
  if (search === undefined) return undefined;
  const conditions = conditionsOf(context, filter);
  const query = { table: 'payments', search, kept: ['invoice_texts', 'expense_texts'], conditions };
  return foundBySearch(context.db, [context.scope, filter], query);
}

async function rowsOf(context: Context, filter: PaymentFilter) {
  const conditions = (await foundBefore(context, filter)) ?? conditionsOf(context, filter);
  return sql`(
    select project_id, expense_id, direction, 1 as documents, payment_amt as amount from payments where ${sql.join(conditions, sql` and `)}
  )`;
}

const SUMS = sql`
  coalesce(sum(amount) filter (where direction = 'IN'), 0.00) as credit,
  coalesce(sum(amount) filter (where direction = 'OUT'), 0.00) as debit,
  coalesce(sum(amount), 0.00) as payment_amt`;

const OF_PARTY: GroupKey = {
  kind: sql`case when direction = 'IN' then 'client' else 'contractor' end`,
  record: sql`case when direction = 'IN' then projects.client_id else expenses.contractor_id end`,
  joins: sql`join projects on projects.id = sums.project_id left join expenses on expenses.id = sums.expense_id`,
};

/** The payments of a list by project, or by the client that paid and the contractor that was paid. */
export const groupsOfPayments = async (context: Context, filter: PaymentFilter, by: Grouping): Promise<Groups> => ({
  source: await rowsOf(context, filter),
  sums: SUMS,
  key: by === 'party' ? OF_PARTY : OF_PROJECT,
});

/** How many payments a list has, and the sums over all of them. */
export const totalsOfPayments = (context: Context, filter: PaymentFilter) =>
  cachedUntilWrite(context.db, ['payments', context.scope, filter], async () => {
    const isOfDays = context.scope.kind === 'all' && isSetOfDays(filter);
    const { rows } = await sql<{ total: number; credit: string; debit: string; payment_amt: string }>`
      select coalesce(sum(documents), 0)::bigint as total, ${SUMS}
      from ${isOfDays ? days(filter) : await rowsOf(context, filter)} sums`.execute(context.db);
    const { total, ...totals } = rows[0] ?? { total: 0 };
    return { total, totals };
  });

/** Numbers of the payments on one page. */
export const pageOfPayments = async (
  context: Context,
  filter: PaymentFilter,
  by: { sort: PaymentSort; order: 'asc' | 'desc' },
  window: PageWindow,
) =>
  pageOfNumbers(context.db, {
    table: 'payments',
    isSearched: filter.search !== undefined,
    joins: JOINS[by.sort],
    conditions: (await foundBefore(context, filter)) ?? conditionsOf(context, filter, !areFew(window.total)),
    by,
    columns: SORTS,
    window,
  });
