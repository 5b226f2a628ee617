import { type RowOutcome } from './record-outcomes';

/** How far the work is, and whether it is to end; read and written outside its transaction. */
export type Progress = { done: number; isCancelled: boolean; isStopping: () => boolean };

/** A user cancelled the work. */
export class WorkCancelled extends Error {}

/** The server stops; another one does the work. */
export class WorkStopped extends Error {}

/** The work keeps nothing but the reasons, by row. */
export class WorkRefused extends Error {
  constructor(
    message: string,
    readonly outcomes: readonly RowOutcome[],
  ) {
    super(message);
  }
}

/** Says how many rows are done with the next step; throws when the work is to end. */
export function countRows(progress: Progress, done: number) {
  if (progress.isCancelled) throw new WorkCancelled('Cancelled.');
  if (progress.isStopping()) throw new WorkStopped('The server stops.');
  progress.done = done;
}
