import { type LastCertificate, type OpenDocuments, type WaitingDocuments } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../../../db/database';
import { oneRow } from '../../../db/one-row';
import { openAt } from '../../../figures/ageing-buckets';
import { dayLiteral } from '../../../figures/dated/day';
import { tableAsOf } from '../../../figures/dated/table-as-of';
import { type DocumentTable } from '../../../figures/settlement';
import { type Viewpoint } from '../../../figures/viewpoint';

/** A project's open invoices or expenses as of a day, with the sums their lists show for "pending" and overdue. */
export async function openDocuments(db: Db, table: DocumentTable, projectId: number, view: Viewpoint) {
  const { rows } = await sql<OpenDocuments>`
    select count(*) as count, coalesce(sum(balance), 0.00) as amount,
      count(*) filter (where days > 0) as overdue_count,
      coalesce(sum(balance) filter (where days > 0), 0.00) as overdue_amount,
      greatest(max(days), 0) as overdue_days
    from (
      select balance, ${dayLiteral(view.asOf)} - due_date as days
      from ${tableAsOf(table, view, { projects: [projectId] })}
      where project_id = ${projectId} and deleted_at is null and ${openAt(table, view)}
    ) open`.execute(db);
  return oneRow(rows);
}

/** A project's last certificate, not deleted, as of a day. docs/domain/certificates.md#the-next-certificate */
export async function lastCertificateOf(db: Db, projectId: number, view: Viewpoint) {
  const { rows } = await sql<LastCertificate>`
    select uuid, cert_no, invoice_date as date, total_amount as amount
    from ${tableAsOf('invoices', view, { projects: [projectId] })}
    where project_id = ${projectId} and deleted_at is null and kind <> 'other'
    order by sequence desc limit 1`.execute(db);
  return rows[0] ?? null;
}

const waiting =
  (table: 'variation_orders' | 'purchase_orders', status: string, amount: RawBuilder<unknown>) =>
  (projectId: number, view: Viewpoint) => sql`(
    select count(*) as count, coalesce(sum(${amount}), 0.00) as amount
    from ${tableAsOf(table, view, { projects: [projectId] })}
    where project_id = ${projectId} and deleted_at is null and status = ${status}
  )`;

const submittedVariations = waiting(
  'variation_orders',
  'submitted',
  sql`case type when 'omission' then -amount else amount end`,
);
const draftOrders = waiting('purchase_orders', 'draft', sql`total_value`);

type Waiting = { submitted: WaitingDocuments; drafts: WaitingDocuments };

/** A project's submitted variation orders and draft purchase orders as of a day, with the sums their lists show; RM. */
export async function waitingDocuments(db: Db, projectId: number, view: Viewpoint): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select json_build_object('count', submitted.count, 'amount', submitted.amount::text) as submitted,
      json_build_object('count', drafts.count, 'amount', drafts.amount::text) as drafts
    from ${submittedVariations(projectId, view)} submitted
    cross join ${draftOrders(projectId, view)} drafts`.execute(db);
  return oneRow(rows);
}
