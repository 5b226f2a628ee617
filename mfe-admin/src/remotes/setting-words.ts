import { type DisableMode, type EnvironmentName, nextStage, type RemoteRollout } from '@siteledger/platform/contract';
import { counted } from '@siteledger/shared-lib/domain';
import { useUsersRolesQuery } from '../api';

/** Returns a role's name by id. */
export type RoleName = (id: number) => string;

/** Names of the roles, which may have been changed. */
export function useRoleName(): RoleName {
  const { data: roles = [] } = useUsersRolesQuery();
  return (id) => roles.find((role) => role.id === id)?.name ?? `role ${id}`;
}

/** "Production". */
export const environmentTitle = (environment: EnvironmentName) =>
  environment.charAt(0).toUpperCase() + environment.slice(1);

/** Label of each way to switch a remote off. */
export const MODE_TEXT: Record<DisableMode, string> = {
  drain: 'Draining',
  now: 'At once',
};

/**
 * "25% of the users and everybody with the role Project Manager get 1.1.0", and the next stage of an automatic rollout.
 */
export function rolloutText({ release, percent, roles, stages }: RemoteRollout, roleName: RoleName) {
  const share = percent > 0 && `${percent}% of the users`;
  const named = roles.length > 0 && `everybody with the role ${roles.map(roleName).join(' or ')}`;
  const reached = [share, named].filter(Boolean).join(' and ');
  const now = reached ? `${reached} get ${release}` : `Nobody gets ${release} yet`;
  if (!stages) return now;
  const next = nextStage(percent);
  const whom = next === 100 ? 'everybody' : `${next}%`;
  return `${now}; ${whom} next, after ${counted(stages.minutes, 'minute')} and ${counted(stages.loads, 'clean load')}`;
}
