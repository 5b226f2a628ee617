import { compareDays, type Day, todayInKualaLumpur } from './dates';

/** What a past day does not change, for these have no date of their own. docs/domain/figures.md#as-of-a-day */
export const UNDATED_AS_NOW = 'Contract sum, budget and terms as they are now';

/**
 * Whether figures as of a day leave out what is dated later: as of today and later everything recorded counts.
 * docs/domain/figures.md#as-of-a-day
 */
export const leavesOutLater = (day: Day) => compareDays(day, todayInKualaLumpur()) < 0;
