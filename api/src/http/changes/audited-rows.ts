import { type Insertable, type Updateable } from 'kysely';
import { type Db } from '../../db/database';
import { insertRow, markDeleted, type RecordTable, type Row, rowOf, saveRow } from '../../db/rows';
import { type Database } from '../../db/schema';
import { audit, type Author } from './audit';

/** The use case, and the kind of record where the use case does not begin with it. */
type Act = { action: string; entity?: string };

/** Stores a new record and its row in the audit log. */
export async function createRow<Table extends RecordTable>(
  db: Db,
  author: Author,
  act: Act,
  table: Table,
  values: Insertable<Database[Table]>,
): Promise<Row<Table>> {
  const after = await insertRow(db, table, values);
  await audit(db, author, { ...act, after });
  return after;
}

/** Updates columns of a locked record, increments its version and writes the audit log. */
export async function changeRow<Table extends RecordTable>(
  db: Db,
  author: Author,
  act: Act,
  table: Table,
  id: number,
  values: Updateable<Database[Table]>,
): Promise<Row<Table>> {
  const before = await rowOf(db, table, id);
  const after = await saveRow(db, table, id, values);
  await audit(db, author, { ...act, before, after });
  return after;
}

/** Soft-deletes a locked record and writes the audit log. */
export async function removeRow(db: Db, author: Author, act: Act, table: RecordTable, id: number) {
  const before = await rowOf(db, table, id);
  await markDeleted(db, table, id);
  await audit(db, author, { ...act, before });
}
