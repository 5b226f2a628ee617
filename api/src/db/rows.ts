import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type Db } from './database';
import { oneRow } from './one-row';
import { type Database } from './schema';

/** A table with versions and soft deletion. */
export type RecordTable =
  | 'account_codes'
  | 'bank_accounts'
  | 'clients'
  | 'expenses'
  | 'invoices'
  | 'organisations'
  | 'payments'
  | 'projects'
  | 'purchase_orders'
  | 'users'
  | 'variation_orders';

/** A stored record. */
export type Row<Table extends RecordTable> = Selectable<Database[Table]> & {
  id: number;
  uuid: string;
  version: number;
  deleted_at: string | null;
};

const given = (values: object): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined);

/** Stores a new record. */
export async function insertRow<Table extends RecordTable>(db: Db, table: Table, values: Insertable<Database[Table]>) {
  const entries = given(values);
  const { rows } = await sql<Row<Table>>`
    insert into ${sql.table(table)} (${sql.join(entries.map(([column]) => sql.ref(column)))})
    values (${sql.join(entries.map(([, value]) => value))}) returning *`.execute(db);
  return oneRow(rows);
}

/** A record, deleted or not. */
export async function rowOf<Table extends RecordTable>(db: Db, table: Table, id: number) {
  const { rows } = await sql<Row<Table>>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  return oneRow(rows);
}

/** Updates columns of a record and increments its version. Triggers update sums. */
export async function saveRow<Table extends RecordTable>(
  db: Db,
  table: Table,
  id: number,
  values: Updateable<Database[Table]>,
) {
  const changes = given(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<Row<Table>>`
    update ${sql.table(table)} set ${sql.join([...changes, sql`version = version + 1`, sql`updated_at = now()`])}
    where id = ${id} returning *`.execute(db);
  return oneRow(rows);
}

/** Marks a record as deleted. */
export async function markDeleted(db: Db, table: RecordTable, id: number) {
  await sql`update ${sql.table(table)} set deleted_at = now(), updated_at = now(), version = version + 1 where id = ${id}`.execute(
    db,
  );
}

/** Removes a record's deletion mark and restores its version. */
export async function unmarkDeleted<Table extends RecordTable>(db: Db, table: Table, id: number) {
  const { rows } = await sql<Row<Table>>`
    update ${sql.table(table)} set deleted_at = null, updated_at = now(), version = version - 1
    where id = ${id} returning *`.execute(db);
  return oneRow(rows);
}
