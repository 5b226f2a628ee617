/**
 * Buckets of open documents by days overdue, in order; 'not_due' holds documents whose due date has not passed.
 * docs/domain/dashboards-and-reports.md#ageing
 */
export const AGEING_BUCKETS = ['not_due', '1-30', '31-60', '61-90', 'over_90'] as const;

export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

/** First and last day overdue of each bucket; null means no upper limit. */
export const AGEING_DAYS: Record<AgeingBucket, { from: number; to: number | null }> = {
  not_due: { from: 0, to: 0 },
  '1-30': { from: 1, to: 30 },
  '31-60': { from: 31, to: 60 },
  '61-90': { from: 61, to: 90 },
  over_90: { from: 91, to: null },
};

/** Label of each bucket. */
export const AGEING_LABELS: Record<AgeingBucket, string> = {
  not_due: 'Not yet due',
  '1-30': '1–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  over_90: 'Over 90 days',
};
