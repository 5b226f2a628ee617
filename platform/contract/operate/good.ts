import type { EnvironmentName } from '../environments';
import { failedShare, shareOf, sum, weigh, withoutWorst } from './share';
import type { RevisionReleases } from './stages';

/** How much has to be seen of a release until it is good: screens that were seen whole, and people who saw them. */
export type GoodAfter = { loads: number; users: number };

// As a share of all that was tried.
const FAILED_MAX = 0.02;

// What only one person saw, or says, is held against no release.
const WITNESSES = 2;

/** What one person's browsers saw of a release on one screen; on no screen is what failed before there was one. */
export type SeenOnScreen = { person: string; screen: string | null; loads: number; faults: number };

/**
 * Whether a release was seen to be good: enough clean loads by enough people, hardly any faults, and no screen that falls for
 * most of those who open it. Nobody decides that alone: a person counts for no more than their share, and faults count on a
 * screen on which two people saw some, also without the person who saw most.
 */
export function isSeenGood(seen: readonly SeenOnScreen[], after: GoodAfter) {
  const witnesses = Math.min(WITNESSES, after.users);
  const believed = seen.map((one) => (isWitnessed(one.screen, seen, witnesses) ? one : { ...one, faults: 0 }));
  const share = shareOf(after.loads, after.users);
  const people = perPerson(believed);
  const whole = people.map(({ loads }) => Math.min(loads, share)).filter((loads) => loads > 0);
  const isEnough = sum(whole) >= after.loads && whole.length >= after.users;
  const rest = withoutWorst(
    people.map((one) => weigh(one, share)),
    witnesses - 1,
  );
  return isEnough && failedShare(rest) <= FAILED_MAX && !believed.some(({ screen }) => fallsForMost(screen, believed));
}

type Screen = SeenOnScreen['screen'];

const on = (screen: Screen, seen: readonly SeenOnScreen[]) => seen.filter((one) => one.screen === screen);

const isWitnessed = (screen: Screen, seen: readonly SeenOnScreen[], witnesses: number) =>
  on(screen, seen).filter(({ faults }) => faults > 0).length >= witnesses;

function fallsForMost(screen: Screen, seen: readonly SeenOnScreen[]) {
  if (screen === null) return false;
  const people = on(screen, seen);
  return people.filter(({ loads, faults }) => faults > loads).length > people.length / 2;
}

const perPerson = (seen: readonly SeenOnScreen[]) =>
  [...new Set(seen.map(({ person }) => person))].map((person) => {
    const own = seen.filter((one) => one.person === person);
    return { loads: sum(own.map(({ loads }) => loads)), failures: sum(own.map(({ faults }) => faults)) };
  });

/** What became of a release in an environment. */
export type ReleasePast = {
  /** The revision that first gave it out. */
  firstRevision: number;
  /** Whether the environment went back from it to a release from before, or took its rollout back, and left it at that. */
  isLeft: boolean;
  /** Whether the platform halted it and nobody has selected it since; it is left then, whichever release came instead. */
  isHalted: boolean;
  /** When it came again after that: what was seen of it earlier does not count. Null where nobody ever went back from it. */
  cameAgainAt: string | null;
};

const givenOut = ({ release, rollout }: RevisionReleases) => [release, ...(rollout ? [rollout.release] : [])];

/** The past of a release by the revisions of its target, oldest first; undefined when none of them gives it out. */
export function pastOf(version: string, revisions: readonly RevisionReleases[]): ReleasePast | undefined {
  const inOrder = [...new Set(revisions.flatMap(givenOut))];
  const firstIndex = revisions.findIndex((revision) => givenOut(revision).includes(version));
  const firstRevision = revisions[firstIndex]?.revision;
  if (firstRevision === undefined) return undefined;

  let isLeft = false;
  let isHalted = false;
  let cameAgainAt: string | null = null;
  let wasGivenOut = true;
  for (const revision of revisions.slice(firstIndex + 1)) {
    const isGivenOut = givenOut(revision).includes(version);
    // What stands in for it says which way: a release from before it is a way back, a later one goes on.
    if (wasGivenOut && !isGivenOut) {
      isHalted = revision.halted === version;
      isLeft = isHalted || inOrder.indexOf(revision.release) < inOrder.indexOf(version);
    }
    if (isLeft && isGivenOut) [isLeft, isHalted, cameAgainAt] = [false, false, revision.changed_at];
    wasGivenOut = isGivenOut;
  }
  return { firstRevision, isLeft, isHalted, cameAgainAt };
}

/** What decides whether a person may call a release good in an environment. */
export type GoodByWord = {
  environment: EnvironmentName;
  isRevoked: boolean;
  isGood: boolean;
  past: ReleasePast | undefined;
};

/** From which revision on a release would be good by a person's word, or why nobody may call it good. */
export function goodByWord({ environment, isRevoked, isGood, past }: GoodByWord) {
  if (isRevoked) return { refusal: 'The release is revoked.' };
  if (!past) return { refusal: `The release has not run in ${environment}.` };
  if (past.isHalted) return { refusal: `The release was halted in ${environment}.` };
  if (past.isLeft) return { refusal: `The release was rolled back from in ${environment}.` };
  return isGood ? { refusal: 'The release is already stable.' } : { firstRevision: past.firstRevision };
}

/** Since when a release is good, and whose word it is and why; both null where browsers have shown it. */
export type GoodRelease = { since: string; by: string | null; reason: string | null };

/** The environments in which a release is good. */
export type GoodIn = Partial<Record<EnvironmentName, GoodRelease>>;
