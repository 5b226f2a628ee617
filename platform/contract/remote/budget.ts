/** Maximum transferred bytes (brotli) of a release: its entry, any one file, everything. */
export const REMOTE_BUDGET = { entry: 15_000, file: 200_000, total: 600_000 };

/** Excesses of a release over its size budget, one sentence each; `transferred` has the bytes (brotli) by file. */
export function sizeProblems(entry: string, transferred: Readonly<Record<string, number>>): string[] {
  const total = Object.values(transferred).reduce((sum, bytes) => sum + bytes, 0);
  const budgetOf = (path: string) => (path === entry ? REMOTE_BUDGET.entry : REMOTE_BUDGET.file);
  return [
    ...Object.entries(transferred)
      .filter(([path, bytes]) => bytes > budgetOf(path))
      .map(
        ([path, bytes]) =>
          `${path}: it transfers ${bytes} bytes, over its budget of ${budgetOf(path)}: load parts of it later, or do without some.`,
      ),
    ...(total > REMOTE_BUDGET.total
      ? [
          `remote.json: the release transfers ${total} bytes, over its budget of ${REMOTE_BUDGET.total}: do without some.`,
        ]
      : []),
  ];
}
