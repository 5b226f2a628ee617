/** Loads of a release, of which some failed. */
export type Loads = { loads: number; failures: number };

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How much one person counts for: no more than their share of what is asked for at least. */
export const shareOf = (atLeast: number, users: number) => Math.ceil(atLeast / users);

/** What one person's loads count for, and how much of that failed, when they count for no more than a share. */
export function weigh({ loads, failures }: Loads, share: number) {
  const tried = loads + failures;
  const counted = Math.min(tried, share);
  return { counted, failed: tried === 0 ? 0 : (failures * counted) / tried };
}

export type Weighed = ReturnType<typeof weigh>;

/** The people without those who say the worst of a release: what so few say could be made up. */
export const withoutWorst = (weighed: readonly Weighed[], count: number) =>
  weighed.toSorted((one, other) => other.failed - one.failed).slice(count);

/** Which share of what counts has failed; NaN where nothing counts. */
export const failedShare = (weighed: readonly Weighed[]) =>
  sum(weighed.map(({ failed }) => failed)) / sum(weighed.map(({ counted }) => counted));
