import { type StableAfter, type HaltBudget } from '@siteledger/platform/contract';
import { wholeNumber } from './config-values';

/** Thresholds by which releases of remotes are judged automatically. */
export type ReleaseSettings = {
  /** Use that a release needs before it is marked stable. */
  stableAfter: StableAfter;
  /** Failures that halt a new release, and for how many hours it counts as new. */
  halt: HaltBudget & { watchHours: number };
};

export const releaseSettings = (env: NodeJS.ProcessEnv): ReleaseSettings => ({
  stableAfter: {
    loads: wholeNumber(env, 'GOOD_AFTER_LOADS', 20, 100_000, 1),
    users: wholeNumber(env, 'GOOD_AFTER_USERS', 3, 1000, 1),
  },
  halt: {
    loads: wholeNumber(env, 'HALT_AFTER_LOADS', 20, 100_000, 1),
    failedPercent: wholeNumber(env, 'HALT_FAILED_PERCENT', 2, 100),
    users: wholeNumber(env, 'HALT_AFTER_USERS', 3, 1000, 1),
    watchHours: wholeNumber(env, 'HALT_WATCH_HOURS', 24, 1000),
  },
});
