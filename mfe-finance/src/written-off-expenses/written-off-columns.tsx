import { expenseSchema, writeOffSchema, type Expense } from '@siteledger/shared-lib/domain';
import { contractorColumn, projectColumn, refNoColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(expenseSchema);

/** What the list of written-off expenses shows; amounts in RM. docs/domain/dashboards-and-reports.md#reports */
export const writtenOffColumns: Column<Expense>[] = [
  projectColumn({ width: 180 }),
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', width: 122, sortable: true },
  contractorColumn({ width: 165 }),
  refNoColumn('expense', { width: 118 }),
  { key: 'description', title: labels.description, width: 220, sortable: true, isHidden: true },
  { key: 'total_expenses', title: 'Total Expenses', type: 'money', sortable: true, isHidden: true },
  { key: 'write_off_amt', title: 'Write-off Amount', type: 'money', width: 160, sortable: true },
  { key: 'write_off_date', title: 'Write-off Date', type: 'day', width: 130, sortable: true },
  { key: 'write_off_reason', title: labelsOf(writeOffSchema).reason, width: 140, sortable: true },
];
