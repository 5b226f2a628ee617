import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { mayReopenProjects, nextProjectStatuses, type ProjectStatus } from '@siteledger/shared-lib/domain';
import { isReopened } from './reopening';

/**
 * Statuses that the signed-in user may give a project of this status; not everybody may take up a completed one.
 * docs/domain/states-and-deletions.md#projects
 */
export function useStatusOptions(status: ProjectStatus): readonly ProjectStatus[] {
  const { data: user } = useUserDetailsQuery();
  const mayReopen = mayReopenProjects(user?.roles.map(({ id }) => id) ?? []);
  return nextProjectStatuses(status).filter((next) => mayReopen || !isReopened(status, next));
}
