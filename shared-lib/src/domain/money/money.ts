import Big from 'big.js';

/**
 * Money in RM in requests and responses: a decimal string with 2 decimals, such as "1060000.00".
 * docs/domain/numbers.md#money
 * @pattern ^-?\d+\.\d{2}$
 */
export type Money = string;

/** Largest amount of any money field, in RM. docs/domain/numbers.md#money */
export const MAX_MONEY: Money = '999999999999999.00';

export const CURRENCY_PREFIX = 'RM ';

/** Text for a figure that cannot be computed. docs/domain/numbers.md#percentages */
export const NO_FIGURE = '–';

// A double is exact to the sen up to here; beyond it two amounts share one double.
const MAX_EXACT_SEN = Number.MAX_SAFE_INTEGER;

const PLAIN_AMOUNT = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

// Decimals of an amount. big.js rounds half away from zero by default.
const SEN = 2;

/** Whether a value is an amount: an optional minus, digits with or without commas, decimals. numbers.md#money */
export const isAmount = (value: unknown): value is string | number =>
  typeof value === 'number'
    ? isExactToTheSen(value)
    : typeof value === 'string' && value.length <= 40 && PLAIN_AMOUNT.test(value.trim());

function isExactToTheSen(value: number) {
  return Number.isFinite(value) && Math.abs(value) * 100 <= MAX_EXACT_SEN && new Big(value).round(SEN).eq(value);
}

const big = (value: string | number) => new Big(typeof value === 'string' ? value.trim().replaceAll(',', '') : value);

/** Number of decimals of a typed amount. */
export const decimalsOf = (value: string | number) => String(value).trim().split('.')[1]?.length ?? 0;

/**
 * Converts to a decimal string in RM with 2 decimals, rounded half away from zero. Throws on anything but an amount.
 */
export const toMoney = (value: string | number): Money => withoutMinusZero(big(value).toFixed(SEN));

const withoutMinusZero = (value: Money) => (value === '-0.00' ? '0.00' : value);

/** Sum of amounts in RM. */
export const addMoney = (...values: Money[]): Money =>
  toMoney(values.reduce((sum, value) => sum.plus(big(value)), new Big(0)).toString());

/** First amount minus the others, in RM. */
export const subtractMoney = (from: Money, ...values: Money[]): Money =>
  toMoney(values.reduce((rest, value) => rest.minus(big(value)), big(from)).toString());

/** Negative, 0 or positive if the first amount is below, equal to or above the second. */
export const compareMoney = (left: string | number, right: string | number) => big(left).cmp(big(right));

/** A percentage of an amount, rounded once to the sen, half away from zero. docs/domain/numbers.md#money */
export const percentOfMoney = (value: Money, percent: string): Money =>
  toMoney(big(value).times(big(percent)).div(100).toString());

/**
 * Product of an amount and a factor, such as a unit price with 6 decimals and a quantity with 4; rounded once to the
 * sen. docs/domain/orders.md#value
 */
export const multiplyMoney = (value: string | number, times: string | number): Money =>
  toMoney(big(value).times(big(times)).toString());

/** Separates the thousands of a whole number: "1234567" becomes "1,234,567". */
export const withThousands = (whole: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, ',');

// No Intl: its first use on a page takes longer than all other modules of the first screen together.
function figureOf(value: string, least: number, most: number) {
  const [whole = '', decimals = ''] = big(value).toFixed(most).split('.');
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return kept ? `${withThousands(whole)}.${kept}` : withThousands(whole);
}

function inParentheses(value: Money, prefix: string) {
  const isNegative = value.startsWith('-');
  const figure = prefix + figureOf(isNegative ? value.slice(1) : value, SEN, SEN);
  return isNegative ? `(${figure})` : figure;
}

/**
 * Formats money: "RM 1,234.50", negatives "(RM 1,234.50)", missing values "–". docs/domain/numbers.md#what-people-read
 */
export const formatMoney = (value: Money | null | undefined) =>
  value === null || value === undefined || value === '' ? NO_FIGURE : inParentheses(value, CURRENCY_PREFIX);

/** Formats money for a column whose header says RM: "1,234.50", negatives "(1,234.50)". */
export const formatFigure = (value: Money) => inParentheses(value, '');

/** Formats a quantity without trailing zeros: "2.5000" as "2.5". */
export const formatQuantity = (value: string) => figureOf(value, 0, 4);

/** Formats a unit price in RM with at least 2 decimals: "0.335000" as "0.335", "10.000000" as "10.00". */
export const formatUnitPrice = (value: string) => figureOf(value, SEN, 6);
