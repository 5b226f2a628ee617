import {
  type CertifiedBefore,
  type Invoice,
  type InvoiceDetails,
  type ListedInvoice,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { isRecord } from '../../db/record-reference';
import { columnsOf, type Expressions, select, selection } from '../../db/selection';
import { joinPaidAround, settlement, type Statement } from '../../figures/settlement';
import { agedColumns } from '../../figures/aged-columns';
import { certifiedToDate } from '../../figures/certified-to-date';
import { tableAsOf } from '../../figures/dated/table-as-of';
import { type Viewpoint } from '../../figures/viewpoint';
import { idsOf, type PageRows, wantedRows } from '../../lists';

/**
 * The sums of a project's certificates as of a day, without deleted ones and the one being edited (`exclude`), with the
 * last certificate number and the latest date. RM.
 */
export async function certifiedSoFar(db: Db, projectId: number, view: Viewpoint, exclude?: string) {
  const { rows } = await sql<Required<CertifiedBefore> & { total_invoiced: string }>`
    select
      coalesce(sum(work_done), 0.00) as work_done, coalesce(sum(materials), 0.00) as materials,
      coalesce(sum(retention), 0.00) as retention, coalesce(sum(released), 0.00) as released,
      coalesce(sum(invoice_amt + total_tax), 0.00) as total_invoiced,
      (array_agg(cert_no order by sequence desc) filter (where cert_no is not null))[1] as cert_no,
      max(invoice_date) as last_day
    from ${tableAsOf('invoices', view, { projects: [projectId] })}
    where project_id = ${projectId} and deleted_at is null and kind <> 'other'
      and ${exclude === undefined ? sql`true` : sql`not (${isRecord('invoices', exclude)})`}`.execute(db);
  return oneRow(rows);
}

/** The next sequence number among a project's invoices of any kind. */
export async function nextSequence(db: Db, projectId: number) {
  const { rows } = await sql<{ sequence: number }>`
    select coalesce(max(sequence), 0) + 1 as sequence from invoices where project_id = ${projectId} and deleted_at is null`.execute(
    db,
  );
  return oneRow(rows).sequence;
}

/** A project's last certificate that is not deleted. */
export async function lastCertificate(db: Db, projectId: number) {
  const { rows } = await sql<{ id: number; cert_no: string | null }>`
    select id, cert_no from invoices where project_id = ${projectId} and deleted_at is null and kind <> 'other'
    order by sequence desc limit 1`.execute(db);
  return rows[0];
}

const STATE = selection<Omit<InvoiceDetails, keyof Invoice>>({
  ...columnsOf('invoices', 'tax_rate', 'exported_at', 'is_opening'),
  is_last_certificate: sql`kind = 'other' or not exists (
    select 1 from invoices later
    where later.project_id = invoices.project_id and later.sequence > invoices.sequence and later.deleted_at is null and later.kind <> 'other'
  )`,
});

/** The own company, which issues every invoice. */
export const OWN_COMPANY = sql`(select id, uuid, name from organisations where type = 3 and deleted_at is null order by id limit 1)`;

type Settled = 'total_payment' | 'total_received_in_period' | 'total_receivable' | 'balance' | 'overdue';

// Columns that do not depend on the viewpoint.
const OWN: Expressions<Omit<Invoice, Settled>> = {
  ...columnsOf('invoices', 'id', 'uuid', 'version', 'created_at'),
  project: sql`json_build_object('uuid', projects.uuid, 'name', projects.name)`,
  client: sql`json_build_object('uuid', clients.uuid, 'name', clients.name)`,
  client_name: sql`clients.name`,
  contractor: sql`case when own.uuid is not null then json_build_object('uuid', own.uuid, 'name', own.name) end`,
  ...columnsOf('invoices', 'kind', 'invoice_no', 'cert_no'),
  ref_no: sql`invoices.invoice_no`,
  ...columnsOf('invoices', 'client_ref_no', 'invoice_date', 'due_date'),
  work_done_certified: sql`certified.work_done_certified`,
  materials_on_site: sql`certified.materials_on_site`,
  retention: sql`certified.retention`,
  released: sql`certified.released`,
  nett_certified: sql`certified.nett_certified`,
  ...columnsOf('invoices', 'retention_percent', 'invoice_amt', 'tax_code', 'total_tax'),
  total_invoiced: sql`invoices.invoice_amt + invoices.total_tax`,
  ...columnsOf('invoices', 'debit_note'),
  dc_note: sql`invoices.debit_note`,
  ...columnsOf('invoices', 'total_amount', 'write_off_amt', 'write_off_date', 'write_off_reason'),
  status: sql`invoices.status`,
  ...columnsOf('invoices', 'description', 'remarks'),
};

/** Invoices of a page, in order, from a viewpoint; on request with the aged amounts. */
export async function invoicesById(db: Db, page: PageRows, view: Statement, isAged = false): Promise<ListedInvoice[]> {
  const ids = idsOf(page);
  const { totalPayment, payable, paidInPeriod, balance, overdue } = settlement('invoices', view);
  const invoice = selection<Invoice>({
    ...OWN,
    total_payment: totalPayment,
    total_received_in_period: paidInPeriod,
    total_receivable: payable,
    balance,
    overdue,
  });
  const { rows } = await sql<ListedInvoice>`
    select ${invoice.columns} ${isAged ? sql`, ${agedColumns('invoices', view)}` : sql``}
    from ${wantedRows(page)}
    join ${tableAsOf('invoices', view, { ids })} on invoices.id = wanted.id
    join projects on projects.id = invoices.project_id
    join clients on clients.id = projects.client_id
    left join ${OWN_COMPANY} own on true
    ${joinPaidAround('invoices', view, ids)}
    left join lateral ${certifiedToDate(view)} certified on true
    order by wanted.place`.execute(db);
  return rows;
}

/** One invoice as in lists, as of a day. */
export const invoiceById = async (db: Db, id: number, view: Viewpoint) => (await invoicesById(db, [id], view))[0];

/** One invoice as of a day, with the fields that decide whether it may change. */
export async function detailsOfInvoice(db: Db, id: number, view: Viewpoint): Promise<InvoiceDetails | undefined> {
  const invoice = await invoiceById(db, id, view);
  const { rows } = await select(STATE, sql`from invoices where id = ${id}`).execute(db);
  return invoice && rows[0] && { ...invoice, ...rows[0] };
}
