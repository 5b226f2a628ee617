import { type Project } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../http/routes/as-of';
import { projectsById } from './projects-by-number.queries';
import { requireProject } from './require-project';

/** One of the caller's projects with every figure as of the day of the query. */
export async function readProject(request: FastifyRequest, reference: string): Promise<Project | undefined> {
  const { context } = request;
  const { id } = await requireProject(context.db, context, reference);
  const [project] = await projectsById(context.db, [id], viewpointOf(request));
  return project;
}
