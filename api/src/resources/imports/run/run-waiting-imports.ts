import { type Db } from '../../../db/database';
import { transaction } from '../../../db/transaction/transaction';
import { countResults, saveOutcomes } from '../rows.queries';
import { claimImport, type ClaimedImport, ClaimLost, endTask, releaseClaim, renewClaim } from './claims.queries';
import { jobContext } from './job-context.queries';
import { type Progress, WorkCancelled, WorkRefused, WorkStopped } from './progress';
import { TASKS } from './tasks';

// Longer than a renewal can be late; afterwards another server takes over.
const CLAIM_MS = 30_000;
const RENEW_EVERY_MS = 2_000;

const FAILED = 'Something went wrong, and nothing was saved. Try again or contact the admin if the problem persists.';

/** The clock, and where an unexpected error is reported. */
export type Running = { clock: () => Date; report: (error: unknown) => void };

/** Does all waiting work of imports, one after the other. docs/domain/imports.md#in-the-background */
export async function runWaitingImports(db: Db, running: Running, isStopping = () => false) {
  while (!isStopping()) {
    const now = running.clock();
    const job = await claimImport(db, { now, until: later(now) });
    if (!job) return;
    await runImport(db, job, running, isStopping);
  }
}

const later = (now: Date) => new Date(now.getTime() + CLAIM_MS);

async function runImport(db: Db, job: ClaimedImport, running: Running, isStopping: () => boolean) {
  const progress: Progress = { done: 0, isCancelled: job.is_cancelled, isStopping };
  // Before the transaction: a timer that begins inside it would be refused a connection of its own.
  const timer = setInterval(() => {
    renewClaim(db, job, progress.done, later(running.clock())).then(
      (goesOn) => (progress.isCancelled ||= !goesOn),
      // While the database is unavailable the claim runs out, and the end of the work finds it lost.
      () => undefined,
    );
  }, RENEW_EVERY_MS);
  timer.unref();
  try {
    await transaction(db, async (trx) => TASKS[job.task](await jobContext(trx, job, running.clock()), job, progress));
  } catch (error) {
    await endBadly(db, job, error, running).catch(running.report);
  } finally {
    clearInterval(timer);
  }
}

async function endBadly(db: Db, job: ClaimedImport, error: unknown, { report }: Running) {
  if (error instanceof ClaimLost) return;
  if (error instanceof WorkStopped) return void (await releaseClaim(db, job));
  if (error instanceof WorkCancelled) return endTask(db, job, { message: 'Cancelled.' });
  if (error instanceof WorkRefused) return transaction(db, (trx) => keepRefusal(trx, job, error));
  report(error);
  return endTask(db, job, { message: FAILED });
}

async function keepRefusal(db: Db, job: ClaimedImport, { outcomes, message }: WorkRefused) {
  await saveOutcomes(db, job.id, outcomes);
  await endTask(db, job, { message, counts: JSON.stringify(await countResults(db, job.id)) });
}
