import { type ListReply, type Project, PROJECT_STATUSES } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../../http/routes/as-of';
import { readList, replyList } from '../../../http/routes/list';
import { amountFilters, dayFilter, flag, oneOrMore, recordReference } from '../../../lists';
import { countProjects, pageOfProjects, PROJECT_SORTS, totalsOfProjects } from './project-list.queries';
import { type ProjectFilter } from './project-conditions.queries';
import { projectsById } from '../projects-by-number.queries';

/** The list of projects; `totals` adds the figures of all together. */
export const PROJECT_LIST = {
  sortable: PROJECT_SORTS,
  defaultSort: { sort: 'created_at', order: 'desc' } as const,
  filters: {
    status: oneOrMore('status', PROJECT_STATUSES),
    client: recordReference('client'),
    manager: recordReference('manager'),
    contractor: recordReference('contractor'),
    start_from: dayFilter('start_from'),
    start_to: dayFilter('start_to'),
    end_from: dayFilter('end_from'),
    end_to: dayFilter('end_to'),
    ...amountFilters,
    under_way: flag('under_way'),
    over_budget: flag('over_budget'),
    behind: flag('behind'),
    totals: flag('totals'),
  },
};

/** One page of the caller's projects with every figure. figures.md#project-figures, lists-and-search.md#the-query */
export async function listProjects(request: FastifyRequest): Promise<ListReply<Project>> {
  const { context } = request;
  const list = readList(request.query, PROJECT_LIST);
  const filter: ProjectFilter = { ...viewpointOf(request), search: list.search, ...list.filters };

  const totals = list.filters.totals ? await totalsOfProjects(context, filter) : undefined;
  return replyList(list, {
    total: await countProjects(context, filter),
    rows: async (window) => projectsById(context.db, await pageOfProjects(context, filter, list, window), filter),
    ...(totals && { totals }),
  });
}
