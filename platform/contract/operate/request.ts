import { boolean } from 'yup';
import type { EnvironmentName } from '../environments';
import { onUse, record } from '../fields';
import type { ArrangedPlace } from './arrangement';
import type { RemoteLock } from './lock';
import type { RemoteSetting } from './setting';
import type { RemoteRollout } from './stages';

/** The setting that a request would bring into force. */
export type RequestedSetting = Pick<
  RemoteSetting,
  'enabled' | 'disable_mode' | 'release' | 'rollout' | 'message' | 'until' | 'reason'
> & {
  /** Absent: unchanged. */
  places?: ArrangedPlace[];
  /** Absent: unchanged; null removes it. */
  lock?: RemoteLock | null;
};

/** A change that waits for a second person to confirm it. */
export type RemoteRequest = {
  uuid: string;
  environment: EnvironmentName;
  remote: string;
  /** The revision that it is based on; null when nothing was ever set. */
  based_on: number | null;
  setting: RequestedSetting;
  /** The releases that would reach users here for the first time. */
  releases: string[];
  requested_by: string;
  requested_at: string;
  /** Why the caller may not confirm it; null when they may. */
  not_by_caller: string | null;
  /** The user who has changed the target since, so that the request can no longer take effect; null while it can. */
  changed_since_by: string | null;
};

/** Whether an environment requires a second person. */
export const releasePolicySchema = onUse(() =>
  record({
    needs_second_person: boolean().label('Second person').required(),
  }),
);

export type ReleasePolicy = { needs_second_person: boolean };

/** Whether a release needs a second person by default, until a Super Admin decides otherwise. */
export const needsSecondPersonByDefault = (environment: EnvironmentName) => environment === 'production';

type Reach = { enabled: boolean; release: string; rollout: RemoteRollout | null };

/**
 * The releases that a setting gives to users: none while it is off. A rollout that reaches nobody yet is left out,
 * unless it advances in stages.
 */
export function releasesInUse({ enabled, release, rollout }: Reach): string[] {
  if (!enabled) return [];
  const isShared = rollout && (rollout.percent > 0 || rollout.roles.length > 0 || rollout.stages);
  return isShared ? [...new Set([release, rollout.release])] : [release];
}

type People = { requestedBy: string; publishedBy: readonly (string | null)[] };

/** Why a person cannot be the second person for a release; undefined when they can. */
export function secondPersonProblem(person: string, { requestedBy, publishedBy }: People) {
  if (person === requestedBy) return 'You asked for this release: someone else has to confirm it.';
  if (publishedBy.includes(person))
    return 'You issued the token that published this release: someone else has to confirm it.';
  return undefined;
}
