import { compareDays, formatDay, type Day } from '../days/dates';
import { DEFAULT_TAX_CODE, TAX_CODES } from '../documents/document-status';

/**
 * A rate of a tax code in percent with 2 decimals, in force from `valid_from` until the code's next rate.
 * tax.md#codes-and-days
 */
export type TaxRate = { code: string; valid_from: Day; rate_percent: string };

/** The stored tax of a document, rate in percent. It stays while the document's code and day stay. */
export type GivenTax = { code: string; day: Day; rate: string };

const NO_TAX = '0.00';

const byDay = (left: TaxRate, right: TaxRate) => compareDays(left.valid_from, right.valid_from);

const ratesOf = (rates: readonly TaxRate[], code: string) => rates.filter((rate) => rate.code === code).sort(byDay);

const isGiven = (given: GivenTax | undefined, code: string, day: Day) => given?.code === code && given.day === day;

/**
 * The rate of a tax code on a day, in percent: the document's stored rate, else the one in force, '0.00' without any.
 * docs/domain/tax.md#codes-and-days
 */
export const taxRateOn = (rates: readonly TaxRate[], code: string, day: Day, given?: GivenTax) =>
  isGiven(given, code, day)
    ? given!.rate
    : (ratesOf(rates, code)
        .filter(({ valid_from }) => compareDays(valid_from, day) <= 0)
        .at(-1)?.rate_percent ?? NO_TAX);

/**
 * Error message when a tax code is unknown or starts after the document's day, else undefined. tax.md#codes-and-days
 */
export function taxCodeProblem(rates: readonly TaxRate[], code: string, day: Day, given?: GivenTax) {
  if (code === DEFAULT_TAX_CODE || isGiven(given, code, day)) return undefined;
  const [first] = ratesOf(rates, code);
  if (!first) return `Tax Code ${code} is not valid.`;
  return compareDays(day, first.valid_from) < 0
    ? `Tax Code ${code} applies from ${formatDay(first.valid_from)}.`
    : undefined;
}

/** The tax codes allowed on a document of a day. */
export const taxCodesOn = (rates: readonly TaxRate[], day: Day, given?: GivenTax) =>
  TAX_CODES.filter((code) => taxCodeProblem(rates, code, day, given) === undefined);
