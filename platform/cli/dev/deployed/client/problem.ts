/** One problem in a remote's sources; `place` is a file, with line and column if known. */
export type Problem = { kind: 'build' | 'contract' | 'types'; place: string | null; text: string };
