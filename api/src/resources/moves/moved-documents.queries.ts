import { type Money } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { type DocumentRow, type DocumentTable } from '../documents/documents.queries';

type References = readonly (string | number)[];

const named = (references: References) => {
  const texts = references.map((reference) => String(reference).toLowerCase());
  const isUuid = (text: string) => text.includes('-');
  return {
    uuids: texts.filter(isUuid),
    ids: texts.filter((text) => !isUuid(text)).map(Number),
  };
};

/** The named documents of a project that are not deleted, by default locked in the order of their uuids. */
export async function chosenDocuments<Table extends DocumentTable>(
  db: Db,
  table: Table,
  projectId: number,
  references: References,
  lock = true,
) {
  const { uuids, ids } = named(references);
  const { rows } = await sql<DocumentRow<Table>>`
    select * from ${sql.table(table)}
    where project_id = ${projectId} and deleted_at is null and (uuid = any(${uuids}::uuid[]) or id = any(${ids}::bigint[]))
    order by uuid ${lock ? sql`for update` : sql``}`.execute(db);
  return rows;
}

/**
 * Moves documents into another project as their next versions and returns the whole records. Payments and sums follow.
 */
export async function putInto<Table extends 'expenses' | 'purchase_orders'>(
  db: Db,
  table: Table,
  ids: readonly number[],
  projectId: number,
) {
  const { rows } = await sql<DocumentRow<Table>>`
    update ${sql.table(table)} set project_id = ${projectId}, version = version + 1, updated_at = now()
    where id = any(${ids}::bigint[]) returning *`.execute(db);
  return rows;
}

/** Allows expenses and their orders to be in different projects until `together`. */
export const apart = (db: Db) => sql`set constraints expenses_purchase_order deferred`.execute(db);

/** Checks again that every expense and its order are in one project; throws otherwise. */
export const together = (db: Db) => sql`set constraints expenses_purchase_order immediate`.execute(db);

export type Appended = { id: number; sequence: number; cert_no: string | null };

/** Moves invoices into another project at the given places, keeping their amounts; payments follow. */
export async function appendInvoices(db: Db, projectId: number, places: readonly Appended[]) {
  const { rows } = await sql<DocumentRow<'invoices'>>`
    update invoices set project_id = ${projectId}, sequence = place.sequence, cert_no = place.cert_no, version = version + 1, updated_at = now()
    from unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ sequence }) => sequence)}::int[], ${places.map(({ cert_no }) => cert_no)}::text[])
      as place (id, sequence, cert_no)
    where invoices.id = place.id returning invoices.*`.execute(db);
  return rows;
}

/** The largest excess of released over held retention on any day of a project; 0.00 when there is none. RM. */
export async function mostReleasedAbove(db: Db, projectId: number) {
  const { rows } = await sql<{ most: Money }>`
    select greatest(max(above), 0.00) as most from (
      select sum(released - retention) over (order by invoice_date) as above
      from invoices where project_id = ${projectId} and deleted_at is null and kind <> 'other'
    ) by_day`.execute(db);
  return oneRow(rows).most;
}

/** The numbers of a project's documents that are not deleted, in lower case. */
export async function takenNumbers(db: Db, table: DocumentTable, column: 'cert_no' | 'vo_no', projectId: number) {
  const number = sql.ref(column);
  const { rows } = await sql<{ taken: string }>`
    select lower(${number}) as taken from ${sql.table(table)}
    where project_id = ${projectId} and deleted_at is null and ${number} is not null`.execute(db);
  return new Set(rows.map(({ taken }) => taken));
}
