import { type ListReply, type ProjectContractor } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { readList, replyList } from '../../../http/list';
import { requireProject } from '../require-project';
import { pageOfProjectContractors, PROJECT_CONTRACTOR_SORTS, totalsOfContractors } from './queries';

/** How the contractors of a project are sorted. */
export const PROJECT_CONTRACTOR_LIST = {
  sortable: PROJECT_CONTRACTOR_SORTS,
  defaultSort: { sort: 'name', order: 'asc' },
} as const;

/** Contractors and suppliers of a project with what was ordered, billed and paid. Decision §2. */
export async function listProjectContractors(
  { context, query }: FastifyRequest,
  reference: string,
): Promise<ListReply<ProjectContractor>> {
  const { id } = await requireProject(context.db, context, reference);
  const list = readList(query, PROJECT_CONTRACTOR_LIST);
  const { total, totals } = await totalsOfContractors(context, id, list.search);
  return replyList(list, {
    total,
    totals,
    rows: (window) => pageOfProjectContractors(context, id, list.search, list, window),
  });
}
