import type { AgeingBucket } from '../days/ageing';
import type { Day } from '../days/dates';
import type { Invoice } from '../documents/invoice';
import type { ListReply } from '../lists/lists';
import type { Money } from '../money/money';
import type { ProjectFigures } from '../project';
import type { Reference } from '../reference';

/** Figures of the performance dashboard, in the order of its columns. dashboards-and-reports.md#performance-overview */
export const PERFORMANCE_FIGURES = [
  'contract_sum_and_vo',
  'total_invoiced_percent',
  'work_done_percent',
  'duration_la',
  'progress_diff',
  'profit_margin',
  'projected_margin',
] as const;

export type PerformanceFigures = Pick<ProjectFigures, (typeof PERFORMANCE_FIGURES)[number]>;

/** A project in progress on the performance dashboard. RM and percent. */
export type ProjectPerformance = PerformanceFigures & {
  id: number;
  uuid: string;
  code: string;
  name: string;
  client: Reference;
  client_name: string;
};

/** A page of the performance dashboard; `portfolio` has the figures of all listed projects together. */
export type PerformanceReply = ListReply<ProjectPerformance> & { as_of: Day; portfolio: PerformanceFigures };

/** A client's projects in progress: their number, and their contract sums with variations in RM. */
export type ClientContracts = Pick<PerformanceFigures, 'contract_sum_and_vo'> & { client: Reference; count: number };

/** Default and largest number of months of cash on a dashboard. dashboards-and-reports.md#cashflow-overview */
export const CASH_MONTHS = { usual: 12, most: 60 } as const;

/** Cash received and paid. RM. */
export type CashMovement = { in: Money; out: Money; nett: Money };

/**
 * Actual cash by month up to a day, and expected cash in the 30, 60 and 90 days after it. RM.
 * docs/domain/dashboards-and-reports.md#cashflow-overview
 */
export type CashflowOverview = {
  as_of: Day;
  /**
   * `month` as "YYYY-MM": the requested months or the last 12, latest last. The month of `as_of` ends with that day.
   */
  months: (CashMovement & { month: string })[];
  /** Open balances due within this many days; windows are cumulative, overdue balances count on the day itself. */
  projection: (CashMovement & { days: 30 | 60 | 90 })[];
};

/** Number of open documents of one bucket, and their balances in RM. */
export type AgeingTotal = { bucket: AgeingBucket; count: number; amount: Money };

/** A page of overdue invoices; `ageing` covers all open invoices, including those not yet due. */
export type OverdueReply = ListReply<Invoice> & { as_of: Day; ageing: AgeingTotal[] };
