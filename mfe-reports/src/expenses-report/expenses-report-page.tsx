import { expenseSchema, type Expense } from '@siteledger/shared-lib/domain';
import { DataTable, labelsOf, OverdueDays, useListState, type Column } from '@siteledger/shared-lib/table';
import { PageHeader, StatusTag, statusText } from '@siteledger/shared-lib/ui';
import { reportsApi } from '../api';
import { DocumentsReportFilters, noFilters, type DocumentsReportFilter } from '../documents-report-filters';

const defaults = { sort: 'invoice_date', filters: noFilters };

const labels = labelsOf(expenseSchema);

/** The columns of the expenses report; amounts in RM, overdue in days. Specification §3. */
const columns: Column<Expense>[] = [
  { key: 'project.name', title: 'Project', width: 250, sortable: true },
  { key: 'contractor.name', title: 'Contractor', width: 230, sortable: true },
  { key: 'ref_no', title: labels.ref_no, width: 140, sortable: true },
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
  {
    key: 'status',
    title: 'Status',
    width: 130,
    sortable: true,
    value: ({ status }) => statusText(status),
    render: ({ status }) => <StatusTag status={status} />,
  },
  { key: 'invoice_amt', title: labels.invoice_amt, type: 'money', sortable: true },
  { key: 'tax_amt', title: labels.tax_amt, type: 'money', sortable: true },
  { key: 'dc_note', title: labels.dc_note, type: 'money', sortable: true },
  { key: 'total_payment', title: 'Total Payment', type: 'money', sortable: true },
  { key: 'balance', title: 'Balance', type: 'money', sortable: true, isPinned: true },
];

/** Every bill with what was paid of it, the latest first; the footer totals all that are filtered. */
export function ExpensesReportPage() {
  const list = useListState<DocumentsReportFilter>(defaults);
  return (
    <>
      <PageHeader title="Expenses" />
      <DataTable
        name="Expenses"
        list={list}
        endpoint={reportsApi.endpoints.reportsExpenses}
        columns={columns}
        filters={<DocumentsReportFilters list={list} />}
        exportName="expenses-report.xlsx"
      />
    </>
  );
}
