import { type Selectable, sql } from 'kysely';
import { type Db } from '../database';
import { type Database } from '../schema';

/** The columns of a row; all rows of one insert have the same. */
export type SeedRow<Table extends keyof Database> = Partial<Selectable<Database[Table]>>;

/** Inserts rows in one statement with one parameter, so that the triggers for sums run once. */
export async function insertRows<Table extends keyof Database>(db: Db, table: Table, rows: readonly SeedRow<Table>[]) {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
