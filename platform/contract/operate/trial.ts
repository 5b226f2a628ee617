import { pastOf } from './good';
import type { RevisionReleases } from './stages';

/** A release that an environment tries out: for a share of the users, or for everybody since a short while. */
export type Trial = { version: string; since: string; isRollout: boolean };

type Watch = { now: Date; hours: number };

const HOUR_MS = 3_600_000;

/** What a target tries out by its revisions, oldest first: its rollout, and a release that everybody got within these hours. */
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

// A release that everybody had before and nobody went back from is no trial: what broke meanwhile is not its fault.
function isWayBack(revisions: readonly RevisionReleases[], version: string) {
  const cameAgain = Date.parse(pastOf(version, revisions)?.cameAgainAt ?? '');
  const earlier = revisions.slice(0, startOf(revisions, selected(version))).filter(selected(version));
  return earlier.some(({ changed_at }) => Number.isNaN(cameAgain) || Date.parse(changed_at) >= cameAgain);
}
