import { createHash } from 'node:crypto';
import { type RemoteRollout } from '@siteledger/platform/contract';

/** Who asks for a remote; absent before sign-in. */
export type Visitor = { uuid: string; roles: readonly { id: number }[] };

const BUCKETS = 100;

/**
 * A user's place from 0 to 99 in the rollouts of a remote. It never changes, so that a rising percentage only adds users and
 * nobody goes back and forth. docs/remotes.md#switch-roll-out-roll-back
 */
export function bucketOf(remote: string, userUuid: string) {
  const hash = createHash('sha256').update(`${remote}\0${userUuid}`).digest();
  return hash.readUInt32BE(0) % BUCKETS;
}

/** The release that somebody gets: that of the rollout for its roles and its share of the users, else the pinned one. */
export function releaseForUser(
  remote: string,
  { release, rollout }: { release: string; rollout: RemoteRollout | null },
  visitor: Visitor | undefined,
) {
  if (!rollout || !visitor) return release;
  const isOfRole = visitor.roles.some(({ id }) => rollout.roles.includes(id));
  return isOfRole || bucketOf(remote, visitor.uuid) < rollout.percent ? rollout.release : release;
}

/** How many of these people get the release of a rollout. */
export const countReached = (
  visitors: readonly Visitor[],
  { remote, release, rollout }: { remote: string; release: string; rollout: RemoteRollout },
) => visitors.filter((one) => releaseForUser(remote, { release, rollout }, one) === rollout.release).length;
