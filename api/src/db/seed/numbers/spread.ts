/** Divides an integer total (a count, or sen) by weight without remainder; each share is at least the minimum. */
export function allocate(total: number, weights: readonly number[], minimum = 0): number[] {
  const free = total - minimum * weights.length;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (free * weight) / sum);
  const parts = exact.map((part) => minimum + Math.floor(part));
  const rest = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact.map((part, index) => ({ index, remainder: part - Math.floor(part) }));
  byRemainder.sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] as number) + 1;
  return parts;
}

/** Zipf weights: rank r has the weight 1 / r ^ exponent. */
export const zipfWeights = (count: number, exponent: number) =>
  Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** exponent);

/**
 * Evenly spaced quantiles of a lognormal distribution in ascending order, so that even a few numbers have its median
 * and tails.
 */
export const lognormalQuantiles = (count: number, median: number, sigma: number) =>
  Array.from({ length: count }, (_, index) => median * Math.exp(sigma * normalQuantile((index + 0.5) / count)));

// Tukey's approximation of the normal quantile, accurate to a hundredth.
const normalQuantile = (share: number) => 4.91 * (share ** 0.14 - (1 - share) ** 0.14);

/** Finds by bisection the factor by which `values`, each capped at 1, reach a weighted total. */
export function fitCapped(values: readonly number[], weights: readonly number[], target: number) {
  let [low, high] = [0, 1000];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    const reached = values.reduce((sum, value, index) => sum + Math.min(1, value * middle) * (weights[index] ?? 0), 0);
    if (reached < target) low = middle;
    else high = middle;
  }
  return high;
}
