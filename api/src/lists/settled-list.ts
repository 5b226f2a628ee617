import { AGED_COLUMNS, type AgedTotals, type Grouping } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { cachedUntilWrite } from '../db/cached-until-write';
import { oneRow } from '../db/one-row';
import { isOfClient, refersTo } from '../db/record-reference';
import { agedSums } from '../figures/aged-columns';
import { type DocumentTable, hasPeriod, joinPaidAround, type Statement } from '../figures/settlement';
import { viewpointOf } from '../http/routes/as-of';
import { type Context } from '../http/request/context';
import { type Filters } from '../http/routes/list';
import { projectScope } from '../http/request/project-scope.queries';
import {
  choosesByPeriod,
  choosesBySettlement,
  documentConditions,
  documentsOf,
  isSetOfDays,
  isWholeSet,
} from './document-filter';
import { type Groups } from './document-groups';
import { type DocumentList, documentList, sumsAs } from './document-list';
import { sumsOfDays, sumsOfRows } from './document-sums';
import { type documentFilters, type Filtered, type recordReference } from './list-filters';

type Part = 'filters' | 'sorts' | 'joins' | 'chosen' | 'searched' | 'lines' | 'sums' | 'party';

type OfClient = { client: ReturnType<typeof recordReference> };

const AGED_SUMS = [...AGED_COLUMNS.map(({ key }) => key), 'retention_held'];

/** The declaration of a list of invoices or of expenses. */
type SettledList<Sort extends string, Offered extends Filters> = Pick<DocumentList<Statement, Sort, Offered>, Part> & {
  table: DocumentTable;
  /** Filters that need the documents themselves, not stored sums. */
  own: readonly NoInfer<keyof Offered & string>[];
  /** The stored sums of whole projects: a `select` whose `where` is added. */
  ofProjects: RawBuilder<unknown>;
};

/**
 * Builds a list of documents that payments settle, for invoices and expenses. Sort keys that depend on the filter come
 * from the settlement.
 */
export function settledList<Sort extends string, Offered extends typeof documentFilters & OfClient>(
  declared: SettledList<Sort, Offered>,
) {
  type Filter = Statement & Filtered<Offered>;
  const { table, sorts, joins, own } = declared;
  const projectId = `${table}.project_id`;

  // Joins only what the sort and the conditions use.
  const joinsOf = (sort: Sort) => (filter: Filter) => {
    const join = joins[sort];
    if (!join && !hasPeriod(filter)) return undefined;
    const isSettled = typeof sorts[sort] === 'function' || choosesBySettlement(filter);
    const around = isSettled ? joinPaidAround(table, filter) : sql``;
    return typeof join === 'function' ? sql`${around} ${join(filter)}` : sql`${join ?? sql``} ${around}`;
  };

  const sumsOfProjects = (context: Context, { project, client }: Filter) => sql`(
    ${declared.ofProjects}
    where ${projectScope(context, 'project_totals.project_id')} and ${refersTo('project_totals.project_id', 'projects', project)}
      and ${isOfClient('project_totals.project_id', client)}
  )`;

  function keptSums(context: Context, filter: Filter) {
    if (own.some((name) => filter[name] !== undefined)) return undefined;
    if (filter.client === undefined && context.scope.kind === 'all' && isSetOfDays(filter))
      return sumsOfDays(table, filter);
    return isWholeSet(filter) ? sumsOfProjects(context, filter) : undefined;
  }

  const list = documentList<Statement, Sort, Offered>({
    ...declared,
    name: table,
    viewOf: viewpointOf,
    from: (filter, sort) =>
      documentsOf(table, filter, sort && { sort, isOfSettlement: typeof sorts[sort] === 'function' }),
    joins: Object.fromEntries((Object.keys(sorts) as Sort[]).map((sort) => [sort, joinsOf(sort)])) as Record<
      Sort,
      ReturnType<typeof joinsOf>
    >,
    choosesByJoins: choosesByPeriod,
    visible: (context) => [projectScope(context, projectId)],
    chosen: (filter) => [
      ...documentConditions(table, filter),
      isOfClient(projectId, filter.client),
      ...declared.chosen(filter),
    ],
    rows: (from, filter) => sumsOfRows(table, from, filter),
    kept: keptSums,
  });

  return {
    ...list,
    summed: [...list.summed, ...AGED_SUMS],

    groups: async (context: Context, filter: Filter, by: Grouping): Promise<Groups> => ({
      ...(await list.groups(context, filter, by)),
      sums: sql`${sumsAs(declared.sums)}, ${agedSums(filter)}`,
    }),

    /** The balances of open documents by ageing bucket, and the retention held on all documents of the list. */
    agedTotals: (context: Context, filter: Filter) =>
      cachedUntilWrite(context, [`aged-${table}`, context.scope, filter], async () => {
        const { rows } = await sql<AgedTotals>`
          select ${agedSums(filter)} from ${await list.rows(context, filter)} sums`.execute(context.db);
        return oneRow(rows);
      }),
  };
}
