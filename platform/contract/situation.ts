import type { EnvironmentState } from './environment-state';
import type { EnvironmentName } from './environments';
import type { HaltedRelease } from './halt';
import type { Plan, RequestedSetting } from './request';
import type { RemoteSetting } from './setting';

/** What becomes of a release of a remote in an environment: of one that is selected, asked for or halted there, and of the newest. */
export type ReleaseSituation = {
  version: string;
  is_newest: boolean;
  /** Why it cannot run there; empty when it can, and where nobody knows. */
  incompatibilities: string[];
  /** The last good release before it, where that can run: what pages take while this one cannot. */
  fallback: string | null;
  /** While nobody has selected it again. */
  halted: HaltedRelease | null;
  revoked: { reason: string; at: string } | null;
};

/** A change of a remote that waits: for a second person, where `plan` is null or says so, or for its moment. */
export type RequestSituation = {
  setting: Pick<RequestedSetting, 'enabled' | 'release' | 'rollout' | 'until' | 'reason'>;
  requested_at: string;
  plan: (Pick<Plan, 'from' | 'problem'> & { needs_confirmation: boolean }) | null;
  /** Whether somebody has changed the remote since, so that it cannot come into force any more. */
  is_overtaken: boolean;
};

/**
 * What an environment does with a remote, and why, as its team reads it: an item of `GET /api/v2/remotes/{name}/situation`. Of people
 * it names who made the last change and who locked it, and nobody else.
 */
export type RemoteSituation = {
  environment: EnvironmentName;
  connection: EnvironmentState['connection'];
  /** What is in force; null where nothing was ever selected, or where nobody knows. */
  setting: Omit<RemoteSetting, 'environment' | 'remote' | 'places' | 'halted'> | null;
  /** How many people get the release of the rollout, and since when it has its share; null without a rollout. */
  rollout: { users: number; since: string | null } | null;
  releases: ReleaseSituation[];
  requests: RequestSituation[];
};
