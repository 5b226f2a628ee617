import { compareDays, type Day, todayInKualaLumpur } from './dates';

/** Caption for values that have no date, so figures as of a past day use today's. docs/domain/figures.md#as-of-a-day */
export const UNDATED_AS_NOW = 'Contract sum, budget and terms as they are now';

/**
 * Whether figures as of this day leave out later documents. From today on, everything recorded counts.
 * docs/domain/figures.md#as-of-a-day
 */
export const leavesOutLater = (day: Day) => compareDays(day, todayInKualaLumpur()) < 0;
