import { type Config } from '../../config';
import { type Db } from '../../db/database';
import { haltRollouts } from './halt-rollouts';

// A release is halted within a minute after its budget is spent, also when a look fails.
const LOOK_EVERY_MS = 15_000;

type Log = { warn: (details: object, message: string) => void };

/** Halts releases that are over their budget until the returned function is called, which waits for the look under way. */
export function startHalting(
  db: Db,
  { environment, halt }: Pick<Config, 'environment' | 'halt'>,
  clock: () => Date,
  log: Log,
) {
  let running = Promise.resolve();
  const look = async () => {
    try {
      for (const one of await haltRollouts(db, { environment, budget: halt }, clock()))
        log.warn(one, 'a release of a remote was halted');
    } catch (error) {
      log.warn({ err: error }, 'could not look for releases to halt; the next look tries again');
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
