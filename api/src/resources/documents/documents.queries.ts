import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { projectScope } from '../../http/request/project-scope.queries';
import { isRecord } from '../../db/record-reference';
import { type Row } from '../../db/rows';
import { type Context } from '../../http/request/context';

/** Tables of documents that belong to a project. */
export type DocumentTable = 'invoices' | 'expenses' | 'purchase_orders' | 'variation_orders';

export type DocumentRow<Table extends DocumentTable> = Row<Table>;

/** Whether deleted documents are included. */
type Which = 'live' | 'any';

const isMeant = (which: Which) => (which === 'live' ? sql`deleted_at is null` : sql`true`);

/** The ids of one of the caller's documents and of its project. */
export async function findDocument(
  db: Db,
  context: Context,
  table: DocumentTable,
  reference: string | number,
  which: Which = 'live',
) {
  const { rows } = await sql<{ id: number; project_id: number }>`
    select id, project_id from ${sql.table(table)}
    where ${isRecord(table, reference)} and ${isMeant(which)} and ${projectScope(context, `${table}.project_id`)}`.execute(
    db,
  );
  return rows[0];
}

/** Locks the document if it is still in this project. */
export async function lockInProject<Table extends DocumentTable>(
  db: Db,
  table: Table,
  { id, project_id }: { id: number; project_id: number },
  which: Which = 'live',
) {
  const { rows } = await sql<DocumentRow<Table>>`
    select * from ${sql.table(table)}
    where id = ${id} and project_id = ${project_id} and ${isMeant(which)} for update`.execute(db);
  return rows[0];
}

/** The document of the same owner, not deleted, that now has a deleted one's number. */
export async function namesake<Table extends DocumentTable>(
  db: Db,
  table: Table,
  { number, owner }: { number: string; owner: keyof DocumentRow<Table> & string },
  document: DocumentRow<Table>,
) {
  const column = sql.ref(number);
  const { rows } = await sql<{ uuid: string; name: string }>`
    select uuid, 'another ' || ${column} as name from ${sql.table(table)}
    where ${sql.ref(owner)} = ${document[owner]} and deleted_at is null
      and lower(${column}) = (select lower(${column}) from ${sql.table(table)} where id = ${document.id})`.execute(db);
  return rows[0];
}

const NAMES = { projects: 'name', organisations: 'name', account_codes: 'name', purchase_orders: 'po_no' } as const;

/** Records that a document may refer to. */
export type ReferredTable = keyof typeof NAMES;

/** The name of a record that a document refers to, deleted or not. */
export async function calledRecord(db: Db, table: ReferredTable, id: number) {
  const { rows } = await sql<{ uuid: string; name: string }>`
    select uuid, ${sql.ref(NAMES[table])} as name from ${sql.table(table)} where id = ${id}`.execute(db);
  return oneRow(rows);
}
