/** One thing that is wrong with a remote's sources; `place` is a file, with line and column where they are known. */
export type Problem = { kind: 'build' | 'contract' | 'types'; place: string | null; text: string };
