import { sql } from 'kysely';
import { refersTo } from '../../../db/record-reference';
import {
  beginning,
  type DocumentFilter,
  natural,
  neverNull,
  hasLines,
  isAmong,
  OF_CONTRACTOR,
  orderOfRare,
  recordsNamed,
  settledList,
  settlementOrder,
} from '../../../lists';

type Reference = string | number | undefined;

export type ExpenseFilter = DocumentFilter & {
  client?: Reference;
  contractor?: Reference;
  purchase_order?: Reference;
};

const bySettlement = settlementOrder('expenses');

/** The expenses of a list: how many with their sums, also by age, by project or by contractor, and the numbers of those on one page. */
export const {
  sorts: EXPENSE_SORTS,
  totals: totalsOfExpenses,
  agedTotals: agedTotalsOfExpenses,
  groups: groupsOfExpenses,
  page: pageOfExpenses,
} = settledList({
  table: 'expenses',
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
  chosen: (filter: ExpenseFilter) => [
    refersTo('expenses.contractor_id', 'organisations', filter.contractor),
    refersTo('expenses.purchase_order_id', 'purchase_orders', filter.purchase_order),
  ],
  own: ['contractor', 'purchase_order'],
  // Each way to match names the documents by a key of theirs, so that an index finds them.
  searched: (search, areMany) => sql`(
    ${hasLines(search, 'expenses.id', 'expense_texts', areMany)}
    or ${isAmong('expenses.project_id', recordsNamed(search, 'projects'), areMany)}
    or ${isAmong('expenses.contractor_id', recordsNamed(search, 'organisations'), areMany)}
  )`,
  lines: ['expense_texts'],
  sums: sql`
    coalesce(sum(amount), 0.00) as invoice_amt, coalesce(sum(tax), 0.00) as tax_amt,
    coalesce(sum(note), 0.00) as dc_note, coalesce(sum(retention), 0.00) as retention_amt,
    coalesce(sum(amount + tax), 0.00) as total_expenses, coalesce(sum(paid), 0.00) as total_payment,
    coalesce(sum(payable), 0.00) as total_payable, coalesce(sum(paid_in_period), 0.00) as total_paid_in_period,
    coalesce(sum(write_off), 0.00) as write_off_amt,
    coalesce(sum(balance), 0.00) as payment_amt, coalesce(sum(balance), 0.00) as balance`,
  ofProjects: sql`
    select expenses as documents, expensed + expense_dc_notes + expense_write_offs - expense_tax as amount, expense_tax as tax,
      expense_dc_notes as note, expense_retention as retention, paid,
      expensed + expense_write_offs - expense_retention as payable, paid as paid_in_period,
      expense_write_offs as write_off, project_totals.payable as balance
    from project_totals`,
  party: OF_CONTRACTOR,
});
