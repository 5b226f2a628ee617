/**
 * Which files of tests a run takes: those with one of the `words` in their path, all where there are none, `without` those
 * that have one of these, and of what is left the `shard` `{of: 1, count: 4}`.
 */
export const selectedFiles = (paths, { words, without, shard }) =>
  paths
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
    .filter((path) => !without.some((word) => path.includes(word)))
    .sort()
    .filter((_, index) => !shard || index % shard.count === shard.of - 1);
