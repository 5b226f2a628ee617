import type { EnvironmentName } from './environments';
import { failedShare, type Loads, shareOf, sum, weigh, type Weighed, withoutWorst } from './share';

/** What a release may do to those who have it before the platform takes it from them. */
export type HaltBudget = {
  /** Loads, whole or failed, before the share of the failed ones counts, and how many of a hundred may fail. */
  loads: number;
  failedPercent: number;
  /** Measurements of a web vital, of both releases, before they are compared, and how much slower the new one may be. */
  samples: number;
  slowerPercent: number;
  /** How many people have to report it: whatever fewer say, a release is not halted. */
  users: number;
};

/** The web vitals that have a budget, in milliseconds. */
export type BudgetedVital = 'LCP' | 'INP';

/** What one person's browsers saw of a release; of each vital the newest measurements first. */
export type SeenByPerson = Loads & Record<BudgetedVital, readonly number[]>;

/** The release that a new one is compared with, and what was seen of it. */
export type ComparedRelease = { version: string; seen: readonly SeenByPerson[] };

/** How many measurements of a vital one person counts with. */
export const samplesOfPerson = ({ samples, users }: Pick<HaltBudget, 'samples' | 'users'>) => shareOf(samples, users);

const PERCENT = 100;
// Shares add up to 2.0000000000000004 where two of a hundred failed.
const withoutNoise = (value: number) => Number(value.toFixed(6));
const percentText = (value: number) => `${Number(value.toFixed(1))}%`;

/**
 * Why a release is over its budget, in one sentence; null while it is not. One browser can neither halt a release nor make it
 * look fine: a person counts for no more than a share, and the budget has to be exceeded without the few who say the worst.
 */
export function overBudget(
  seen: readonly SeenByPerson[],
  compared: ComparedRelease,
  budget: HaltBudget,
): string | null {
  return (
    failingTooOften(seen, budget) ??
    slowerIn('LCP', { seen, compared, budget }) ??
    slowerIn('INP', { seen, compared, budget })
  );
}

function failingTooOften(seen: readonly SeenByPerson[], { loads, failedPercent, users }: HaltBudget) {
  const people = seen.filter((one) => one.loads + one.failures > 0);
  const weighed = people.map((one) => weigh(one, shareOf(loads, users)));
  if (sum(weighed.map(({ counted }) => counted)) < loads) return null;
  const rest = withoutWorst(weighed, users - 1);
  const percentOf = (some: readonly Weighed[]) => withoutNoise(PERCENT * failedShare(some));
  if (rest.length === 0 || percentOf(rest) <= failedPercent) return null;

  const failures = sum(people.map((one) => one.failures));
  const failing = people.filter((one) => one.failures > 0).length;
  const tried = failures + sum(people.map((one) => one.loads));
  const share = `${percentText(percentOf(weighed))} with a limit on what each person counts for`;
  return `${failures} of ${tried} loads failed, for ${failing} of ${people.length} people: ${share}, over the budget of ${failedPercent}%.`;
}

/** The 75th percentile, as the database computes it. */
function p75(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const place = 0.75 * (sorted.length - 1);
  const [below = NaN, above = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

type Comparison = { seen: readonly SeenByPerson[]; compared: ComparedRelease; budget: HaltBudget };

function slowerIn(vital: BudgetedVital, { seen, compared, budget }: Comparison) {
  // Of the new release the slowest people are left out, of the other one the fastest: either could be made up.
  const now = p75Without(seen, vital, { budget, isLeftOut: (own, other) => other - own });
  const before = p75Without(compared.seen, vital, { budget, isLeftOut: (own, other) => own - other });
  if (now === null || before === null || now <= before * (1 + budget.slowerPercent / PERCENT)) return null;
  const slower = percentText((PERCENT * (now - before)) / before);
  return `${vital} is ${Math.round(now)} ms at the 75th percentile, ${Math.round(before)} ms in ${compared.version}: ${slower} slower, over the budget of ${budget.slowerPercent}%.`;
}

type LeavingOut = { budget: HaltBudget; isLeftOut: (own: number, other: number) => number };

function p75Without(seen: readonly SeenByPerson[], vital: BudgetedVital, { budget, isLeftOut }: LeavingOut) {
  const people = seen.map((one) => one[vital].slice(0, samplesOfPerson(budget))).filter((values) => values.length > 0);
  if (people.flat().length < budget.samples) return null;
  const rest = people.sort((one, other) => isLeftOut(p75(one), p75(other))).slice(budget.users - 1);
  return rest.length > 0 ? p75(rest.flat()) : null;
}

/** When and why the platform halted a release. */
export type HaltedRelease = { at: string; reason: string };

/** The environments in which a release was halted, and not selected again since. */
export type HaltedIn = Partial<Record<EnvironmentName, HaltedRelease>>;
