import { type Grouping, type SortOrder } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { cachedUntilWrite } from '../db/cached-until-write';
import { oneRow } from '../db/one-row';
import { type Context } from '../http/request/context';
import { type Filters } from '../http/routes/list';
import { type GroupKey, type Groups, OF_PROJECT } from './document-groups';
import { foundBySearch } from './found-by-search';
import { type Filtered } from './list-filters';
import { areFewRows, pageOfRows, type PageWindow } from './list-page';
import { type PageRows } from './page-rows';
import { type SortColumn, type SortColumns } from './sorting';

type Sql = RawBuilder<unknown>;

/** A value, or a function of the request's filter. */
type OfFilter<Filter, Value> = Value | ((filter: Filter) => Value);

/** The SQL parts of a document list; `Filter` is the request's filter, `Sort` a sort key. */
export type DocumentList<View, Sort extends string, Offered extends Filters, Filter = View & Filtered<Offered>> = {
  /** The cache key of its sums. */
  name: string;
  filters: Offered;
  /** The viewpoint of a request. */
  viewOf: (request: FastifyRequest, filters: NoInfer<Filtered<Offered>>) => View;
  table: string;
  /** Replaces the table, for a past day or for conditions that other tables answer; with `sort` for a page sorted by it. */
  from?: (filter: NoInfer<Filter>, sort?: NoInfer<Sort>) => Sql | undefined;
  sorts: Record<Sort, OfFilter<NoInfer<Filter>, SortColumn>>;
  /** Joins that a sort key needs. */
  joins: Partial<Record<NoInfer<Sort>, OfFilter<NoInfer<Filter>, Sql | undefined>>>;
  /** Whether the conditions use columns of the joined tables. */
  choosesByJoins?: (filter: NoInfer<Filter>) => boolean;
  /** Conditions for the rows the caller may see. */
  visible: (context: Context) => readonly Sql[];
  /** Conditions for the rows the filter selects. */
  chosen: (filter: NoInfer<Filter>) => readonly Sql[];
  /**
   * Condition for the rows a search matches; `areMany` when it is evaluated per scanned row instead of finding a few
   * rows first.
   */
  searched: (search: string, areMany: boolean) => Sql;
  /** Tables of lines that are searched too. A search with few matches in them is cached. */
  lines?: readonly string[];
  /**
   * A `select` with one row a document, for sums and groups; its `where` is added. Default: the table itself,
   * ungrouped.
   */
  rows?: (from: Sql, filter: NoInfer<Filter>) => Sql;
  /** The same columns from stored sums, when these can answer. */
  kept?: (context: Context, filter: NoInfer<Filter>) => Sql | undefined;
  /** The sums, each with its expression. */
  sums: Record<string, Sql>;
  /** A grouping besides that by project. */
  party?: GroupKey;
};

/** The sum of an amount over a list's rows; RM. */
export const sumOf = (amount: string) => sql`coalesce(sum(${sql.raw(amount)}), 0.00)`;

/** Sums as the columns of a select. */
export const sumsAs = (sums: Record<string, Sql>) =>
  sql.join(Object.entries(sums).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`));

/** Builds a document list from its SQL parts: sort keys, count and sums over all rows, groups and pages. */
export function documentList<View, Sort extends string, Offered extends Filters>(
  list: DocumentList<View, Sort, Offered>,
) {
  type Filter = View & Filtered<Offered>;
  const { table, name, filters, viewOf } = list;
  const summed = Object.keys(list.sums);
  const sums = sumsAs(list.sums);
  const sorts = Object.keys(list.sorts) as Sort[];

  const conditionsOf = (context: Context, filter: Filter, areMany = false) => [
    ...list.visible(context),
    ...list.chosen(filter),
    ...(filter.search === undefined ? [] : [list.searched(filter.search, areMany)]),
  ];

  async function foundBefore(context: Context, filter: Filter) {
    const { search } = filter;
    if (search === undefined || !list.lines || list.choosesByJoins?.(filter)) return undefined;
    const conditions = conditionsOf(context, filter);
    const query = { table, from: list.from?.(filter), search, kept: list.lines, conditions };
    return foundBySearch(context, [context.scope, filter], query);
  }

  // A select of `rows`, or the table itself, with its conditions.
  async function selected(context: Context, filter: Filter) {
    const from = list.from?.(filter) ?? sql.table(table);
    const conditions = (await foundBefore(context, filter)) ?? conditionsOf(context, filter);
    return sql`${list.rows?.(from, filter) ?? from} where ${sql.join(conditions, sql` and `)}`;
  }

  const rows = async (context: Context, filter: Filter) => sql`(${await selected(context, filter)})`;
  const keptOrRows = async (context: Context, filter: Filter) =>
    list.kept?.(context, filter) ?? (await rows(context, filter));

  function columnFor(sort: Sort, filter: Filter) {
    const column = list.sorts[sort];
    return { [sort]: typeof column === 'function' ? column(filter) : column } as SortColumns<Sort>;
  }

  return {
    name,
    filters,
    viewOf,
    sorts,
    summed,
    rows,
    keptOrRows,

    totals: (context: Context, filter: Filter) =>
      cachedUntilWrite(context, [name, context.scope, filter], async () => {
        // One stored sum covers several documents.
        const count = list.kept ? sql`coalesce(sum(documents), 0)::bigint` : sql`count(*)`;
        const source = list.rows ? sql`${await keptOrRows(context, filter)} sums` : await selected(context, filter);
        const found = await sql<{ total: number } & Record<string, string>>`
          select ${count} as total, ${sums} from ${source}`.execute(context.db);
        const { total, ...totals } = oneRow(found.rows);
        return { total, totals };
      }),

    groups: async (context: Context, filter: Filter, by: Grouping): Promise<Groups> => ({
      source: await rows(context, filter),
      sums,
      key: by === 'party' && list.party ? list.party : OF_PROJECT,
    }),

    page: async (
      context: Context,
      filter: Filter,
      by: { sort: Sort; order: SortOrder },
      window: PageWindow,
    ): Promise<PageRows> => {
      const join = list.joins[by.sort];
      return pageOfRows(context, {
        table,
        from: list.from?.(filter, by.sort),
        isSearched: list.lines !== undefined && filter.search !== undefined,
        joins: typeof join === 'function' ? join(filter) : join,
        areOfJoins: list.choosesByJoins?.(filter) ?? false,
        conditions: (await foundBefore(context, filter)) ?? conditionsOf(context, filter, !areFewRows(window.total)),
        by,
        columns: columnFor(by.sort, filter),
        window,
      });
    },
  };
}
