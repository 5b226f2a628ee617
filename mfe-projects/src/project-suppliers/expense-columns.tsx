import { expenseSchema, type Expense } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { contractorColumn, overdueColumn, statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(expenseSchema);

const money = (key: keyof Expense, title: string, look: Partial<Column<Expense>> = {}) =>
  ({ key, title, type: 'money', width: 140, sortable: true, ...look }) as Column<Expense>;

/** All columns of a list of expenses; amounts in RM, overdue in days. docs/domain/expenses.md#fields */
export const expenseColumns: Column<Expense>[] = [
  {
    key: 'ref_no',
    title: labels.ref_no,
    width: 120,
    sortable: true,
    render: ({ uuid, ref_no, project }) => (
      <Link className="project-name two-lines" to={`/projects/${project.uuid}/suppliers/expenses/${uuid}`}>
        {ref_no}
      </Link>
    ),
  },
  contractorColumn({ width: 160 }),
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', width: 118, sortable: true },
  { key: 'due_date', title: labels.due_date, type: 'day', width: 108, sortable: true },
  overdueColumn(),
  money('total_expenses', 'Total Expenses'),
  money('total_payment', 'Total Payment'),
  statusColumn(),
  { key: 'purchase_order.name', title: 'Purchase Order', width: 150, sortable: true },
  money('invoice_amt', labels.invoice_amt),
  money('tax_amt', labels.tax_amt),
  money('dc_note', labels.dc_note),
  money('retention_amt', labels.retention_amt),
  { key: 'date_received', title: labels.date_received, type: 'day', sortable: true },
  { key: 'description', title: labels.description, width: 200, sortable: true },
  { key: 'posted_to', title: labels.account_code_uuid, width: 140, isHidden: true },
  money('write_off_amt', 'Write-off', { isHidden: true }),
  money('balance', 'Balance', { isPinned: true }),
];

const OF_SUPPLIER = [
  'ref_no',
  'purchase_order.name',
  'invoice_date',
  'due_date',
  'overdue',
  'status',
  'total_expenses',
  'dc_note',
  'retention_amt',
  'total_payment',
  'balance',
];

/** Columns for one contractor's expenses, shown in the contractor's opened row. */
export const supplierExpenseColumns = expenseColumns.filter(({ key }) => OF_SUPPLIER.includes(key));
