import type { Day } from '../days/dates';
import type { Money } from '../money/money';
import type { Percent } from '../money/percent';
import type { Reference } from '../reference';

/** Horizons of the cash in the summary, in days. dashboards-and-reports.md#summary */
export const SUMMARY_HORIZONS = [7, 30] as const;

/** Clients' overdue balances. RM. */
export type OverdueSummary = {
  amount: Money;
  count: number;
  /** The earliest due date; null when nothing is overdue, like `largest`. */
  since: Day | null;
  /** The client with the largest overdue balance, with its earliest due date. */
  largest: { client: Reference; amount: Money; since: Day } | null;
};

/** Cash so far, and open balances due by some day, including overdue ones. RM. */
export type CashSummary = {
  /** Received minus paid. */
  now: Money;
  due: { days: (typeof SUMMARY_HORIZONS)[number]; until: Day; in: Money; out: Money }[];
  /** The first day of the next 30 with the lowest balance if everybody pays on the due date: `now` + `in` − `out`. */
  lowest: { day: Day; in: Money; out: Money; balance: Money };
};

/** Retention held by clients, and the part of it on completed projects. RM. */
export type RetentionSummary = { held: Money; completed: Money };

/** Projects in progress, and the number in trouble, each with the worst one. RM and percentage points. */
export type ProjectsSummary = {
  in_progress: number;
  over_budget: number;
  most_over: { project: Reference; amount: Money } | null;
  behind: number;
  furthest_behind: { project: Reference; progress_diff: NonNullable<Percent> } | null;
};

/** Documents that the caller can act on, by kind; null where the caller may not. RM. */
export type WaitingSummary = {
  /** Submitted variation orders. */
  variations: number | null;
  /** Draft purchase orders. */
  orders: number | null;
  /** New projects that have certificates. */
  to_start: number | null;
  /** Overdue bills. */
  bills: { count: number; amount: Money } | null;
};

/** The parts of the summary; each is read separately. */
export type SummaryParts = {
  overdue: OverdueSummary;
  cash: CashSummary;
  retention: RetentionSummary;
  projects: ProjectsSummary;
  waiting: WaitingSummary;
};

/** Names of the parts, in the order of the screen. */
export const SUMMARY_PARTS = [
  'overdue',
  'cash',
  'projects',
  'retention',
  'waiting',
] as const satisfies readonly (keyof SummaryParts)[];

export type SummaryPart = (typeof SUMMARY_PARTS)[number];

/**
 * The state of the business at a glance. A part is null if the caller may not see it, or if it is named in `failed`
 * because it could not be read. `waiting` is available for today only. docs/domain/dashboards-and-reports.md#summary
 */
export type DashboardSummary = { [Part in SummaryPart]: SummaryParts[Part] | null } & {
  as_of: Day;
  failed: SummaryPart[];
};
