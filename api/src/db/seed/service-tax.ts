import { type Day } from '@siteledger/shared-lib/domain';

const PERCENT = 6;

/** When service tax on construction works came to 6%. Decision §9. */
const SINCE = '2025-07-01';

/** Percent of service tax on construction works on a day. */
export const serviceTaxOn = (day: Day) => (day >= SINCE ? PERCENT : 0);

/** The code of what is taxed at a percentage. Decision §1. */
export const taxCodeOf = (percent: number) => (percent > 0 ? 'ST6' : 'N-T');
