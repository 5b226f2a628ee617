import { type LastCertificate, type OpenDocuments, type WaitingDocuments } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../../../db/database';
import { oneRow } from '../../../db/one-row';
import { openAt } from '../../../figures/ageing-buckets';
import { dayLiteral } from '../../../figures/dated/day';
import { projectTotals } from '../../../figures/dated/project-sums';
import { tableAsOf } from '../../../figures/dated/table-as-of';
import { type DocumentTable } from '../../../figures/settlement';
import { type Viewpoint } from '../../../figures/viewpoint';

/** What orders and variations commit a project to, as of a day; RM. docs/domain/figures.md#estimate-at-completion */
export async function committedTo(db: Db, projectId: number, view: Viewpoint) {
  const { rows } = await sql<{ committed: string }>`
    select committed from ${projectTotals(view, [projectId])} totals where project_id = ${projectId}`.execute(db);
  return oneRow(rows).committed;
}

/** The open invoices or expenses of a project as of a day, as their list adds them up for status "pending" and for overdue. */
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

/** The last live certificate of a project as of a day. docs/domain/certificates.md#the-next-certificate */
export async function lastCertificateOf(db: Db, projectId: number, view: Viewpoint) {
  const { rows } = await sql<LastCertificate>`
    select uuid, cert_no, invoice_date as date, total_amount as amount
    from ${tableAsOf('invoices', view, { projects: [projectId] })}
    where project_id = ${projectId} and deleted_at is null and kind <> 'other'
    order by sequence desc limit 1`.execute(db);
  return rows[0] ?? null;
}

const WAITING = {
  variation_orders: { status: 'submitted', amount: sql`case type when 'omission' then -amount else amount end` },
  purchase_orders: { status: 'draft', amount: sql`total_value` },
} as const satisfies Record<string, { status: string; amount: RawBuilder<unknown> }>;

/** The submitted variation orders of a project, or its draft purchase orders, as of a day; RM as their list adds them up. */
export async function waitingDocuments(db: Db, table: keyof typeof WAITING, projectId: number, view: Viewpoint) {
  const { status, amount } = WAITING[table];
  const { rows } = await sql<WaitingDocuments>`
    select count(*) as count, coalesce(sum(${amount}), 0.00) as amount
    from ${tableAsOf(table, view, { projects: [projectId] })}
    where project_id = ${projectId} and deleted_at is null and status = ${status}`.execute(db);
  return oneRow(rows);
}
