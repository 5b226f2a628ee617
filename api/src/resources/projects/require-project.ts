import { type Db } from '../../db/database';
import { lockedOnce } from '../../db/transaction/in-batch';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { findProject, type ProjectLock } from './projects.queries';

/**
 * One of the caller's projects, optionally locked; a 404 when it is missing, deleted or not theirs.
 * docs/domain/roles-and-permissions.md#own-projects
 */
export async function requireProject(db: Db, context: Context, reference: string | number, lock?: ProjectLock) {
  const find = () => findProject(db, context, reference, lock);
  const project = await (lock === 'share' ? lockedOnce(db, `project ${reference}`, find) : find());
  if (!project) throw notFound('Project');
  return project;
}
