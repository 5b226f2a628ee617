import { type SortOrder } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Reader } from '../db/cached-until-write';
import { type Db } from '../db/database';
import { oneRow } from '../db/one-row';
import { DEEP, startBefore } from './deep-pages';
import { type PageRows } from './page-rows';
import { linesMatch } from './search';
import { neverNull, orderBy, presentFirst, type SortColumn, type SortColumns, type SparseColumn } from './sorting';

/** The rows of a page, and the total number of rows. */
export type PageWindow = { limit: number; offset: number; total: number };

type PageQuery<Sort extends string> = {
  table: string;
  /** Replaces the table when its own columns are not enough. */
  from?: RawBuilder<unknown> | undefined;
  /** Joins for the sort and the conditions only; names are joined later, for the page's rows. */
  joins?: RawBuilder<unknown> | undefined;
  /** Whether the conditions use joined columns. */
  areOfJoins?: boolean;
  /** Whether the search condition is evaluated for each scanned row. */
  isSearched?: boolean;
  conditions: readonly RawBuilder<unknown>[];
  by: { sort: NoInfer<Sort>; order: SortOrder };
  columns: SortColumns<Sort>;
  window: PageWindow;
};

/** Up to this many rows, finding all and sorting them is cheaper than scanning an index until a page is full. */
const FEW = 5_000;

export const areFewRows = (total: number) => total <= FEW;

/** The rows of one page. A first page of the table itself, without joins, is found by the statement that reads it. */
export const pageOfRows = <Sort extends string>(
  reader: Reader,
  query: PageQuery<Sort>,
): PageRows | Promise<PageRows> =>
  query.window.offset === 0 && query.from === undefined && query.joins === undefined
    ? statementOf(readingOf(query), partsOf(query.columns[query.by.sort], query.by.order))
    : pageOfNumbers(reader, query);

/** Ids of the rows on one page, in order. A page past the middle is read from the end, which is nearer. */
export async function pageOfNumbers<Sort extends string>(reader: Reader, query: PageQuery<Sort>): Promise<number[]> {
  const { by, columns } = query;
  const reading = readingOf(query);
  // Marks exist for the plain table only.
  const marked = query.from === undefined && (await fromMark(reader, reading));
  if (marked) return marked;
  const { rows: found } = await statementOf(reading, partsOf(columns[by.sort], by.order)).execute(reader.db);
  const ids = found.map((row) => row.id);
  return reading.isFromEnd ? ids.reverse() : ids;
}

type Reading<Sort extends string> = PageQuery<Sort> & {
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  isFromEnd: boolean;
  offset: number;
  limit: number;
};

function readingOf<Sort extends string>(query: PageQuery<Sort>): Reading<Sort> {
  const { table, window } = query;
  const rows = Math.min(window.limit, window.total - window.offset);
  const fromEnd = window.total - window.offset - rows;
  const isFromEnd = window.offset > fromEnd;
  return {
    ...query,
    from: query.from ?? sql.table(table),
    id: sql.ref(`${table}.id`),
    isFromEnd,
    offset: isFromEnd ? fromEnd : window.offset,
    limit: isFromEnd ? rows : window.limit,
  };
}

// A deep page sorted by one non-null column is scanned upwards from a mark.
async function fromMark<Sort extends string>(reader: Reader, reading: Reading<Sort>) {
  const { table, from, joins, conditions, by, columns, id, window, isSearched = false } = reading;
  const column = columns[by.sort];
  if (reading.offset < DEEP || isSearched || joins !== undefined || !('neverNull' in column) || column.key)
    return undefined;
  const rows = Math.min(window.limit, window.total - window.offset);
  const row = by.order === 'asc' ? window.offset : window.total - window.offset - rows;
  const start = await startBefore(reader, { table, column: column.neverNull, id, conditions }, row);
  if (!start) return undefined;
  const { rows: found } = await sql<{ id: number }>`
    select ${id} from ${from} where ${where([...conditions, start.condition])}
    order by ${column.neverNull}, ${id} limit ${rows} offset ${start.offset}`.execute(reader.db);
  const ids = found.map((one) => one.id);
  return by.order === 'asc' ? ids : ids.reverse();
}

type Statement = RawBuilder<{ id: number }>;

function statementOf<Sort extends string>(reading: Reading<Sort>, parts: SparseColumn | undefined): Statement {
  if (areFewRows(reading.window.total) && !reading.areOfJoins) return foundFirst(reading);
  return parts ? inTwoParts(reading, parts) : walked(reading);
}

const where = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

// "offset 0" keeps the planner from scanning the sort's index past rows that do not match.
const foundFirst = <Sort extends string>(reading: Reading<Sort>): Statement => {
  const { table, from, id, joins = sql``, conditions, by, columns, isFromEnd, offset, limit } = reading;
  return sql`
    select ${id} from (select * from ${from} where ${where(conditions)} offset 0) ${sql.table(table)} ${joins}
    ${orderBy(by, columns, id, isFromEnd)} ${slice(offset, limit)}`;
};

const walked = <Sort extends string>(reading: Reading<Sort>): Statement => {
  const { from, id, joins = sql``, conditions, by, columns, isFromEnd, offset, limit } = reading;
  return sql`
    select ${id} from ${from} ${joins} where ${where(conditions)} ${orderBy(by, columns, id, isFromEnd)} ${slice(offset, limit)}`;
};

// An index yields "desc nulls first", so rows with a value and rows without one are read in two scans.
function partsOf(column: SortColumn, order: SortOrder): SparseColumn | undefined {
  if ('present' in column) return column;
  if (order === 'asc' || 'neverNull' in column || 'reversed' in column) return undefined;
  return {
    present: sql`${column} is not null`,
    absent: sql`${column} is null`,
    value: neverNull(column),
    absentCountsLeast: false,
  };
}

function inTwoParts<Sort extends string>(
  reading: Reading<Sort>,
  { present, absent, value, absentCountsLeast }: SparseColumn,
): Statement {
  const { columns, by, conditions, id, isFromEnd, offset, limit } = reading;
  const part = (condition: RawBuilder<unknown>, column: SortColumn) =>
    walked({
      ...reading,
      columns: { ...columns, [by.sort]: column },
      conditions: [...conditions, condition],
      offset: 0,
      limit: offset + limit,
    });
  const parts = [part(present, value), part(absent, neverNull(id))];
  const [first, second] = presentFirst({ absentCountsLeast }, by.order) === isFromEnd ? parts.reverse() : parts;
  return sql`select id from ((${first}) union all (${second})) parts ${slice(offset, limit)}`;
}

// First pages have a literal limit, so the planner knows that few rows are needed and keeps its plan.
const slice = (offset: number, limit: number) =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`;

type Search = {
  table: string;
  /** Replaces the table when its own columns are not enough. */
  from?: RawBuilder<unknown> | undefined;
  search: string;
  kept: readonly string[];
  conditions: readonly RawBuilder<unknown>[];
};

/**
 * Ids of the rows that a search matches, if they are few; undefined if they are many. A search costs more than reading
 * its matches, so the page and the sums reuse them. `kept` are the searched tables of lines: each is searched once and
 * named, so that the conditions read its result.
 */
export async function fewFound(db: Db, { table, from, search, kept, conditions }: Search) {
  const id = sql.ref(`${table}.id`);
  const lines = kept.map(
    (name) => sql`${sql.table(name)} as materialized (
      select * from ${sql.table(name)} where ${linesMatch(search, sql`texts`)} limit ${sql.lit(FEW + 1)}
    )`,
  );
  const areMany = kept.map((name) => sql`(select count(*) from ${sql.table(name)}) > ${sql.lit(FEW)}`);
  const { rows } = await sql<{ ids: number[] | null }>`
    with ${sql.join(lines)}
    select case when ${sql.join(areMany, sql` or `)} then null else array(
      select id from (select ${id} from ${from ?? sql.table(table)} where ${where(conditions)} offset 0) found
      limit ${sql.lit(FEW + 1)}
    ) end as ids`.execute(db);
  const { ids } = oneRow(rows);
  return ids && areFewRows(ids.length) ? ids : undefined;
}
