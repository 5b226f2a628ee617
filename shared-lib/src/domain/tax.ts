import { compareDays, type Day } from './dates';

/** A rate of a tax code, in percent with 2 decimals, in force from a day until the code's next one. Decision §1. */
export type TaxRate = { code: string; valid_from: Day; rate_percent: string };

const NO_TAX = '0.00';

/** The rate of a tax code in force on a day, in percent; '0.00' where there is none. Decision §1. */
export const taxRateOn = (rates: readonly TaxRate[], code: string, day: Day) =>
  rates
    .filter((rate) => rate.code === code && compareDays(rate.valid_from, day) <= 0)
    .reduce<TaxRate | undefined>(
      (latest, rate) => (latest && compareDays(latest.valid_from, rate.valid_from) > 0 ? latest : rate),
      undefined,
    )?.rate_percent ?? NO_TAX;
