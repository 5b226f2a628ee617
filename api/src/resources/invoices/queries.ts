import { type Certified, type InvoiceDetails } from '@siteledger/shared-lib/domain';
import { type Insertable, sql } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';
import { type InvoicesTable } from '../../db/schema/documents';

/** What a project's live certificates come to, without one of them when it is edited, and the last of them. RM. */
export async function certifiedSoFar(db: Db, projectId: number, exclude?: string) {
  const { rows } = await sql<Certified & { cert_no: string | null; total_invoiced: string; sequence: number }>`
    select
      coalesce(sum(work_done), 0.00) as work_done, coalesce(sum(materials), 0.00) as materials,
      coalesce(sum(retention), 0.00) as retention, coalesce(sum(released), 0.00) as released,
      coalesce(sum(invoice_amt + total_tax), 0.00) as total_invoiced,
      (array_agg(cert_no order by sequence desc) filter (where cert_no is not null))[1] as cert_no,
      coalesce(max(sequence), 0) as sequence
    from invoices
    where project_id = ${projectId} and deleted_at is null and kind <> 'other'
      and ${exclude === undefined ? sql`true` : sql`not (${isRecord('invoices', exclude)})`}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate has one row.');
  return row;
}

/** The place after a project's last invoice of any kind. */
export async function nextSequence(db: Db, projectId: number) {
  const { rows } = await sql<{ sequence: number }>`
    select coalesce(max(sequence), 0) + 1 as sequence from invoices where project_id = ${projectId} and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.sequence ?? 1;
}

/** A project's last live certificate. */
export async function lastCertificate(db: Db, projectId: number) {
  const { rows } = await sql<{ id: number; cert_no: string | null }>`
    select id, cert_no from invoices where project_id = ${projectId} and deleted_at is null and kind <> 'other'
    order by sequence desc limit 1`.execute(db);
  return rows[0];
}

/** What decides whether an invoice may change. */
export async function invoiceState(db: Db, id: number) {
  const { rows } = await sql<Pick<InvoiceDetails, 'is_last_certificate' | 'tax_rate' | 'exported_at'>>`
    select tax_rate, exported_at, kind = 'other' or not exists (
      select 1 from invoices later
      where later.project_id = invoices.project_id and later.sequence > invoices.sequence and later.deleted_at is null and later.kind <> 'other'
    ) as is_last_certificate
    from invoices where id = ${id}`.execute(db);
  return rows[0];
}

/** The rate of a tax code in force on a day, in percent. Decision §1. */
export async function taxRate(db: Db, code: string, day: string) {
  const { rows } = await sql<{ rate_percent: string }>`
    select rate_percent from tax_rates where code = ${code} and valid_from <= ${day}::date order by valid_from desc limit 1`.execute(
    db,
  );
  return rows[0]?.rate_percent ?? '0.00';
}

/** Whether an invoice already has this number, also a deleted one: a number is never used again. */
export async function isInvoiceNoTaken(db: Db, invoiceNo: string) {
  const { rows } = await sql`select 1 from invoices where lower(invoice_no) = lower(${invoiceNo})`.execute(db);
  return rows.length > 0;
}

/** Stores a new invoice and gives the whole record. */
export const insertInvoice = (db: Db, values: Insertable<InvoicesTable>) =>
  db.insertInto('invoices').values(values).returningAll().executeTakeFirstOrThrow();
