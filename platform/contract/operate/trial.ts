import { historyOfRelease } from './stable';
import type { RevisionReleases } from './stages';

/** A release under watch in an environment: a rollout to a share of the users, or one that everybody got recently. */
export type Trial = { version: string; since: string; isRollout: boolean };

type Watch = { now: Date; hours: number };

const HOUR_MS = 3_600_000;

/**
 * The trials of a target from its revisions (oldest first): its rollout, and a release selected within the last
 * `hours`.
 */
export function trialsOf(revisions: readonly RevisionReleases[], watch: Watch): Trial[] {
  const present = revisions.at(-1);
  if (!present) return [];
  const rollout = present.rollout && present.rollout.release !== present.release ? present.rollout.release : undefined;
  return [
    ...(rollout ? [{ version: rollout, since: sinceWhen(revisions, rolledOut(rollout)), isRollout: true }] : []),
    ...triedByEverybody(revisions, present.release, watch),
  ];
}

type Test = (revision: RevisionReleases) => boolean;

const rolledOut =
  (version: string): Test =>
  ({ rollout }) =>
    rollout?.release === version;

const selected =
  (version: string): Test =>
  ({ release }) =>
    release === version;

const startOf = (revisions: readonly RevisionReleases[], test: Test) =>
  revisions.findLastIndex((revision) => !test(revision)) + 1;

const sinceWhen = (revisions: readonly RevisionReleases[], test: Test) =>
  revisions[startOf(revisions, test)]?.changed_at ?? '';

function triedByEverybody(revisions: readonly RevisionReleases[], version: string, { now, hours }: Watch): Trial[] {
  const since = sinceWhen(revisions, selected(version));
  const isLately = now.getTime() - Date.parse(since) < hours * HOUR_MS;
  return isLately && !isWayBack(revisions, version) ? [{ version, since, isRollout: false }] : [];
}

// A return to a release that everybody had before is no trial, unless it was rolled back from: problems from the time
// between are not its fault.
function isWayBack(revisions: readonly RevisionReleases[], version: string) {
  const cameAgain = Date.parse(historyOfRelease(version, revisions)?.cameAgainAt ?? '');
  const earlier = revisions.slice(0, startOf(revisions, selected(version))).filter(selected(version));
  return earlier.some(({ changed_at }) => Number.isNaN(cameAgain) || Date.parse(changed_at) >= cameAgain);
}
