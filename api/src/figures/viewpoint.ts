import { compareDays, type Day } from '@siteledger/shared-lib/domain';

/** The day that figures are looked at, and today: no payment lies after it. */
export type Viewpoint = { asOf: Day; today: Day };

/** As things stand today. */
export const asOfToday = ({ today }: { today: Day }): Viewpoint => ({ asOf: today, today });

/** Whether payments may lie after a day. */
export const isPast = (day: Day, { today }: { today: Day }) => compareDays(day, today) < 0;
