/** Money in the seed: whole sen, exact in a double far beyond the largest project. */
export type Sen = number;

/** Formats sen for the database: "1234.50". */
export function ringgit(sen: Sen) {
  if (!Number.isSafeInteger(sen)) throw new Error(`Not a whole number of sen: ${sen}.`);
  const digits = String(Math.abs(sen)).padStart(3, '0');
  return `${sen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A percentage of an amount that is not negative, rounded once, half away from zero. docs/domain/numbers.md#money */
export const percentOf = (sen: Sen, percent: number): Sen => Math.round((sen * percent) / 100);

/** Converts RM to sen. */
export const senOf = (amount: number): Sen => Math.round(amount * 100);

export const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);
