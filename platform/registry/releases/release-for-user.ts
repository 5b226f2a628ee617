import { createHash } from 'node:crypto';
import { type RemoteRollout } from '@siteledger/platform/contract';

/** The user who requests a remote; absent before sign-in. */
export type Visitor = { uuid: string; roles: readonly { id: number }[] };

const BUCKETS = 100;

/**
 * A user's bucket from 0 to 99 for the rollouts of a remote. It never changes, so a rising percentage only adds users
 * and nobody switches back and forth. docs/remotes.md#switch-roll-out-roll-back
 */
export function bucketOf(remote: string, userUuid: string) {
  const hash = createHash('sha256').update(`${remote}\0${userUuid}`).digest();
  return hash.readUInt32BE(0) % BUCKETS;
}

/** The release that a user gets: the rollout's for its roles and its share of users, otherwise the pinned one. */
export function releaseForUser(
  remote: string,
  { release, rollout }: { release: string; rollout: RemoteRollout | null },
  visitor: Visitor | undefined,
) {
  if (!rollout || !visitor) return release;
  const isOfRole = visitor.roles.some(({ id }) => rollout.roles.includes(id));
  return isOfRole || bucketOf(remote, visitor.uuid) < rollout.percent ? rollout.release : release;
}

/** How many of these users get the release of a rollout. */
export const countReached = (
  visitors: readonly Visitor[],
  { remote, release, rollout }: { remote: string; release: string; rollout: RemoteRollout },
) => visitors.filter((one) => releaseForUser(remote, { release, rollout }, one) === rollout.release).length;
