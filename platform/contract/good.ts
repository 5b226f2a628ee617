import type { EnvironmentName } from './environments';

import type { RemoteRollout, ScreenHealth } from './setting';

/** How much has to be seen of a release until it is good: screens that were seen whole, and people who saw them. */
export type GoodAfter = { loads: number; users: number };

// As a share of all that was tried.
const FAILURES_MAX = 0.02;

/** What browsers saw of a release in one environment; on no screen is what failed before there was one. */
export type SeenOfRelease = {
  users: number;
  screens: readonly (Pick<ScreenHealth, 'screen' | 'loads'> & { failures: number })[];
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Whether a release was seen to be good: enough clean loads by enough people, hardly any failures, and no screen that falls
 * for most of those who open it.
 */
export function isSeenGood({ users, screens }: SeenOfRelease, after: GoodAfter) {
  const loads = sum(screens.map((screen) => screen.loads));
  const failures = sum(screens.map((screen) => screen.failures));
  const isEnough = loads >= after.loads && users >= after.users;
  const isRare = failures <= FAILURES_MAX * (loads + failures);
  return isEnough && isRare && screens.every(({ screen, ...one }) => screen === null || one.failures <= one.loads);
}

/** A revision of a remote in an environment, as far as it says which releases it gives out. */
export type RevisionReleases = {
  revision: number;
  release: string;
  rollout: Pick<RemoteRollout, 'release'> | null;
  /** The release that the platform took from users by this revision. */
  halted: string | null;
  changed_at: string;
};

/** What became of a release in an environment. */
export type ReleasePast = {
  /** The revision that first gave it out. */
  firstRevision: number;
  /** Whether the environment went back from it to a release from before, or took its rollout back, and left it at that. */
  isLeft: boolean;
  /** Whether the platform halted it and nobody has selected it since; it is left then, whichever release came in its place. */
  isHalted: boolean;
  /** When it came again after that: what was seen of it earlier does not count. Null where nobody ever went back from it. */
  cameAgainAt: string | null;
};

const givenOut = ({ release, rollout }: RevisionReleases) => [release, ...(rollout ? [rollout.release] : [])];

/** The past of a release by the revisions of its place, oldest first; undefined when none of them gives it out. */
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

/** Since when a release is good, and whose word it is and why; both null where browsers have shown it. */
export type GoodRelease = { since: string; by: string | null; reason: string | null };

/** The environments in which a release is good. */
export type GoodIn = Partial<Record<EnvironmentName, GoodRelease>>;
