import {
  expenseSchema,
  invoiceSchema,
  purchaseOrderSchema,
  type Expense,
  type Invoice,
  type PurchaseOrder,
} from '@siteledger/shared-lib/domain';
import { clientColumn, overdueColumn, projectColumn, statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { PartyName } from '../party';

const invoice = labelsOf(invoiceSchema);
const order = labelsOf(purchaseOrderSchema);
const expense = labelsOf(expenseSchema);

const money = <Row,>(key: Extract<keyof Row, string>, title: string, look: Partial<Column<Row>> = {}) =>
  ({ key, title, type: 'money', width: 146, sortable: true, ...look }) as Column<Row>;

const day = <Row,>(key: Extract<keyof Row, string>, title: string) =>
  ({ key, title, type: 'day', width: 120, sortable: true }) as Column<Row>;

/** Columns of invoices on a client's page; amounts in RM, overdue in days. docs/domain/parties.md#what-is-owed */
export const invoiceColumns: Column<Invoice>[] = [
  {
    key: 'invoice_no',
    title: invoice.invoice_no,
    width: 124,
    sortable: true,
    render: ({ uuid, invoice_no, project }) => (
      <PartyName to={`/projects/${project.uuid}/invoices/${uuid}`} name={invoice_no} />
    ),
  },
  projectColumn({ width: 170 }),
  clientColumn({ key: 'client_name' }),
  day<Invoice>('due_date', invoice.due_date),
  overdueColumn(),
  money<Invoice>('total_amount', 'Total Amount'),
  money<Invoice>('total_payment', 'Total Payment'),
  statusColumn(),
  day<Invoice>('invoice_date', invoice.invoice_date),
  { key: 'cert_no', title: invoice.cert_no, width: 100, sortable: true },
  money<Invoice>('balance', 'Balance', { isPinned: true }),
];

// Orders have so few columns that all fit on an ordinary screen.
const FITTING = { width: 138 };

/** Columns of purchase orders on a contractor's page; amounts in RM. docs/domain/parties.md#what-is-owed */
export const orderColumns: Column<PurchaseOrder>[] = [
  {
    key: 'po_no',
    title: order.po_no,
    width: 124,
    sortable: true,
    render: ({ uuid, po_no, project, contractor }) => (
      <PartyName to={`/projects/${project.uuid}/purchase-orders/${contractor.uuid}?order=${uuid}`} name={po_no} />
    ),
  },
  projectColumn({ width: 148 }),
  day<PurchaseOrder>('issued_date', order.issued_date),
  statusColumn({ width: 104 }),
  money<PurchaseOrder>('total_value', order.total_value, FITTING),
  money<PurchaseOrder>('billed', 'Billed', FITTING),
  money<PurchaseOrder>('over_billed', 'Over-billed', FITTING),
  money<PurchaseOrder>('outstanding', 'Outstanding', { ...FITTING, isPinned: true }),
];

/** Columns of bills on a contractor's page; amounts in RM, overdue in days. docs/domain/parties.md#what-is-owed */
export const expenseColumns: Column<Expense>[] = [
  {
    key: 'ref_no',
    title: expense.ref_no,
    width: 124,
    sortable: true,
    render: ({ uuid, ref_no, project }) => (
      <PartyName to={`/projects/${project.uuid}/suppliers/expenses/${uuid}`} name={ref_no} />
    ),
  },
  projectColumn({ width: 170 }),
  day<Expense>('due_date', expense.due_date),
  overdueColumn(),
  money<Expense>('total_expenses', 'Total Expenses'),
  money<Expense>('dc_note', expense.dc_note, { isHidden: true }),
  money<Expense>('total_payment', 'Total Payment'),
  statusColumn(),
  day<Expense>('invoice_date', expense.invoice_date),
  { key: 'purchase_order.name', title: 'Purchase Order', width: 146, sortable: true },
  money<Expense>('balance', 'Balance', { isPinned: true }),
];
