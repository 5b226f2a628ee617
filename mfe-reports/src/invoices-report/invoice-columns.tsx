import { invoiceSchema, type Invoice } from '@siteledger/shared-lib/domain';
import { labelsOf, OverdueDays, type Column } from '@siteledger/shared-lib/table';
import { StatusTag, statusText } from '@siteledger/shared-lib/ui';

const labels = labelsOf(invoiceSchema);

/** The columns of the invoice report; amounts in RM, overdue in days; the contractor is the issuing own company. Specification §3, Decision §8. */
export const invoiceColumns: Column<Invoice>[] = [
  { key: 'project.name', title: 'Project', width: 260, sortable: true },
  { key: 'client.name', title: 'Client', width: 220, sortable: true },
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', sortable: true },
  { key: 'due_date', title: labels.due_date, type: 'day', sortable: true },
  {
    key: 'overdue',
    title: 'Overdue (days)',
    type: 'whole number',
    width: 150,
    sortable: true,
    render: ({ overdue }) => <OverdueDays days={overdue} />,
  },
  { key: 'contractor.name', title: 'Contractor', width: 220, sortable: true },
  { key: 'ref_no', title: 'Ref No', width: 150, sortable: true },
  { key: 'description', title: labels.description, width: 220, sortable: true },
  {
    key: 'status',
    title: 'Status',
    width: 130,
    sortable: true,
    value: ({ status }) => statusText(status),
    render: ({ status }) => <StatusTag status={status} />,
  },
  { key: 'invoice_amt', title: labels.invoice_amt, type: 'money', sortable: true },
  { key: 'total_tax', title: 'Total Tax', type: 'money', sortable: true },
  { key: 'dc_note', title: labels.debit_note, type: 'money', sortable: true },
  { key: 'total_payment', title: 'Total Payment', type: 'money', sortable: true },
  { key: 'balance', title: 'Balance', type: 'money', sortable: true, isPinned: true },
];
