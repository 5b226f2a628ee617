import { type Day } from '@siteledger/shared-lib/domain';

const PERCENT = 6;

/** The first day of 6% service tax on construction works. docs/domain/tax.md#codes-and-days */
const SINCE = '2025-07-01';

/** Percent of service tax on construction works on a day. */
export const serviceTaxOn = (day: Day) => (day >= SINCE ? PERCENT : 0);

/** The tax code for a percentage. docs/domain/tax.md#codes-and-days */
export const taxCodeOf = (percent: number) => (percent > 0 ? 'ST6' : 'N-T');
