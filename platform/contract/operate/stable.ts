import type { EnvironmentName } from '../environments';
import { failedShare, shareOf, sum, capAtShare, withoutWorst } from './share';
import type { RevisionReleases } from './stages';

/** The minimum seen of a release before it is stable: screens loaded whole, and people who loaded them. */
export type StableAfter = { loads: number; users: number };

// Share of all attempts.
const FAILED_MAX = 0.02;

// Faults that only one person reports do not count against a release.
const WITNESSES = 2;

/**
 * Loads and faults of a release from one person's browsers on one screen; `screen` is null for failures before any
 * screen.
 */
export type SeenOnScreen = { person: string; screen: string | null; loads: number; faults: number };

/**
 * Whether reports show a release to be stable: enough clean loads by enough people, hardly any faults, and no screen
 * that fails for most of its users. No single person decides: each counts for at most one share, faults count only on a
 * screen where two people had some, and the fault limit ignores the person with the most.
 */
export function isProvenStable(seen: readonly SeenOnScreen[], after: StableAfter) {
  const witnesses = Math.min(WITNESSES, after.users);
  const believed = seen.map((one) => (isWitnessed(one.screen, seen, witnesses) ? one : { ...one, faults: 0 }));
  const share = shareOf(after.loads, after.users);
  const people = perPerson(believed);
  const whole = people.map(({ loads }) => Math.min(loads, share)).filter((loads) => loads > 0);
  const isEnough = sum(whole) >= after.loads && whole.length >= after.users;
  const rest = withoutWorst(
    people.map((one) => capAtShare(one, share)),
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

/** The history of a release in an environment. */
export type ReleasePast = {
  /** The revision that first selected it or rolled it out. */
  firstRevision: number;
  /**
   * Whether the environment went back from it to an earlier release, or withdrew its rollout, and has not returned to
   * it.
   */
  isLeft: boolean;
  /**
   * Whether the platform halted it and nobody has selected it since; `isLeft` is then true whichever release replaced
   * it.
   */
  isHalted: boolean;
  /**
   * When it was selected again after that; reports from before do not count. Null when nobody ever went back from it.
   */
  cameAgainAt: string | null;
};

const givenOut = ({ release, rollout }: RevisionReleases) => [release, ...(rollout ? [rollout.release] : [])];

/**
 * The history of a release, from its target's revisions (oldest first); undefined when none of them selects it or rolls
 * it out.
 */
export function historyOfRelease(version: string, revisions: readonly RevisionReleases[]): ReleasePast | undefined {
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
    // An earlier release as replacement means going back; a later one means going on.
    if (wasGivenOut && !isGivenOut) {
      isHalted = revision.halted === version;
      isLeft = isHalted || inOrder.indexOf(revision.release) < inOrder.indexOf(version);
    }
    if (isLeft && isGivenOut) [isLeft, isHalted, cameAgainAt] = [false, false, revision.changed_at];
    wasGivenOut = isGivenOut;
  }
  return { firstRevision, isLeft, isHalted, cameAgainAt };
}

/** The facts that decide whether a person may mark a release as stable in an environment. */
export type StableIfMarked = {
  environment: EnvironmentName;
  isRevoked: boolean;
  isStable: boolean;
  past: ReleasePast | undefined;
};

/** From which revision a release would be stable if a person marks it, or why nobody may mark it. */
export function stableIfMarked({ environment, isRevoked, isStable, past }: StableIfMarked) {
  if (isRevoked) return { refusal: 'The release is revoked.' };
  if (!past) return { refusal: `The release has not run in ${environment}.` };
  if (past.isHalted) return { refusal: `The release was halted in ${environment}.` };
  if (past.isLeft) return { refusal: `The release was rolled back from in ${environment}.` };
  return isStable ? { refusal: 'The release is already stable.' } : { firstRevision: past.firstRevision };
}

/** Since when a release is stable, and who marked it and why; both null when reports of browsers showed it. */
export type GoodRelease = { since: string; by: string | null; reason: string | null };

/** The environments in which a release is stable. */
export type StableIn = Partial<Record<EnvironmentName, GoodRelease>>;
