/** Counts of a release: whole loads and failed ones. */
export type Loads = { loads: number; failures: number };

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The most that one person counts for: an equal share of the required minimum. */
export const shareOf = (atLeast: number, users: number) => Math.ceil(atLeast / users);

/** One person's attempts and failures, scaled down to at most one share. */
export function capAtShare({ loads, failures }: Loads, share: number) {
  const tried = loads + failures;
  const counted = Math.min(tried, share);
  return { counted, failed: tried === 0 ? 0 : (failures * counted) / tried };
}

export type CappedLoads = ReturnType<typeof capAtShare>;

/** Leaves out the people with the most failures, because so few could make them up. */
export const withoutWorst = (weighed: readonly CappedLoads[], count: number) =>
  weighed.toSorted((one, other) => other.failed - one.failed).slice(count);

/** The failed share of the counted attempts; NaN when there are none. */
export const failedShare = (weighed: readonly CappedLoads[]) =>
  sum(weighed.map(({ failed }) => failed)) / sum(weighed.map(({ counted }) => counted));
