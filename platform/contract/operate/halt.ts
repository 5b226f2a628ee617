import type { EnvironmentName } from '../environments';
import { failedShare, type Loads, shareOf, sum, capAtShare, type CappedLoads, withoutWorst } from './share';

/** How much a release may fail for its users before the platform halts it. */
export type HaltBudget = {
  /** Loads, whole or failed, before the failed share counts, and the percentage of them that may fail. */
  loads: number;
  failedPercent: number;
  /** Number of people who must report it; reports from fewer never halt a release. */
  users: number;
};

const PERCENT = 100;
// Floating point: shares add up to 2.0000000000000004 when two of a hundred failed.
const withoutNoise = (value: number) => Number(value.toFixed(6));
const percentText = (value: number) => `${Number(value.toFixed(1))}%`;

/**
 * Why a release exceeds its budget, in one sentence; null while it does not. One browser can neither halt a release nor
 * make it look fine: each person counts for at most one share, and the budget must be exceeded even without the worst
 * few reporters.
 */
export function budgetProblem(seen: readonly Loads[], { loads, failedPercent, users }: HaltBudget): string | null {
  const people = seen.filter((one) => one.loads + one.failures > 0);
  const weighed = people.map((one) => capAtShare(one, shareOf(loads, users)));
  if (sum(weighed.map(({ counted }) => counted)) < loads) return null;
  const rest = withoutWorst(weighed, users - 1);
  const percentOf = (some: readonly CappedLoads[]) => withoutNoise(PERCENT * failedShare(some));
  if (rest.length === 0 || percentOf(rest) <= failedPercent) return null;

  const failures = sum(people.map((one) => one.failures));
  const failing = people.filter((one) => one.failures > 0).length;
  const tried = failures + sum(people.map((one) => one.loads));
  const share = `${percentText(percentOf(weighed))} with a limit on what each person counts for`;
  return `${failures} of ${tried} loads failed, for ${failing} of ${people.length} people: ${share}, over the budget of ${failedPercent}%.`;
}

/** When and why the platform halted a release. */
export type HaltedRelease = { at: string; reason: string };

/** The environments in which a release was halted and not selected again since. */
export type HaltedIn = Partial<Record<EnvironmentName, HaltedRelease>>;
