import { endPauses } from './end-pauses';
import { advanceRollouts } from './advance-rollouts';
import { type Db } from '../store/tables';
import { type Halting, haltRollouts } from './halt-rollouts';

// A release is halted within a minute after it exceeds its budget, even when one check fails.
const LOOK_EVERY_MS = 15_000;

type Say = (details: object, message: string) => void;
type Log = { info: Say; warn: Say };

/**
 * Halts releases over their budget, advances staged rollouts and ends pauses in each of these environments. The
 * returned function stops it and waits for the check in progress.
 */
export function startReleaseMonitor(db: Db, places: readonly Halting[], clock: () => Date, log: Log) {
  let running = Promise.resolve();
  const lookAt = async (halting: Halting) => {
    const { environment } = halting;
    for (const one of await haltRollouts(db, halting, clock()))
      log.warn({ environment, ...one }, 'a release of a remote was halted');
    for (const one of await advanceRollouts(db, halting, clock()))
      log.info({ environment, ...one }, 'a rollout went on to its next stage');
    for (const one of await endPauses(db, halting, clock()))
      log.info({ environment, ...one }, 'the pause of a remote is over');
  };
  const look = async () => {
    for (const halting of places)
      await lookAt(halting).catch((error: unknown) =>
        log.warn({ err: error }, 'could not look after releases; the next look tries again'),
      );
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
