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

/** A project under way on the performance dashboard. RM and percent. */
export type ProjectPerformance = PerformanceFigures & {
  id: number;
  uuid: string;
  code: string;
  name: string;
  client: Reference;
  client_name: string;
};

/** A page of the performance dashboard; `portfolio` is the line of all projects of the list together. */
export type PerformanceReply = ListReply<ProjectPerformance> & { as_of: Day; portfolio: PerformanceFigures };

/** What a client's projects under way come to: how many there are, and their contract sums with variations in RM. */
export type ClientContracts = Pick<PerformanceFigures, 'contract_sum_and_vo'> & { client: Reference; count: number };

/** Months of cash that a dashboard shows unless asked otherwise, and at most. dashboards-and-reports.md#cashflow-overview */
export const CASH_MONTHS = { usual: 12, most: 60 } as const;

/** Cash that came in and went out. RM. */
export type CashMovement = { in: Money; out: Money; nett: Money };

/**
 * Actual cash by month up to a day, and what is expected in the 30, 60 and 90 days after it. RM.
 * docs/domain/dashboards-and-reports.md#cashflow-overview
 */
export type CashflowOverview = {
  as_of: Day;
  /** `month` as "YYYY-MM": the last 12, that of the day last, or those asked for. The month of the day ends with the day. */
  months: (CashMovement & { month: string })[];
  /** Open balances due within so many days; windows are cumulative, what is overdue counts on the day itself. */
  projection: (CashMovement & { days: 30 | 60 | 90 })[];
};

/** Open documents of one bucket: how many, and their balances in RM. */
export type AgeingTotal = { bucket: AgeingBucket; count: number; amount: Money };

/** A page of overdue invoices; `ageing` covers all open invoices, also those that are not due yet. */
export type OverdueReply = ListReply<Invoice> & { as_of: Day; ageing: AgeingTotal[] };
