import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { findProject, type ProjectLock } from './projects.queries';

/**
 * A live project of the caller, locked when asked to be; what does not exist and what is not theirs are both "not
 * found". docs/domain/roles-and-permissions.md#own-projects
 */
export async function requireProject(db: Db, context: Context, reference: string | number, lock?: ProjectLock) {
  const project = await findProject(db, context, reference, lock);
  if (!project) throw notFound('Project');
  return project;
}
