import { type ListReply } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { readList, replyList } from '../../../http/list';
import { requireProject } from '../require-project';
import {
  pageOfProjectContractors,
  PROJECT_CONTRACTOR_SORTS,
  type ProjectContractor,
  totalsOfContractors,
} from './queries';

/** Contractors and suppliers of a project with what was ordered, billed and paid. Decision §2. */
export async function listProjectContractors(
  { context, query }: FastifyRequest,
  reference: string,
): Promise<ListReply<ProjectContractor>> {
  const { id } = await requireProject(context.db, context, reference);
  const list = readList(query, { sortable: PROJECT_CONTRACTOR_SORTS, defaultSort: { sort: 'name', order: 'asc' } });
  const { total, totals } = await totalsOfContractors(context, id, list.search);
  return replyList(list, {
    total,
    totals,
    rows: (window) => pageOfProjectContractors(context, id, list.search, list, window),
  });
}
