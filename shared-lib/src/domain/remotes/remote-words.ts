import {
  type EnvironmentName,
  lockInForce,
  lockText,
  type RegistryState,
  type RemoteMatrixRow,
  type RemoteRequest,
  type RemoteSetting,
} from '@siteledger/platform/contract';
import { formatInstant } from '../days/dates';

/** A remote's technical name and title. */
export type CalledRemote = Pick<RemoteMatrixRow, 'name' | 'title'>;

/** A remote's title, such as "Finance", else its name without "mfe-". */
export const remoteText = ({ name, title }: CalledRemote) => title ?? name.replace(/^mfe-/, '');

/** "Finance in production". */
export const placeText = (remote: CalledRemote, environment: EnvironmentName) =>
  `${remoteText(remote)} in ${environment}`;

/** "Lim, 01-Jul-2026, 18:00". */
export const changedText = ({ changed_by, changed_at }: Pick<RemoteSetting, 'changed_by' | 'changed_at'>) =>
  `${changed_by}, ${formatInstant(changed_at)}`;

/** "Locked until 01-Dec-2026, 18:00 by Lim: Year end"; undefined without a lock in force. */
export function lockedText(setting: Pick<RemoteSetting, 'lock'>) {
  const lock = lockInForce(setting, new Date());
  return lock && lockText(lock, formatInstant);
}

/** "1.1.0 waits for a second person". */
export const waitingText = ({ releases }: Pick<RemoteRequest, 'releases'>) =>
  `${releases.join(' and ')} ${releases.length === 1 ? 'waits' : 'wait'} for a second person`;

/**
 * Notice that the central registry cannot be followed: since when, why, and the consequence; undefined while it can.
 */
export const registryAwayWords = (registry: RegistryState) =>
  registry.kind === 'central' && registry.away_since
    ? {
        title: registry.away_because
          ? `The central registry has not been followed since ${formatInstant(registry.away_since)}: ${registry.away_because}.`
          : `The central registry has not answered since ${formatInstant(registry.away_since)}.`,
        description: 'Staff are not affected. Nothing can be changed until it answers again.',
      }
    : undefined;

/** Notice after a change in a place such as "Finance in production": it is done, or it waits for a second person. */
export const outcomeText = (reply: RemoteSetting | RemoteRequest, place: string, done: string) =>
  'setting' in reply ? `${waitingText(reply)}: ${place}.` : done;
