import { type ContractorInUse, type Reference } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { removeRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { type LockedOrganisation, projectsUsing } from './organisations.queries';

/**
 * Deletes a locked organisation; a 422 with the project names while it is on any.
 * docs/domain/errors.md#deleting-a-contractor, docs/domain/states-and-deletions.md#deletions
 */
export async function removeOrganisation(
  db: Db,
  context: Context,
  action: string,
  { id, uuid, name }: LockedOrganisation,
): Promise<Reference> {
  const projects = await projectsUsing(db, id);
  if (projects.length > 0) throw invalid(inUse(projects));

  await removeRow(db, context, { action, entity: 'organisation' }, 'organisations', id);
  return { uuid, name };
}

const inUse = (projects: string[]): ContractorInUse => ({
  contractor_id: ['The contractor appears in projects. You need to delete them from these projects to proceed.'],
  projects,
});
