import {
  type AgedTotals,
  choice,
  type Grouping,
  GROUPINGS,
  type ListReply,
  type SortOrder,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { cachedUntilWrite } from '../../db/cached-until-write';
import { type Context } from '../../http/request/context';
import { type Filters, type ListRequest, readList, replyList } from '../../http/routes/list';
import { countGroups, type Filtered, type Groups, pageOfGroups, type PageRows, type PageWindow } from '../../lists';
import { requireProject } from '../projects/require-project';

type By<Sort> = { sort: Sort; order: SortOrder };

/** A document list from `documentList` or `settledList`. */
type List<View, Sort extends string, Offered extends Filters, Filter = View & Filtered<Offered>> = {
  name: string;
  viewOf: (request: FastifyRequest, filters: Filtered<Offered>) => View;
  sorts: readonly Sort[];
  filters: Offered;
  summed: readonly string[];
  totals: (context: Context, filter: Filter) => Promise<{ total: number; totals: Record<string, string> }>;
  agedTotals?: (context: Context, filter: Filter) => Promise<AgedTotals>;
  groups: (context: Context, filter: Filter, by: Grouping) => Promise<Groups>;
  page: (context: Context, filter: Filter, by: By<Sort>, window: PageWindow) => Promise<PageRows>;
};

type Chosen<Flags extends Filters> = ListRequest<string, Flags>['filters'];

type Calls<View, Sort extends string, Offered extends Filters, Flags extends Filters, Row> = {
  list: List<View, Sort, Offered>;
  defaultSort: By<NoInfer<Sort>>;
  /** Filters that add columns instead of selecting rows; `aged` adds the ageing columns and their totals. */
  flags?: Flags;
  /** Sort keys that only make sense within one project. */
  withinProject?: readonly string[];
  /** Whether a sort would take too long for so many documents; the reply then uses the default sort and says so. */
  isTooWide?: (sort: Sort, total: number) => boolean;
  /** The documents of a page, in order. */
  rows: (context: Context, page: PageRows, filter: View & Filtered<Offered>, flags: Chosen<Flags>) => Promise<Row[]>;
};

/**
 * The parameters and replies of a document list's routes: all documents, those of one project, and groups by project or
 * party, with the sums over all filtered documents. docs/domain/lists-and-search.md#groups
 */
export function documentCalls<
  Sort extends string,
  Offered extends Filters,
  Row,
  View,
  Flags extends Filters = Record<never, never>,
>({ list, defaultSort, flags, withinProject = [], isTooWide, rows }: Calls<View, Sort, Offered, Flags, Row>) {
  type Filter = View & Filtered<Offered>;
  const projectOffer = { sortable: list.sorts, defaultSort, filters: { ...list.filters, ...flags } as Offered & Flags };
  const offer = { ...projectOffer, sortable: list.sorts.filter((sort) => !withinProject.includes(sort)) };
  const groupOffer = {
    sortable: ['name', 'documents', ...list.summed],
    defaultSort: { sort: 'name', order: 'asc' } as const,
    filters: { ...list.filters, group_by: choice('group_by', GROUPINGS) },
  };

  const isOwn = ([name]: [string, unknown]) => name in list.filters;
  const filterOf = (request: FastifyRequest, { search, filters }: Pick<ListRequest, 'search' | 'filters'>) => {
    const chosen = Object.fromEntries(Object.entries(filters).filter(isOwn)) as Filtered<Offered>;
    return { search, ...chosen, ...list.viewOf(request, chosen) } as unknown as Filter;
  };

  const withAged = async (context: Context, filter: Filter, totals: Record<string, string>) => ({
    ...totals,
    ...(await list.agedTotals?.(context, filter)),
  });

  return {
    ...list,
    offer,
    projectOffer,
    groupOffer,

    answer: async (request: FastifyRequest, project?: string): Promise<ListReply<Row>> => {
      const { context } = request;
      if (project !== undefined) await requireProject(context.db, context, project);
      const query = { ...(request.query as Record<string, unknown>), ...(project !== undefined && { project }) };
      const asked = readList(query, 'project' in query ? projectOffer : offer);
      const filter = filterOf(request, asked);

      const { total, totals } = await list.totals(context, filter);
      const by = isTooWide?.(asked.sort, total) ? { ...asked, ...defaultSort } : asked;
      return replyList(by, {
        total,
        totals: 'aged' in asked.filters ? await withAged(context, filter, totals) : totals,
        rows: async (window) =>
          rows(context, await list.page(context, filter, by, window), filter, asked.filters as Chosen<Flags>),
      });
    },

    answerGroups: async (request: FastifyRequest) => {
      const { context } = request;
      const { db, scope } = context;
      const asked = readList(request.query, groupOffer);
      const filter = filterOf(request, asked);
      const by = (asked.filters as { group_by?: Grouping }).group_by ?? 'project';

      const { total, totals } = await list.totals(context, filter);
      const aged = await withAged(context, filter, totals);
      const groups = await list.groups(context, filter, by);
      return replyList(asked, {
        total: await cachedUntilWrite(context, ['groups', scope, list.name, by, filter], () => countGroups(db, groups)),
        totals: { ...aged, documents: String(total) },
        rows: (window) => pageOfGroups(db, groups, asked, window),
      });
    },
  };
}
