import { boolean } from 'yup';
import type { EnvironmentName } from '../environments';
import { onUse, record } from '../fields';
import type { ArrangedPlace } from './arrangement';
import type { RemoteLock } from './lock';
import type { RemoteSetting } from './setting';
import type { RemoteRollout } from './stages';

/** What a request would bring into force. */
export type RequestedSetting = Pick<
  RemoteSetting,
  'enabled' | 'disable_mode' | 'release' | 'rollout' | 'message' | 'until' | 'reason'
> & {
  /** As in force, where it is not stated. */
  places?: ArrangedPlace[];
  /** The same; null lifts it. */
  lock?: RemoteLock | null;
};

/** A change that waits for a second person who confirms it. */
export type RemoteRequest = {
  uuid: string;
  environment: EnvironmentName;
  remote: string;
  /** The revision that it is based on; null where nothing was ever set. */
  based_on: number | null;
  setting: RequestedSetting;
  /** The releases that would reach users for the first time here. */
  releases: string[];
  requested_by: string;
  requested_at: string;
  /** Why the caller is not the one to confirm it; null when they are. */
  not_by_caller: string | null;
  /** Who has changed the target since, so that it cannot come into force any more; null while it can. */
  changed_since_by: string | null;
};

/** Whether an environment asks for a second person. */
export const releasePolicySchema = onUse(() =>
  record({
    needs_second_person: boolean().label('Second person').required(),
  }),
);

export type ReleasePolicy = { needs_second_person: boolean };

/** Where a release needs a second person unless a Super Admin has decided otherwise. */
export const needsSecondPersonAtFirst = (environment: EnvironmentName) => environment === 'production';

type Reach = { enabled: boolean; release: string; rollout: RemoteRollout | null };

/**
 * The releases that a setting puts before users: none while it is off, and one that nobody gets yet is not among them, unless
 * its rollout grows by itself.
 */
export function releasesInUse({ enabled, release, rollout }: Reach): string[] {
  if (!enabled) return [];
  const isShared = rollout && (rollout.percent > 0 || rollout.roles.length > 0 || rollout.stages);
  return isShared ? [...new Set([release, rollout.release])] : [release];
}

type People = { requestedBy: string; publishedBy: readonly (string | null)[] };

/** Why a person cannot be the second one for a release; undefined when they can. */
export function notTheSecond(person: string, { requestedBy, publishedBy }: People) {
  if (person === requestedBy) return 'You asked for this release: someone else has to confirm it.';
  if (publishedBy.includes(person))
    return 'You issued the token that published this release: someone else has to confirm it.';
  return undefined;
}
