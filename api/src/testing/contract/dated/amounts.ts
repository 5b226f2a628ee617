import Big from 'big.js';

// Rounds half away from zero.
Big.RM = Big.roundHalfUp;

/** The sum of amounts; zero for none. */
export const sumOf = (amounts: readonly (string | Big)[]): Big =>
  amounts.reduce<Big>((sum, amount) => sum.plus(amount), new Big(0));

/** The sum of an amount over rows. */
export const sumBy = <Row>(rows: readonly Row[], amount: (row: Row) => string | Big): Big => sumOf(rows.map(amount));

/** RM or percent in the API's format. */
export const shown = (amount: Big): string => (amount.round(2).eq(0) ? '0.00' : amount.toFixed(2));

/** The percentage of two amounts; null where the denominator is 0. */
export const percent = (part: Big, whole: Big): string | null =>
  whole.eq(0) ? null : shown(part.times(100).div(whole));

export const max = (one: Big, other: Big): Big => (one.gt(other) ? one : other);

export { Big };
