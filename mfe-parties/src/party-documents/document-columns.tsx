import {
  expenseSchema,
  invoiceSchema,
  purchaseOrderSchema,
  type Expense,
  type Invoice,
  type PurchaseOrder,
} from '@siteledger/shared-lib/domain';
import { overdueColumn, statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { PartyName } from '../party';

const invoice = labelsOf(invoiceSchema);
const order = labelsOf(purchaseOrderSchema);
const expense = labelsOf(expenseSchema);

const money = <Row,>(key: Extract<keyof Row, string>, title: string, look: Partial<Column<Row>> = {}) =>
  ({ key, title, type: 'money', width: 160, sortable: true, ...look }) as Column<Row>;

const day = <Row,>(key: Extract<keyof Row, string>, title: string) =>
  ({ key, title, type: 'day', width: 136, sortable: true }) as Column<Row>;

const projectColumn = <Row extends { project: { uuid: string; name: string } }>() =>
  ({ key: 'project.name', title: 'Project', width: 250, sortable: true }) as Column<Row>;

/** Invoices as a client's page shows them; amounts in RM, overdue in days. docs/domain/parties.md#what-is-owed */
export const invoiceColumns: Column<Invoice>[] = [
  {
    key: 'invoice_no',
    title: invoice.invoice_no,
    width: 150,
    sortable: true,
    render: ({ uuid, invoice_no, project }) => (
      <PartyName to={`/projects/${project.uuid}/invoices/${uuid}`} name={invoice_no} />
    ),
  },
  projectColumn<Invoice>(),
  { key: 'client_name', title: 'Client', width: 220, sortable: true },
  { key: 'cert_no', title: invoice.cert_no, width: 100, sortable: true },
  day<Invoice>('invoice_date', invoice.invoice_date),
  day<Invoice>('due_date', invoice.due_date),
  overdueColumn(),
  statusColumn(),
  money<Invoice>('total_amount', 'Total Amount'),
  money<Invoice>('total_payment', 'Total Payment'),
  money<Invoice>('balance', 'Balance', { isPinned: true }),
];

// Orders have few enough columns to be read without scrolling on an ordinary screen.
const FITTING = { width: 138 };

/** Purchase orders as a contractor's page shows them; amounts in RM. docs/domain/parties.md#what-is-owed */
export const orderColumns: Column<PurchaseOrder>[] = [
  {
    key: 'po_no',
    title: order.po_no,
    width: 136,
    sortable: true,
    render: ({ uuid, po_no, project, contractor }) => (
      <PartyName to={`/projects/${project.uuid}/purchase-orders/${contractor.uuid}?order=${uuid}`} name={po_no} />
    ),
  },
  { ...projectColumn<PurchaseOrder>(), width: 170 },
  day<PurchaseOrder>('issued_date', order.issued_date),
  statusColumn(),
  money<PurchaseOrder>('total_value', order.total_value, FITTING),
  money<PurchaseOrder>('billed', 'Billed', FITTING),
  money<PurchaseOrder>('over_billed', 'Over-billed', FITTING),
  money<PurchaseOrder>('outstanding', 'Outstanding', { ...FITTING, isPinned: true }),
];

/** Bills as a contractor's page shows them; amounts in RM, overdue in days. docs/domain/parties.md#what-is-owed */
export const expenseColumns: Column<Expense>[] = [
  {
    key: 'ref_no',
    title: expense.ref_no,
    width: 150,
    sortable: true,
    render: ({ uuid, ref_no, project }) => (
      <PartyName to={`/projects/${project.uuid}/suppliers/expenses/${uuid}`} name={ref_no} />
    ),
  },
  projectColumn<Expense>(),
  { key: 'purchase_order.name', title: 'Purchase Order', width: 156, sortable: true },
  day<Expense>('invoice_date', expense.invoice_date),
  day<Expense>('due_date', expense.due_date),
  overdueColumn(),
  statusColumn(),
  money<Expense>('total_expenses', 'Total Expenses'),
  money<Expense>('dc_note', expense.dc_note, { isHidden: true }),
  money<Expense>('total_payment', 'Total Payment'),
  money<Expense>('balance', 'Balance', { isPinned: true }),
];
