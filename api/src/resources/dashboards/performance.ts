import {
  type ClientContracts,
  PERFORMANCE_FIGURES,
  type PerformanceFigures,
  type PerformanceReply,
  type Project,
  type ProjectPerformance,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../http/routes/as-of';
import { readList, replyList } from '../../http/routes/list';
import { recordReference } from '../../lists';
import { contractsByClient, figuresOfProjects, pageOfProjects } from '../projects/list/project-list.queries';
import { type ProjectFilter } from '../projects/list/project-conditions.queries';
import { projectsById } from '../projects/projects-by-number.queries';

/** The list of the performance dashboard. */
export const PERFORMANCE_LIST = {
  sortable: ['name', 'code', 'client_name', 'client.name', 'start_date', 'end_date', ...PERFORMANCE_FIGURES],
  defaultSort: { sort: 'name', order: 'asc' },
  filters: { project: recordReference('project'), client: recordReference('client') },
} as const;

const figuresOf = (figures: PerformanceFigures): PerformanceFigures => {
  const kept = PERFORMANCE_FIGURES.map((key) => [key, figures[key]] as const);
  return Object.fromEntries(kept) as PerformanceFigures;
};

const performanceOf = (project: Project): ProjectPerformance => {
  const { id, uuid, code, name, client, client_name } = project;
  return { id, uuid, code, name, client, client_name, ...figuresOf(project) };
};

function filterOf(request: FastifyRequest): ProjectFilter {
  const { search, filters } = readList(request.query, PERFORMANCE_LIST);
  return { ...viewpointOf(request), search, under_way: true, ...filters };
}

/** Contract sums of the caller's projects in progress, by client. dashboards-and-reports.md#performance-overview */
export const readClientContracts = (request: FastifyRequest): Promise<ClientContracts[]> =>
  contractsByClient(request.context, filterOf(request));

/**
 * The caller's projects in progress with their performance, and the portfolio's.
 * dashboards-and-reports.md#performance-overview
 */
export async function readPerformance(request: FastifyRequest): Promise<PerformanceReply> {
  const { context } = request;
  const list = readList(request.query, PERFORMANCE_LIST);
  const filter = filterOf(request);

  const { total, ...portfolio } = await figuresOfProjects(context, filter, PERFORMANCE_FIGURES);
  const reply = await replyList(list, {
    total,
    rows: async (window) => {
      const ids = await pageOfProjects(context, filter, list, window);
      return (await projectsById(context.db, ids, filter)).map(performanceOf);
    },
  });
  return { ...reply, as_of: filter.asOf, portfolio };
}
