import {
  type DisableMode,
  type EnvironmentName,
  type ReleaseSummary,
  type RemoteRequest,
  type RemoteRollout,
  type RemoteSetting,
} from '@siteledger/platform/contract';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { useUsersRolesQuery } from '../api';
import type { Place } from './remotes-api';

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

/** "mfe-finance in production". */
export const placeText = ({ remote, environment }: Place) => `${remote} in ${environment}`;

/** How a remote that is switched off leaves those who work in it. */
export const MODE_TEXT: Record<DisableMode, string> = {
  drain: 'Draining',
  now: 'At once',
};

/** "25 % of the users and everybody with the role Project Manager get 1.1.0". */
export function rolloutText({ release, percent, roles }: RemoteRollout, roleName: RoleName) {
  const share = percent > 0 && `${percent} % of the users`;
  const named = roles.length > 0 && `everybody with the role ${roles.map(roleName).join(' or ')}`;
  const reached = [share, named].filter(Boolean).join(' and ');
  return reached ? `${reached} get ${release}` : `Nobody gets ${release} yet`;
}

/** "Lim, 01-Jul-2026, 18:00". */
export const changedText = ({ changed_by, changed_at }: Pick<RemoteSetting, 'changed_by' | 'changed_at'>) =>
  `${changed_by}, ${formatInstant(changed_at)}`;

/** What to tell whoever has changed a place: that it is done, or that it waits. */
export const outcomeText = (reply: RemoteSetting | RemoteRequest, done: string) =>
  'setting' in reply ? `${waitingText(reply)}: ${placeText(reply)}.` : done;

/** "1.1.0 waits for a second person". */
export const waitingText = ({ releases }: Pick<RemoteRequest, 'releases'>) =>
  `${releases.join(' and ')} ${releases.length === 1 ? 'waits' : 'wait'} for a second person`;

/** "1 release", "3 releases". */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Whether a release can be selected: neither revoked nor built for another platform. */
export const isFit = ({ revoked, incompatibilities }: ReleaseSummary) => !revoked && incompatibilities.length === 0;
