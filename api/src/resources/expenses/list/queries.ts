import { type Expense } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { filled, matchesSearch, orderBy, type SortColumns } from '../../../db/list-sql';
import { projectScope } from '../../../db/project-scope';
import { isRecord } from '../../../db/record-reference';
import { documentConditions, type DocumentFilter, isWholeSet } from '../../../figures/document-filter';
import { paidAround, settlement, type Statement } from '../../../figures/settlement';
import { type Context } from '../../../http/context';
import { type Window } from '../../../http/list';

export type ExpenseFilter = DocumentFilter & {
  contractor?: string | number | undefined;
  purchase_order?: string | number | undefined;
};

const PLAIN_SORTS = {
  created_at: filled(sql`expenses.created_at`),
  invoice_date: filled(sql`expenses.invoice_date`),
  due_date: filled(sql`expenses.due_date`),
  date_received: filled(sql`expenses.date_received`),
  ref_no: filled(sql`lower(expenses.ref_no)`),
  description: sql`lower(expenses.description)`,
  'project.name': sql`lower(projects.name)`,
  'contractor.name': sql`lower(organisations.name)`,
  contractor_name: sql`lower(organisations.name)`,
  'purchase_order.name': sql`lower(purchase_orders.po_no)`,
  status: filled(sql`expenses.status`),
  invoice_amt: filled(sql`expenses.invoice_amt`),
  tax_amt: filled(sql`expenses.tax_amt`),
  dc_note: filled(sql`expenses.dc_note`),
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

function sortColumns(view: Statement): SortColumns<ExpenseSort> {
  const { totalPayment, payable, paidInPeriod, balance, overdue } = settlement('expenses', view);
  return {
    ...PLAIN_SORTS,
    total_payment: totalPayment,
    total_payable: payable,
    total_paid_in_period: paidInPeriod,
    payment_amt: balance,
    balance,
    overdue,
  };
}

const from = (view: Statement, ids?: readonly number[]) => sql`
  expenses
  join projects on projects.id = expenses.project_id
  join organisations on organisations.id = expenses.contractor_id
  left join purchase_orders on purchase_orders.id = expenses.purchase_order_id
  left join ${paidAround('expenses', view, ids)} since on since.document_id = expenses.id`;

function selected(context: Context, filter: ExpenseFilter) {
  const conditions = [
    projectScope(context, 'expenses.project_id'),
    ...documentConditions('expenses', filter),
    matchesSearch(filter.search, ['expenses.ref_no', 'expenses.description', 'organisations.name', 'projects.name']),
    ...(filter.contractor === undefined ? [] : [isRecord('organisations', filter.contractor)]),
    ...(filter.purchase_order === undefined ? [] : [isRecord('purchase_orders', filter.purchase_order)]),
  ];
  return sql.join(conditions, sql` and `);
}

type Totals = { total: number } & Record<string, string>;

// A million expenses add up in the time of their projects.
const sumsOfProjects = (context: Context, { project }: ExpenseFilter) => sql<Totals>`
  select coalesce(sum(expenses), 0)::bigint as total,
    coalesce(sum(billed - expense_tax), 0.00) as invoice_amt, coalesce(sum(expense_tax), 0.00) as tax_amt,
    coalesce(sum(expense_dc_notes), 0.00) as dc_note, coalesce(sum(expense_retention), 0.00) as retention_amt,
    coalesce(sum(billed), 0.00) as total_expenses, coalesce(sum(paid), 0.00) as total_payment,
    coalesce(sum(billed - expense_dc_notes - expense_retention), 0.00) as total_payable,
    coalesce(sum(paid), 0.00) as total_paid_in_period, coalesce(sum(expense_write_offs), 0.00) as write_off_amt,
    coalesce(sum(payable), 0.00) as payment_amt, coalesce(sum(payable), 0.00) as balance
  from (select *, expensed + expense_dc_notes + expense_write_offs as billed from project_totals) totals
  join projects on projects.id = totals.project_id
  where ${projectScope(context)} and ${project === undefined ? sql`true` : isRecord('projects', project)}`;

/** How many expenses a list has, and the sums over all of them. */
export async function totalsOfExpenses(context: Context, filter: ExpenseFilter) {
  const isOfProjects = isWholeSet(filter) && filter.contractor === undefined && filter.purchase_order === undefined;
  const query = isOfProjects ? sumsOfProjects(context, filter) : sumsOfRows(context, filter);
  const { rows } = await query.execute(context.db);
  const { total, ...totals } = rows[0] ?? { total: 0 };
  return { total, totals };
}

function sumsOfRows(context: Context, filter: ExpenseFilter) {
  const { totalPayment, payable, paidInPeriod, balance } = settlement('expenses', filter);
  return sql<Totals>`
    select count(*) as total,
      coalesce(sum(expenses.invoice_amt), 0.00) as invoice_amt, coalesce(sum(expenses.tax_amt), 0.00) as tax_amt,
      coalesce(sum(expenses.dc_note), 0.00) as dc_note, coalesce(sum(expenses.retention_amt), 0.00) as retention_amt,
      coalesce(sum(expenses.total_expenses), 0.00) as total_expenses, coalesce(sum(${totalPayment}), 0.00) as total_payment,
      coalesce(sum(${payable}), 0.00) as total_payable, coalesce(sum(${paidInPeriod}), 0.00) as total_paid_in_period,
      coalesce(sum(expenses.write_off_amt), 0.00) as write_off_amt,
      coalesce(sum(${balance}), 0.00) as payment_amt, coalesce(sum(${balance}), 0.00) as balance
    from ${from(filter)} where ${selected(context, filter)}`;
}

/** Numbers of the expenses on one page. */
export async function pageOfExpenses(
  context: Context,
  filter: ExpenseFilter,
  by: { sort: ExpenseSort; order: 'asc' | 'desc' },
  { limit, offset }: Window,
) {
  const { rows } = await sql<{ id: number }>`
    select expenses.id from ${from(filter)} where ${selected(context, filter)}
    ${orderBy(by, sortColumns(filter), sql`expenses.id`)} limit ${limit} offset ${offset}`.execute(context.db);
  return rows.map(({ id }) => id);
}

/** Expenses in the order of their numbers, seen from a viewpoint; `payment_amt` starts the bulk payment's input at the balance. */
export async function expensesByNumber(db: Db, ids: readonly number[], view: Statement): Promise<Expense[]> {
  const { totalPayment, payable, paidInPeriod, balance, overdue } = settlement('expenses', view);
  const { rows } = await sql<Expense>`
    select expenses.id, expenses.uuid, expenses.version, expenses.created_at,
      json_build_object('uuid', projects.uuid, 'name', projects.name) as project,
      json_build_object('uuid', organisations.uuid, 'name', organisations.name) as contractor, organisations.name as contractor_name,
      case when purchase_orders.id is not null then json_build_object('uuid', purchase_orders.uuid, 'name', purchase_orders.po_no) end as purchase_order,
      expenses.ref_no, expenses.description, expenses.invoice_date, expenses.date_received, expenses.due_date,
      expenses.invoice_amt, expenses.tax_amt, expenses.dc_note, expenses.retention_amt, expenses.total_expenses,
      ${totalPayment} as total_payment, ${paidInPeriod} as total_paid_in_period, ${payable} as total_payable,
      expenses.write_off_amt, expenses.write_off_date, expenses.write_off_reason,
      ${balance} as payment_amt, ${balance} as balance, ${overdue} as overdue, expenses.status
    from ${from(view, ids)} where expenses.id = any(${ids}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
