import { expenseSchema, writeOffSchema, type Expense } from '@siteledger/shared-lib/domain';
import { DocumentLink, PartyLink } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';

const labels = labelsOf(expenseSchema);

/** What the list of written-off expenses shows; amounts in RM. docs/domain/dashboards-and-reports.md#reports */
export const writtenOffColumns: Column<Expense>[] = [
  {
    key: 'project.name',
    title: 'Project',
    width: 180,
    sortable: true,
    render: ({ project }) => <PartyLink kind="project" of={project} />,
  },
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', width: 122, sortable: true },
  {
    key: 'contractor.name',
    title: 'Contractor',
    width: 165,
    sortable: true,
    render: ({ contractor }) => <PartyLink kind="contractor" of={contractor} />,
  },
  {
    key: 'ref_no',
    title: labels.ref_no,
    width: 118,
    sortable: true,
    render: (expense) => <DocumentLink kind="expense" of={expense} number={expense.ref_no} />,
  },
  { key: 'description', title: labels.description, width: 220, sortable: true, isHidden: true },
  { key: 'total_expenses', title: 'Total Expenses', type: 'money', sortable: true, isHidden: true },
  { key: 'write_off_amt', title: 'Write-off Amount', type: 'money', width: 160, sortable: true },
  { key: 'write_off_date', title: 'Write-off Date', type: 'day', width: 130, sortable: true },
  { key: 'write_off_reason', title: labelsOf(writeOffSchema).reason, width: 140, sortable: true },
];
