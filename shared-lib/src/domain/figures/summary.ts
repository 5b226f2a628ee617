import type { Day } from '../days/dates';
import type { Money } from '../money/money';
import type { Percent } from '../money/percent';
import type { Reference } from '../reference';

/** Days ahead that the summary looks at the cash of. dashboards-and-reports.md#summary */
export const SUMMARY_HORIZONS = [7, 30] as const;

/** What clients owe since its due date. RM. */
export type OverdueSummary = {
  amount: Money;
  count: number;
  /** The earliest due date; null when nothing is overdue, as is `largest`. */
  since: Day | null;
  /** The client who is late with the most, with the earliest due date of it. */
  largest: { client: Reference; amount: Money; since: Day } | null;
};

/** Cash so far, and what is open and due by some day, overdue included. RM. */
export type CashSummary = {
  /** Received less paid. */
  now: Money;
  due: { days: (typeof SUMMARY_HORIZONS)[number]; until: Day; in: Money; out: Money }[];
  /** The first day of the next 30 on which there is the least, if everybody pays when it is due: `now` + `in` − `out`. */
  lowest: { day: Day; in: Money; out: Money; balance: Money };
};

/** Retention that clients hold, and what of it is on completed projects. RM. */
export type RetentionSummary = { held: Money; completed: Money };

/** Projects in progress, and how many of them go wrong; each with the one that is worst. RM and percentage points. */
export type ProjectsSummary = {
  in_progress: number;
  over_budget: number;
  most_over: { project: Reference; amount: Money } | null;
  behind: number;
  furthest_behind: { project: Reference; progress_diff: NonNullable<Percent> } | null;
};

/** What the caller can do something about: how many of each; null what is not theirs to do. RM. */
export type WaitingSummary = {
  /** Variation orders that were submitted. */
  variations: number | null;
  /** Purchase orders that are drafts. */
  orders: number | null;
  /** New projects with certificates. */
  to_start: number | null;
  /** Overdue bills. */
  bills: { count: number; amount: Money } | null;
};

/** The parts of the summary, each of which is read by itself. */
export type SummaryParts = {
  overdue: OverdueSummary;
  cash: CashSummary;
  retention: RetentionSummary;
  projects: ProjectsSummary;
  waiting: WaitingSummary;
};

/** The parts by their names, in the order of the screen. */
export const SUMMARY_PARTS = [
  'overdue',
  'cash',
  'projects',
  'retention',
  'waiting',
] as const satisfies readonly (keyof SummaryParts)[];

export type SummaryPart = (typeof SUMMARY_PARTS)[number];

/**
 * How the business stands, in one look. A part is null when the caller may not see it, or when it is named in `failed`:
 * it could not be read just now. What waits is asked of today only. docs/domain/dashboards-and-reports.md#summary
 */
export type DashboardSummary = { [Part in SummaryPart]: SummaryParts[Part] | null } & {
  as_of: Day;
  failed: SummaryPart[];
};
