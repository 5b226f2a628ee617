import { compareDays, type Day } from '@siteledger/shared-lib/domain';

/** The day for which figures are computed, and today, after which no payment lies. */
export type Viewpoint = { asOf: Day; today: Day };

/** The viewpoint of today. */
export const asOfToday = ({ today }: { today: Day }): Viewpoint => ({ asOf: today, today });

/** Whether a day is before today, so that later payments may exist. */
export const isPast = (day: Day, { today }: { today: Day }) => compareDays(day, today) < 0;
