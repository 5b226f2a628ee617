import { mayReopenProjects, nextProjectStatuses, type ProjectUpdate } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { conflict, forbidden, invalid } from '../../http/errors/errors';
import { hasStarted, type LockedProject } from './projects.queries';

/** Refuses a forbidden change of status; lock the project first. docs/domain/states-and-deletions.md#projects */
export async function guardStatus(
  db: Db,
  { user }: Context,
  project: LockedProject,
  { status, status_reason }: ProjectUpdate,
) {
  if (status === project.status) return;
  if (!nextProjectStatuses(project.status).includes(status))
    throw conflict(`A project that is ${project.status} cannot become ${status}.`);
  if (project.status === 'Completed') {
    if (!mayReopenProjects(user.roles.map(({ id }) => id)))
      throw forbidden('Only an admin or a business owner may reopen a completed project.');
    if (!status_reason) throw invalid({ status_reason: ['Reason is required.'] });
  }
  if (status === 'New' && (await hasStarted(db, project.id)))
    throw conflict('A project with certificates or expenses cannot become New again.');
}
