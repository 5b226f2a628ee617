import { expenseSchema, type Expense } from '@siteledger/shared-lib/domain';
import { labelsOf, OverdueDays, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(expenseSchema);

/** What the list of pending expenses can show; amounts in RM, overdue in days. Specification §3. */
export const expenseColumns: Column<Expense>[] = [
  { key: 'project.name', title: 'Project', width: 260, sortable: true },
  { key: 'contractor.name', title: 'Contractor', width: 240, sortable: true },
  { key: 'ref_no', title: labels.ref_no, width: 150, sortable: true },
  { key: 'description', title: labels.description, width: 220, sortable: true },
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
  { key: 'invoice_amt', title: labels.invoice_amt, type: 'money', sortable: true },
  { key: 'tax_amt', title: labels.tax_amt, type: 'money', sortable: true },
  { key: 'dc_note', title: labels.dc_note, type: 'money', sortable: true },
  { key: 'total_payment', title: 'Total Payment', type: 'money', sortable: true },
  { key: 'balance', title: 'Balance', type: 'money', sortable: true, isPinned: true },
];
