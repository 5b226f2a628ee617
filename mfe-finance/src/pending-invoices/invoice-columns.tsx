import { invoiceSchema, type Invoice } from '@siteledger/shared-lib/domain';
import { clientColumn, DocumentLink, overdueColumn, projectColumn, statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(invoiceSchema);

/** Columns of invoices that clients have yet to pay; amounts in RM, overdue in days. certificates.md#fields */
export const pendingInvoiceColumns: Column<Invoice>[] = [
  {
    key: 'invoice_no',
    title: labels.invoice_no,
    width: 120,
    sortable: true,
    render: (invoice) => <DocumentLink kind="invoice" of={invoice} number={invoice.invoice_no} />,
  },
  clientColumn({ key: 'client_name' }),
  projectColumn(),
  { key: 'due_date', title: labels.due_date, type: 'day', width: 110, sortable: true },
  overdueColumn(),
  { key: 'total_amount', title: 'Total Amount', type: 'money', width: 140, sortable: true },
  { key: 'total_payment', title: 'Total Payment', type: 'money', sortable: true },
  statusColumn(),
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', sortable: true },
  { key: 'cert_no', title: labels.cert_no, width: 100, sortable: true },
  { key: 'balance', title: 'Balance', type: 'money', sortable: true, isPinned: true },
];
