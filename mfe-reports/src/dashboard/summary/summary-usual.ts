import { SUMMARY_HORIZONS, type SummaryParts } from '@siteledger/shared-lib/domain';

const amount = '88888888.88';
const day = '2026-08-28';
const client = { uuid: '', name: 'Client' };
const project = { uuid: '', name: 'Project' };

/** Placeholder figures of the usual length, which reserve space while the real ones load. */
export const USUAL: SummaryParts = {
  overdue: { amount, count: 88, since: day, largest: { client, amount, since: day } },
  cash: {
    now: amount,
    due: SUMMARY_HORIZONS.map((days) => ({ days, until: day, in: amount, out: amount })),
    lowest: { day, in: amount, out: amount, balance: amount },
  },
  projects: {
    in_progress: 88,
    over_budget: 8,
    most_over: { project, amount },
    behind: 8,
    furthest_behind: { project, progress_diff: '-8.88' },
  },
  retention: { held: amount, completed: amount },
  waiting: { variations: 88, orders: 88, to_start: 8, bills: { count: 88, amount } },
};
