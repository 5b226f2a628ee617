import { type SortOrder } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from './database';
import { orderBy, type SortColumns } from './list-sql';

/** The rows that a page is made of, and how many there are in all. */
export type PageWindow = { limit: number; offset: number; total: number };

type PageQuery<Sort extends string> = {
  table: string;
  /** What stands for the table when its own columns are not enough. */
  from?: RawBuilder<unknown> | undefined;
  /** Joins that the sort or the conditions need, nothing else: names are read for the page's own rows only. */
  joins?: RawBuilder<unknown> | undefined;
  conditions: readonly RawBuilder<unknown>[];
  by: { sort: NoInfer<Sort>; order: SortOrder };
  columns: SortColumns<Sort>;
  window: PageWindow;
};

/** Numbers of the rows on one page, in order. A page past the middle is read from the end, which is nearer. */
export async function pageOfNumbers<Sort extends string>(db: Db, query: PageQuery<Sort>): Promise<number[]> {
  const { table, from = sql.table(table), joins = sql``, conditions, by, columns, window } = query;
  const rows = Math.min(window.limit, window.total - window.offset);
  const fromEnd = window.total - window.offset - rows;
  const isFromEnd = window.offset > fromEnd;
  const id = sql.ref(`${table}.id`);
  const part = slice(isFromEnd ? fromEnd : window.offset, isFromEnd ? rows : window.limit);
  const { rows: found } = await sql<{ id: number }>`
    select ${id} from ${from} ${joins} where ${sql.join(conditions, sql` and `)}
    ${orderBy(by, columns, id, isFromEnd)} ${part}`.execute(db);
  const ids = found.map((row) => row.id);
  return isFromEnd ? ids.reverse() : ids;
}

// First pages carry their length as a literal: the planner then knows how little is asked for, and keeps its plan.
const slice = (offset: number, limit: number) =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`;
