import { type GoodAfter, type HaltBudget } from '@siteledger/platform/contract';
import { wholeNumber } from './config-values';

/** How releases of remotes are judged by what is seen of them. */
export type ReleaseSettings = {
  /** How much is seen of a remote's release until it counts as good. */
  goodAfter: GoodAfter;
  /** What a remote's new release may do to those who have it until it is halted, and how long it is new. */
  halt: HaltBudget & { watchHours: number };
};

export const releaseSettings = (env: NodeJS.ProcessEnv): ReleaseSettings => ({
  goodAfter: {
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
