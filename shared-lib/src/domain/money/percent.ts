import Big from 'big.js';
import { compareMoney, type Money, NO_FIGURE, toMoney } from './money';

/**
 * A percentage in responses: a string with 2 decimals, or null where it cannot be computed. numbers.md#percentages
 * @pattern ^-?\d+\.\d{2}$
 */
export type Percent = string | null;

/** Formats a percentage: "52.25%", or "–" without a value. docs/domain/numbers.md#percentages */
export const formatPercent = (value: Percent | undefined) =>
  value === null || value === undefined || value === '' ? NO_FIGURE : `${value}%`;

/**
 * Share of an amount in a whole, in percent, rounded once to two decimals, half away from zero; null where the whole is
 * 0. docs/domain/numbers.md#percentages
 */
export const shareOfMoney = (part: Money, whole: Money): Percent =>
  compareMoney(whole, 0) === 0 ? null : toMoney(new Big(part).times(100).div(whole).toString());
