import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../db/database';
import { cachedUntilWrite, type Reader } from '../db/cached-until-write';

/** A page is deep when at least this many rows lie before and after it. */
export const DEEP = 20_000;

/** Rows between two marks. */
const STEP = 5_000;

type Mark = { value: string; id: number };

type Walk = {
  table: string;
  column: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
};

/** Where a scan from the smallest value begins: at a mark, `offset` rows before the page. */
export type Start = { condition: RawBuilder<unknown>; offset: number };

/**
 * The last mark at or before a row, from which to scan upwards. Undefined in a transaction, and on the first request
 * for these rows since the data changed, because setting the marks costs as much as a few scans.
 */
export async function startBefore(reader: Reader, walk: Walk, row: number): Promise<Start | undefined> {
  const { db } = reader;
  if (db.isTransaction) return undefined;
  const { column, id } = walk;
  const all = sql`select ${column}, ${id} from ${sql.table(walk.table)} where ${sql.join(walk.conditions, sql` and `)}`;
  const { sql: text, parameters } = all.compile(db);
  const walks = await cachedUntilWrite(reader, ['marks', text, parameters], async () => ({
    asked: 0,
    marks: undefined as Promise<Mark[]> | undefined,
  }));
  walks.asked += 1;
  if (walks.asked > 1) walks.marks ??= setMarks(db, walk);
  const mark = (await walks.marks)?.[Math.floor(row / STEP)];
  return mark && { condition: sql`(${column}, ${id}) >= (${mark.value}, ${mark.id})`, offset: row % STEP };
}

async function setMarks(db: Db, { table, column, id, conditions }: Walk): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    select value, id from (
      select (${column})::text as value, ${id} as id, row_number() over (order by ${column}, ${id}) as place
      from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
    ) walked
    where place % ${sql.lit(STEP)} = 1
    order by place`.execute(db);
  return rows;
}
