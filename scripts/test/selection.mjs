/**
 * The test files of a run: those with one of the `words` in their path, or all when there are none, except those
 * matching `without`; of the remaining files only the `shard` `{of: 1, count: 4}`.
 */
export const selectedFiles = (paths, { words, without, shard }) =>
  paths
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
    .filter((path) => !without.some((word) => path.includes(word)))
    .sort()
    .filter((_, index) => !shard || index % shard.count === shard.of - 1);
