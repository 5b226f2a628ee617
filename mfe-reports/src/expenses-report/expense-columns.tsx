import { expenseSchema, type ExpenseGroup, type ListedExpense } from '@siteledger/shared-lib/domain';
import {
  contractorColumn,
  overdueColumn,
  projectColumn,
  refNoColumn,
  statusColumn,
} from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { groupColumns } from '../group-columns';
import { agedColumns, day, money, withAgeing, words } from '../report-columns';

const labels = labelsOf(expenseSchema);

/** The columns of the expenses report; amounts in RM, overdue in days. docs/domain/dashboards-and-reports.md#reports */
export const expenseColumns: Column<ListedExpense>[] = [
  projectColumn(),
  contractorColumn({ width: 140 }),
  refNoColumn('expense'),
  day('invoice_date', labels.invoice_date),
  day('due_date', labels.due_date, { width: 108 }),
  overdueColumn(),
  money('invoice_amt', labels.invoice_amt),
  money('tax_amt', labels.tax_amt),
  money('dc_note', labels.dc_note),
  money('total_payment', 'Total Payment'),
  statusColumn(),
  words('description', labels.description),
  words('purchase_order.name', labels.purchase_order_uuid, { isHidden: true }),
  day('date_received', labels.date_received, { isHidden: true }),
  money('retention_amt', labels.retention_amt, { isHidden: true }),
  words('posted_to', labels.account_code_uuid, { sortable: false, isHidden: true }),
  money('balance', 'Balance', { isPinned: true }),
];

/** The columns with ageing. */
export const agedExpenseColumns = withAgeing(expenseColumns, ['description']);

/** Columns of a project's or contractor's group of bills; RM. */
export const expenseGroupColumns: Column<ExpenseGroup>[] = groupColumns([
  money('invoice_amt', labels.invoice_amt),
  money('tax_amt', labels.tax_amt),
  money('dc_note', labels.dc_note),
  money('total_payment', 'Total Payment'),
  ...agedColumns<ExpenseGroup>(),
  money('write_off_amt', 'Written Off', { isHidden: true }),
  money('balance', 'Balance', { isPinned: true }),
]);
