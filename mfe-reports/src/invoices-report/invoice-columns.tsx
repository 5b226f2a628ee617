import { invoiceSchema, type InvoiceGroup, type ListedInvoice } from '@siteledger/shared-lib/domain';
import {
  clientColumn,
  overdueColumn,
  projectColumn,
  refNoColumn,
  RecordLink,
  statusColumn,
} from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { groupColumns } from '../group-columns';
import { agedColumns, day, money, withAgeing, words } from '../report-columns';

const labels = labelsOf(invoiceSchema);

const OwnCompany = ({ contractor }: Pick<ListedInvoice, 'contractor'>) =>
  contractor && (
    <RecordLink to={`/organisations/list/${contractor.uuid}`} name={contractor.name} permission="contractor.*" />
  );

const KIND_NAMES = { progress: 'Progress', retention_release: 'Retention Release', other: 'Other' };

const hidden = { sortable: false, isHidden: true };

// For an import of the exported report. docs/domain/imports.md#exported-lists
const toImport: Column<ListedInvoice>[] = [
  words('kind', labels.kind, { ...hidden, value: ({ kind }) => KIND_NAMES[kind] }),
  words('cert_no', labels.cert_no, hidden),
  words('client_ref_no', labels.client_ref_no, hidden),
  money('work_done_certified', labels.work_done_certified, hidden),
  money('materials_on_site', labels.materials_on_site, hidden),
  money('released', labels.released, hidden),
  words('retention_percent', labels.retention_percent, { ...hidden, type: 'percent' }),
  words('tax_code', labels.tax_code, hidden),
  words('remarks', labels.remarks, hidden),
];

/**
 * Columns of the invoice report; amounts in RM, overdue in days. The contractor is the own company that issued the
 * invoice. docs/domain/dashboards-and-reports.md#reports
 */
export const invoiceColumns: Column<ListedInvoice>[] = [
  projectColumn(),
  clientColumn({ width: 140 }),
  day('invoice_date', labels.invoice_date),
  day('due_date', labels.due_date, { width: 108 }),
  overdueColumn(),
  // Hidden, as it is nearly always the same company.
  words('contractor.name', 'Contractor', { isHidden: true, render: OwnCompany }),
  refNoColumn('invoice'),
  money('invoice_amt', labels.invoice_amt),
  money('total_tax', 'Total Tax'),
  money('dc_note', labels.debit_note),
  money('total_payment', 'Total Payment'),
  statusColumn(),
  words('description', labels.description),
  ...toImport,
  money('balance', 'Balance', { isPinned: true }),
];

/** The columns with ageing. */
export const agedInvoiceColumns = withAgeing(invoiceColumns, ['description']);

/** Columns of a project's or client's group of invoices; RM. */
export const invoiceGroupColumns: Column<InvoiceGroup>[] = groupColumns([
  money('invoice_amt', labels.invoice_amt),
  money('total_tax', 'Total Tax'),
  money('dc_note', labels.debit_note),
  money('total_payment', 'Total Payment'),
  ...agedColumns<InvoiceGroup>(),
  money('write_off_amt', 'Written Off', { isHidden: true }),
  money('balance', 'Balance', { isPinned: true }),
]);
