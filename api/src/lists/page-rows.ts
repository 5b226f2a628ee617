import { type RawBuilder, sql } from 'kysely';

/** The rows of a page: their ids in order, or the query that finds them, which is then part of what reads them. */
export type PageRows = readonly number[] | RawBuilder<unknown>;

const isQuery = (rows: PageRows): rows is RawBuilder<unknown> => 'toOperationNode' in rows;

/** The ids, if they are known already. */
export const idsOf = (rows: PageRows) => (isQuery(rows) ? undefined : rows);

/** A page's rows for a `from` clause: `wanted`, with the columns id and place. */
export const wantedRows = (rows: PageRows): RawBuilder<unknown> =>
  isQuery(rows)
    ? sql`(select id, row_number() over () as place from (${rows}) page) wanted`
    : sql`unnest(${rows}::bigint[]) with ordinality as wanted (id, place)`;
