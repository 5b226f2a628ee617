import { type ExpenseTotals, isGranted, type ListedExpense } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { refersTo } from '../../../db/record-reference';
import { paymentGuards } from '../../../figures/payment-guards';
import { type Viewpoint } from '../../../figures/viewpoint';
import { type Context } from '../../../http/request/context';
import {
  beginning,
  documentFilters,
  flag,
  hasLines,
  isAmong,
  natural,
  neverNull,
  OF_CONTRACTOR,
  orderOfRare,
  recordReference,
  recordsNamed,
  settledList,
  settlementOrder,
  sumOf,
} from '../../../lists';
import { documentCalls } from '../../documents/document-calls';
import { expensesById } from '../expenses.queries';

const bySettlement = settlementOrder('expenses');

const list = settledList({
  table: 'expenses',
  filters: {
    ...documentFilters,
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    purchase_order: recordReference('purchase_order'),
  },
  sorts: {
    created_at: neverNull(sql`expenses.created_at`),
    invoice_date: neverNull(sql`expenses.invoice_date`),
    due_date: neverNull(sql`expenses.due_date`),
    date_received: neverNull(sql`expenses.date_received`),
    ref_no: neverNull(natural(sql`expenses.ref_no`)),
    description: beginning(sql`expenses.description`),
    'project.name': neverNull(sql`lower(projects.name)`, sql`projects.id`),
    'contractor.name': neverNull(sql`lower(organisations.name)`, sql`organisations.id`),
    contractor_name: neverNull(sql`lower(organisations.name)`, sql`organisations.id`),
    'purchase_order.name': natural(sql`purchase_orders.po_no`),
    status: neverNull(sql`expenses.status`),
    invoice_amt: neverNull(sql`expenses.invoice_amt`),
    tax_amt: orderOfRare(sql`expenses.tax_amt`),
    dc_note: orderOfRare(sql`expenses.dc_note`),
    retention_amt: neverNull(sql`expenses.retention_amt`),
    total_expenses: sql`expenses.total_expenses`,
    write_off_amt: neverNull(sql`expenses.write_off_amt`),
    write_off_date: sql`expenses.write_off_date`,
    write_off_reason: sql`lower(expenses.write_off_reason)`,
    total_payment: bySettlement.totalPayment,
    total_payable: bySettlement.payable,
    total_paid_in_period: bySettlement.paidInPeriod,
    payment_amt: bySettlement.balance,
    balance: bySettlement.balance,
    overdue: bySettlement.overdue,
  },
  joins: {
    'project.name': sql`join projects on projects.id = expenses.project_id`,
    'contractor.name': sql`join organisations on organisations.id = expenses.contractor_id`,
    contractor_name: sql`join organisations on organisations.id = expenses.contractor_id`,
    'purchase_order.name': sql`left join purchase_orders on purchase_orders.id = expenses.purchase_order_id`,
  },
  chosen: (filter) => [
    refersTo('expenses.contractor_id', 'organisations', filter.contractor),
    refersTo('expenses.purchase_order_id', 'purchase_orders', filter.purchase_order),
  ],
  own: ['contractor', 'purchase_order'],
  // Each alternative compares a key of the document, so that an index applies.
  searched: (search, areMany) => sql`(
    ${hasLines(search, 'expenses.id', 'expense_texts', areMany)}
    or ${isAmong('expenses.project_id', recordsNamed(search, 'projects'), areMany)}
    or ${isAmong('expenses.contractor_id', recordsNamed(search, 'organisations'), areMany)}
  )`,
  lines: ['expense_texts'],
  sums: {
    invoice_amt: sumOf('amount'),
    tax_amt: sumOf('tax'),
    dc_note: sumOf('note'),
    retention_amt: sumOf('retention'),
    total_expenses: sql`coalesce(sum(amount) + sum(tax), 0.00)`,
    total_payment: sumOf('paid'),
    total_payable: sumOf('payable'),
    total_paid_in_period: sumOf('paid_in_period'),
    write_off_amt: sumOf('write_off'),
    payment_amt: sumOf('balance'),
    balance: sumOf('balance'),
  } satisfies Record<keyof ExpenseTotals, unknown>,
  ofProjects: sql`
    select expenses as documents, expensed + expense_dc_notes + expense_write_offs - expense_tax as amount, expense_tax as tax,
      expense_dc_notes as note, expense_retention as retention, paid,
      expensed + expense_write_offs - expense_retention as payable, paid as paid_in_period,
      expense_write_offs as write_off, project_totals.payable as balance
    from project_totals`,
  party: OF_CONTRACTOR,
});

async function withGuards(context: Context, rows: readonly ListedExpense[], view: Viewpoint): Promise<ListedExpense[]> {
  if (!isGranted(context.user.permissions, 'payment.manage')) return [...rows];
  const guards = await paymentGuards(
    context,
    rows.map(({ id }) => id),
    view,
  );
  return rows.map((row) => ({ ...row, guards: guards.get(row.id) }));
}

/**
 * The caller's expenses with sums over all filtered ones; `guards=1` adds what a payer should check, `aged=1` the
 * ageing columns; also grouped by project or contractor. docs/domain/dashboards-and-reports.md#ageing
 */
export const EXPENSES = documentCalls({
  list,
  defaultSort: { sort: 'created_at', order: 'desc' },
  flags: { guards: flag('guards'), aged: flag('aged') },
  rows: async (context, page, filter, { guards, aged }) => {
    const rows = await expensesById(context.db, page, filter, aged !== undefined);
    return guards ? withGuards(context, rows, filter) : rows;
  },
});
