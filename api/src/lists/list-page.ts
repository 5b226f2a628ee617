import { type SortOrder } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../db/database';
import { oneRow } from '../db/one-row';
import { DEEP, startBefore } from './deep-pages';
import { linesMatch } from './search';
import { neverNull, orderBy, presentFirst, type SortColumn, type SortColumns, type SparseColumn } from './sorting';

/** The rows that a page is made of, and how many there are in all. */
export type PageWindow = { limit: number; offset: number; total: number };

type PageQuery<Sort extends string> = {
  table: string;
  /** What stands for the table when its own columns are not enough. */
  from?: RawBuilder<unknown> | undefined;
  /** Joins that the sort or the conditions need, nothing else: names are read for the page's own rows only. */
  joins?: RawBuilder<unknown> | undefined;
  /** Whether the conditions ask about what is joined. */
  areOfJoins?: boolean;
  /** Whether each row that is walked past has to be searched. */
  isSearched?: boolean;
  conditions: readonly RawBuilder<unknown>[];
  by: { sort: NoInfer<Sort>; order: SortOrder };
  columns: SortColumns<Sort>;
  window: PageWindow;
};

/** Up to here it is cheaper to find all rows by their filter and sort them than to walk an index until enough of them fit. */
const FEW = 5_000;

/** Whether so many rows are found first and then sorted. */
export const areFewRows = (total: number) => total <= FEW;

/** Numbers of the rows on one page, in order. A page past the middle is read from the end, which is nearer. */
export async function pageOfNumbers<Sort extends string>(db: Db, query: PageQuery<Sort>): Promise<number[]> {
  const { table, by, columns, window } = query;
  const rows = Math.min(window.limit, window.total - window.offset);
  const fromEnd = window.total - window.offset - rows;
  const isFromEnd = window.offset > fromEnd;
  const reading = {
    ...query,
    from: query.from ?? sql.table(table),
    id: sql.ref(`${table}.id`),
    isFromEnd,
    offset: isFromEnd ? fromEnd : window.offset,
    limit: isFromEnd ? rows : window.limit,
  };
  // Marks are kept of the table itself.
  const marked = query.from === undefined && (await fromMark(db, reading));
  if (marked) return marked;
  const { rows: found } = await statementOf(reading, partsOf(columns[by.sort], by.order)).execute(db);
  const ids = found.map((row) => row.id);
  return isFromEnd ? ids.reverse() : ids;
}

type Reading<Sort extends string> = PageQuery<Sort> & {
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  isFromEnd: boolean;
  offset: number;
  limit: number;
};

// A deep page in the order of one column that is never empty is walked from a mark, upwards.
async function fromMark<Sort extends string>(db: Db, reading: Reading<Sort>) {
  const { table, from, joins, conditions, by, columns, id, window, isSearched = false } = reading;
  const column = columns[by.sort];
  if (reading.offset < DEEP || isSearched || joins !== undefined || !('neverNull' in column) || column.key)
    return undefined;
  const rows = Math.min(window.limit, window.total - window.offset);
  const row = by.order === 'asc' ? window.offset : window.total - window.offset - rows;
  const start = await startBefore(db, { table, column: column.neverNull, id, conditions }, row);
  if (!start) return undefined;
  const { rows: found } = await sql<{ id: number }>`
    select ${id} from ${from} where ${where([...conditions, start.condition])}
    order by ${column.neverNull}, ${id} limit ${rows} offset ${start.offset}`.execute(db);
  const ids = found.map((one) => one.id);
  return by.order === 'asc' ? ids : ids.reverse();
}

type Statement = RawBuilder<{ id: number }>;

function statementOf<Sort extends string>(reading: Reading<Sort>, parts: SparseColumn | undefined): Statement {
  if (areFewRows(reading.window.total) && !reading.areOfJoins) return foundFirst(reading);
  return parts ? inTwoParts(reading, parts) : walked(reading);
}

const where = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

// "offset 0" keeps the planner from walking the sort's index past everything that does not fit.
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

// An index gives "desc nulls first": rows with a value, then those without, are two walks of it.
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

// First pages carry their length as a literal: the planner then knows how little is asked for, and keeps its plan.
const slice = (offset: number, limit: number) =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`;

type Search = {
  table: string;
  /** What stands for the table when its own columns are not enough. */
  from?: RawBuilder<unknown> | undefined;
  search: string;
  kept: readonly string[];
  conditions: readonly RawBuilder<unknown>[];
};

/**
 * Numbers of the rows that a search finds, when they are few: a search costs more than the rows it leads to, so that their sums
 * and their page should not search again. Undefined when they are many. `kept` are the tables of lines that are searched: each is
 * searched once, under its own name, so that the conditions then read what was found in it.
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
