import { type Db } from '../db/database';
import { sealAudit, SealRefused } from '../db/audit/seal-audit';
import { type AuditKeys } from './signed-head';

const LOOK_EVERY_MS = 10_000;

/**
 * Links new rows of the audit trail into the chain every ten seconds, and once more when the returned function is
 * called. A chain that another writer has extended is reported and left alone.
 */
export function startAuditSealer(db: Db, keys: AuditKeys, clock: () => Date, report: (reason: string) => void) {
  let running = Promise.resolve();
  const round = async () => {
    try {
      await sealAudit(db, keys, clock);
    } catch (error) {
      // While the database is unavailable a round does nothing; the next round does its work.
      if (error instanceof SealRefused) report(error.message);
    }
  };
  const timer = setInterval(() => {
    running = running.then(round);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running.then(round);
  };
}
