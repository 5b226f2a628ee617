import { type ListReply, type ProjectContractor } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../../http/routes/as-of';
import { readList, replyList } from '../../../http/routes/list';
import { requireProject } from '../require-project';
import { pageOfProjectContractors, PROJECT_CONTRACTOR_SORTS, totalsOfContractors } from './project-contractors.queries';

export const PROJECT_CONTRACTOR_LIST = {
  sortable: PROJECT_CONTRACTOR_SORTS,
  defaultSort: { sort: 'name', order: 'asc' },
} as const;

/**
 * A project's contractors and suppliers with the amounts ordered, billed and paid as of the day of the query.
 * docs/domain/figures.md#contractors-of-a-project
 */
export async function listProjectContractors(
  request: FastifyRequest,
  reference: string,
): Promise<ListReply<ProjectContractor>> {
  const { context } = request;
  const { id: projectId } = await requireProject(context.db, context, reference);
  const list = readList(request.query, PROJECT_CONTRACTOR_LIST);
  const filter = { ...viewpointOf(request), projectId, search: list.search };
  const { total, totals } = await totalsOfContractors(context, filter);
  return replyList(list, {
    total,
    totals,
    rows: (window) => pageOfProjectContractors(context, filter, list, window),
  });
}
