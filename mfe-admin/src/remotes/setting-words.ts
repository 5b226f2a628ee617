import { type DisableMode, type EnvironmentName, nextStage, type RemoteRollout } from '@siteledger/platform/contract';
import { counted } from '@siteledger/shared-lib/domain';
import { useUsersRolesQuery } from '../api';

/** What people read of a role's number. */
export type RoleName = (id: number) => string;

/** The names of the roles, which may change. */
export function useRoleName(): RoleName {
  const { data: roles = [] } = useUsersRolesQuery();
  return (id) => roles.find((role) => role.id === id)?.name ?? `role ${id}`;
}

/** "Production". */
export const environmentTitle = (environment: EnvironmentName) =>
  environment.charAt(0).toUpperCase() + environment.slice(1);

/** How a remote that is switched off leaves those who work in it. */
export const MODE_TEXT: Record<DisableMode, string> = {
  drain: 'Draining',
  now: 'At once',
};

/** "25% of the users and everybody with the role Project Manager get 1.1.0", and what comes next where it grows by itself. */
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
