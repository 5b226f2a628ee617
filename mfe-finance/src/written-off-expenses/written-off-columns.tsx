import { expenseSchema, writeOffSchema, type Expense } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(expenseSchema);

/** What the list of written-off expenses shows; amounts in RM. Specification §3. */
export const writtenOffColumns: Column<Expense>[] = [
  { key: 'project.name', title: 'Project', width: 260, sortable: true },
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', sortable: true },
  { key: 'contractor.name', title: 'Contractor', width: 240, sortable: true },
  { key: 'ref_no', title: labels.ref_no, width: 150, sortable: true },
  { key: 'description', title: labels.description, width: 220, sortable: true, isHidden: true },
  { key: 'total_expenses', title: 'Total Expenses', type: 'money', sortable: true, isHidden: true },
  { key: 'write_off_amt', title: 'Write-off Amount', type: 'money', sortable: true },
  { key: 'write_off_date', title: 'Write-off Date', type: 'day', width: 140, sortable: true },
  { key: 'write_off_reason', title: labelsOf(writeOffSchema).reason, width: 220, sortable: true },
];
