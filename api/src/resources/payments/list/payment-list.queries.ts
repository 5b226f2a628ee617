import { choice, type PaymentTotals } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import { untilDay } from '../../../http/routes/as-of';
import { projectScope } from '../../../http/request/project-scope.queries';
import {
  amountFilters,
  columnsMatch,
  dayFilter,
  documentList,
  type Filtered,
  hasLines,
  isAmong,
  matchesSearch,
  natural,
  neverNull,
  projectsOfNames,
  recordReference,
  recordsNamed,
  type SortColumn,
  sumOf,
  textFilter,
  withinAmounts,
  withinDays,
} from '../../../lists';
import { documentCalls } from '../../documents/document-calls';
import { paymentsById } from '../payments.queries';

const FILTERS = {
  cashflow: choice('cashflow', ['IN', 'OUT']),
  project: recordReference('project'),
  client: recordReference('client'),
  contractor: recordReference('contractor'),
  invoice: recordReference('invoice'),
  expense: recordReference('expense'),
  payment_record: recordReference('payment_record'),
  bank: textFilter('bank'),
  from: dayFilter('from'),
  to: dayFilter('to'),
  ...amountFilters,
};

type PaymentFilter = Filtered<typeof FILTERS>;

function ofDirection(direction: 'IN' | 'OUT'): SortColumn {
  return {
    present: sql`payments.direction = ${sql.lit(direction)}`,
    absent: sql`payments.direction <> ${sql.lit(direction)}`,
    value: neverNull(sql`payments.payment_amt`),
    absentCountsLeast: false,
  };
}

const TO_PROJECT = sql`join projects on projects.id = payments.project_id`;
const TO_CLIENT = sql`${TO_PROJECT} join clients on clients.id = projects.client_id`;
const TO_DOCUMENT = sql`
  left join invoices on invoices.id = payments.invoice_id
  left join expenses on expenses.id = payments.expense_id`;

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

// The sums stored by day suffice without filters other than the direction and the days.
const isSetOfDays = ({ cashflow: _cashflow, from: _from, to: _to, ...others }: PaymentFilter) =>
  Object.values(others).every((value) => value === undefined);

const days = ({ cashflow, from, to }: PaymentFilter) => sql`(
  select direction, payments as documents, amount from payment_days
  where ${cashflow ? sql`direction = ${cashflow}` : sql`true`} and ${sql.join([sql`true`, ...withinDays('payment_days.payment_date', from, to)], sql` and `)}
)`;

const list = documentList({
  name: 'payments',
  table: 'payments',
  filters: FILTERS,
  viewOf: untilDay,
  sorts: {
    payment_date: neverNull(sql`payments.payment_date`),
    payment_date_timestamp: neverNull(sql`payments.payment_date`),
    payment_amt: neverNull(sql`payments.payment_amt`),
    credit: ofDirection('IN'),
    debit: ofDirection('OUT'),
    bank: sql`lower(payments.bank)`,
    cheque_no: natural(sql`payments.cheque_no`),
    cert_no_or_ref_no: natural(sql`coalesce(invoices.cert_no, invoices.invoice_no, expenses.ref_no)`),
    client_or_contractor_name: sql`lower(case when payments.direction = 'IN' then clients.name else organisations.name end)`,
    'project.name': neverNull(sql`lower(projects.name)`, sql`projects.id`),
    'client.name': neverNull(sql`lower(clients.name)`, sql`clients.id`),
    created_at: neverNull(sql`payments.created_at`),
  },
  joins: {
    'project.name': TO_PROJECT,
    'client.name': TO_CLIENT,
    cert_no_or_ref_no: TO_DOCUMENT,
    client_or_contractor_name: sql`${TO_CLIENT} ${TO_DOCUMENT} left join organisations on organisations.id = expenses.contractor_id`,
  },
  visible: (context) => [sql`payments.deleted_at is null`, projectScope(context, 'payments.project_id')],
  chosen: (filter) => [
    ...(filter.cashflow ? [sql`payments.direction = ${sql.lit(filter.cashflow)}`] : []),
    refersTo('payments.project_id', 'projects', filter.project),
    isOfClient('payments.project_id', filter.client),
    refersTo('payments.invoice_id', 'invoices', filter.invoice),
    refersTo('payments.expense_id', 'expenses', filter.expense),
    refersTo('payments.payment_record_id', 'payment_records', filter.payment_record),
    ...(filter.contractor === undefined ? [] : [toContractor(filter.contractor)]),
    ...(filter.bank === undefined ? [] : [sql`lower(payments.bank) = lower(${filter.bank})`]),
    ...withinDays('payments.payment_date', filter.from, filter.to),
    ...withinAmounts('payments.payment_amt', filter),
  ],
  // Each alternative compares a key of the payment, so that an index applies.
  searched: (search, areMany) => sql`(
    payments.payment_record_id is null and ${columnsMatch(search, 'payments', ['bank', 'cheque_no'])}
    or ${isAmong('payments.payment_record_id', recordsOf(search), areMany)}
    or ${isAmong('payments.invoice_id', invoicesNumbered(search), areMany)}
    or ${isAmong('payments.expense_id', expensesOf(search), areMany)}
    or ${isAmong('payments.project_id', projectsOfNames(search), areMany)}
  )`,
  lines: ['invoice_texts', 'expense_texts'],
  rows: () => sql`select project_id, expense_id, direction, 1 as documents, payment_amt as amount from payments`,
  kept: ({ scope }, filter) => (scope.kind === 'all' && isSetOfDays(filter) ? days(filter) : undefined),
  sums: {
    credit: sql`coalesce(sum(amount) filter (where direction = 'IN'), 0.00)`,
    debit: sql`coalesce(sum(amount) filter (where direction = 'OUT'), 0.00)`,
    payment_amt: sumOf('amount'),
  } satisfies Record<keyof PaymentTotals, unknown>,
  // The paying client, or the contractor that was paid.
  party: {
    kind: sql`case when direction = 'IN' then 'client' else 'contractor' end`,
    record: sql`case when direction = 'IN' then projects.client_id else expenses.contractor_id end`,
    joins: sql`join projects on projects.id = sums.project_id left join expenses on expenses.id = sums.expense_id`,
  },
});

// Sort keys in other tables need a lookup per row; beyond this many rows the request would time out.
const LOOKED_UP: readonly string[] = ['cert_no_or_ref_no', 'client_or_contractor_name'];
const MOST_LOOKED_UP = 200_000;

/**
 * The caller's payments up to the day of the query, with sums over all filtered ones; also grouped by project, client
 * or contractor. docs/domain/payments.md#payments-of-a-project-and-in-reports, docs/domain/lists-and-search.md#footers,
 * docs/domain/lists-and-search.md#the-query
 */
export const PAYMENTS = documentCalls({
  list,
  defaultSort: { sort: 'payment_date', order: 'desc' },
  isTooWide: (sort, total) => LOOKED_UP.includes(sort) && total > MOST_LOOKED_UP,
  rows: ({ db }, page) => paymentsById(db, page),
});
