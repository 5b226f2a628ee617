import { compareMoney, invoiceSchema, type Invoice, type Project } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { overdueColumn, statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { invoicesPath, KIND_TEXTS } from './invoice-texts';

const labels = labelsOf(invoiceSchema);

const money = (key: keyof Invoice, title: string, look: Partial<Column<Invoice>> = {}) =>
  ({
    key,
    title,
    type: 'money',
    width: 142,
    sortable: true,
    ...look,
  }) as Column<Invoice>;

/**
 * Columns of a project's list of invoices: certified amounts are cumulative; RM, overdue in days.
 * docs/domain/certificates.md#fields
 */
export const invoiceColumns = (project: Project): Column<Invoice>[] => [
  {
    key: 'invoice_no',
    title: labels.invoice_no,
    width: 120,
    sortable: true,
    render: ({ uuid, invoice_no }) => (
      <Link className="invoice-no" to={`${invoicesPath(project.uuid)}/${uuid}`}>
        {invoice_no}
      </Link>
    ),
  },
  { key: 'cert_no', title: labels.cert_no, width: 72, sortable: true, render: ({ cert_no }) => cert_no ?? '–' },
  statusColumn({ width: 104 }),
  {
    key: 'kind',
    title: labels.kind,
    width: 170,
    sortable: true,
    isHidden: true,
    value: ({ kind }) => KIND_TEXTS[kind],
  },
  { key: 'due_date', title: labels.due_date, type: 'day', width: 108, sortable: true },
  overdueColumn(),
  money('work_done_certified', labels.work_done_certified),
  money('total_amount', 'Total Amount'),
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', sortable: true },
  money('materials_on_site', labels.materials_on_site, { isHidden: true }),
  money('nett_certified', 'Nett Certified'),
  money('retention', 'Retention'),
  money('released', labels.released, { isHidden: true }),
  money('invoice_amt', labels.invoice_amt),
  money('total_tax', 'Total Tax'),
  money('total_invoiced', 'Total Invoiced'),
  money('debit_note', labels.debit_note),
  money('total_received_in_period', 'Received in Period'),
  money('total_receivable', 'Total Receivable'),
  money('write_off_amt', 'Written Off', { isHidden: true }),
  { key: 'client_name', title: 'Client', width: 180, sortable: true, isHidden: true },
  { key: 'client_ref_no', title: labels.client_ref_no, width: 150, sortable: true, isHidden: true },
  { key: 'description', title: labels.description, width: 220, sortable: true, isHidden: true },
  { key: 'retention_percent', title: labels.retention_percent, type: 'percent', width: 160, isHidden: true },
  { key: 'tax_code', title: labels.tax_code, width: 110, isHidden: true },
  { key: 'remarks', title: labels.remarks, width: 220, isHidden: true },
  money('balance', 'Balance', { isPinned: true }),
];

/**
 * Whether the certified work exceeds the contract sum with variation orders. It is only marked, never refused.
 * docs/domain/certificates.md#amounts-to-date
 */
export const isAboveContract = (workDone: string, { contract_sum_and_vo }: Project) =>
  compareMoney(workDone, contract_sum_and_vo) > 0;
