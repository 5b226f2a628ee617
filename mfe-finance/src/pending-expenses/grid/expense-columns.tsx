import { counted, expenseSchema, type Expense } from '@siteledger/shared-lib/domain';
import { contractorColumn, overdueColumn, projectColumn, refNoColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { Day } from '@siteledger/shared-lib/ui';
import { BillLink, ProjectOfBill, SupplierOfBill } from './grid-links';

const labels = labelsOf(expenseSchema);

const ref: Column<Expense> = {
  key: 'ref_no',
  title: labels.ref_no,
  width: 118,
  sortable: true,
  render: (expense) => <BillLink expense={expense} />,
};

const supplier: Column<Expense> = {
  key: 'contractor.name',
  title: 'Supplier',
  width: 150,
  sortable: true,
  render: (expense) => <SupplierOfBill expense={expense} />,
};

const due: Column<Expense> = {
  key: 'due_date',
  title: labels.due_date,
  type: 'day',
  width: 108,
  sortable: true,
  render: ({ due_date, overdue: days }) => (
    <span {...(days > 0 && { className: 'pay-late', title: `${counted(days, 'day')} overdue` })}>
      <Day value={due_date} />
    </span>
  ),
};

const overdue = overdueColumn<Expense>();

const balance: Column<Expense> = { key: 'balance', title: 'Balance', type: 'money', width: 130, sortable: true };

const project: Column<Expense> = {
  key: 'project.name',
  title: 'Project',
  width: 150,
  sortable: true,
  render: (expense) => <ProjectOfBill expense={expense} />,
};

const description: Column<Expense> = {
  key: 'description',
  title: labels.description,
  width: 220,
  sortable: true,
};

const order: Column<Expense> = {
  key: 'purchase_order.name',
  title: labels.purchase_order_uuid,
  width: 160,
  sortable: true,
};

const invoiceDate: Column<Expense> = { key: 'invoice_date', title: labels.invoice_date, type: 'day', sortable: true };

const amounts: Column<Expense>[] = [
  { key: 'invoice_amt', title: labels.invoice_amt, type: 'money', sortable: true },
  { key: 'tax_amt', title: labels.tax_amt, type: 'money', sortable: true },
  { key: 'dc_note', title: labels.dc_note, type: 'money', sortable: true },
  { key: 'retention_amt', title: labels.retention_amt, type: 'money', sortable: true },
  { key: 'total_payment', title: 'Total Payment', type: 'money', sortable: true },
];

const hidden = (column: Column<Expense>): Column<Expense> => ({ ...column, isHidden: true });

/** Columns of the bulk payment's grid; few are shown at first, to avoid sideways scrolling. expenses.md#fields */
export const paymentColumns: Column<Expense>[] = [
  ref,
  supplier,
  project,
  due,
  ...[overdue, description, order, invoiceDate, ...amounts].map(hidden),
  balance,
];

/**
 * Columns of the list of pending expenses for users who may not pay. Amounts in RM, overdue in days. expenses.md#fields
 */
export const expenseColumns: Column<Expense>[] = [
  projectColumn({ width: 180 }),
  contractorColumn({ width: 170 }),
  refNoColumn('expense', { width: 120 }),
  due,
  overdue,
  ...amounts.filter(({ key }) => key !== 'retention_amt'),
  invoiceDate,
  description,
  hidden(order),
  { ...balance, width: undefined, isPinned: true },
];
