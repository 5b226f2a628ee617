import { invoiceSchema, type InvoiceGroup, type ListedInvoice } from '@siteledger/shared-lib/domain';
import { overdueColumn, statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { groupColumns } from '../group-columns';
import { agedColumns, day, money, PartyLink, projectColumn, withAgeing, words } from '../report-columns';
import { ReportLink } from '../report-link';

const labels = labelsOf(invoiceSchema);

const OwnCompany = ({ contractor }: Pick<ListedInvoice, 'contractor'>) =>
  contractor && (
    <ReportLink to={`/organisations/list/${contractor.uuid}`} name={contractor.name} permission="contractor.*" />
  );

/**
 * The columns of the invoice report; amounts in RM, overdue in days; the contractor is the issuing own company.
 * docs/domain/dashboards-and-reports.md#reports
 */
export const invoiceColumns: Column<ListedInvoice>[] = [
  projectColumn(),
  words('client.name', 'Client', { width: 220, render: ({ client }) => <PartyLink kind="client" of={client} /> }),
  day('invoice_date', labels.invoice_date),
  day('due_date', labels.due_date),
  overdueColumn(),
  words('contractor.name', 'Contractor', { width: 190, render: OwnCompany }),
  words('ref_no', 'Ref No', {
    width: 150,
    render: ({ uuid, ref_no, project }) => (
      <ReportLink to={`/projects/${project.uuid}/invoices/${uuid}`} name={ref_no} permission="project.invoice" />
    ),
  }),
  words('description', labels.description, { width: 220 }),
  statusColumn(),
  money('invoice_amt', labels.invoice_amt),
  money('total_tax', 'Total Tax'),
  money('dc_note', labels.debit_note),
  money('total_payment', 'Total Payment'),
  money('balance', 'Balance', { isPinned: true }),
];

/** The same with their ageing. */
export const agedInvoiceColumns = withAgeing(invoiceColumns, ['contractor.name', 'description']);

/** A project's or a client's invoices together; RM. */
export const invoiceGroupColumns: Column<InvoiceGroup>[] = groupColumns([
  money('invoice_amt', labels.invoice_amt),
  money('total_tax', 'Total Tax'),
  money('dc_note', labels.debit_note),
  money('total_payment', 'Total Payment'),
  ...agedColumns<InvoiceGroup>(),
  money('write_off_amt', 'Written Off', { isHidden: true }),
  money('balance', 'Balance', { isPinned: true }),
]);
