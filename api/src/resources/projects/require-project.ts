import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { findProject, type ProjectLock } from './projects.queries';

/**
 * One of the caller's projects, optionally locked; a missing one and another person's are both 404.
 * docs/domain/roles-and-permissions.md#own-projects
 */
export async function requireProject(db: Db, context: Context, reference: string | number, lock?: ProjectLock) {
  const project = await findProject(db, context, reference, lock);
  if (!project) throw notFound('Project');
  return project;
}
