import { type Db } from '../../../db/database';
import { type Running, runWaitingImports } from './run-waiting-imports';

const PAUSE_MS = 1_000;

/** Does the waiting work of imports until the returned function is called; unfinished work is given back. */
export function startImportRunner(db: Db, running: Running): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const round = async () => {
    // While the database is unavailable a round does nothing; the next round does its work.
    await runWaitingImports(db, running, () => isStopping).catch(() => undefined);
    if (isStopping) return;
    timer = setTimeout(() => {
      current = round();
    }, PAUSE_MS);
    timer.unref();
  };
  let current = round();

  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await current;
  };
}
