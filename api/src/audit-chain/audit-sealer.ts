import { type Db } from '../db/database';
import { sealAudit, SealRefused } from '../db/audit/seal-audit';
import { type AuditKeys } from './signed-head';

const LOOK_EVERY_MS = 10_000;

/**
 * Links the new rows of the audit trail every ten seconds, and a last time when the returned function is called. A chain that
 * somebody else wrote to is reported and not continued.
 */
export function startAuditSealer(db: Db, keys: AuditKeys, clock: () => Date, report: (reason: string) => void) {
  let running = Promise.resolve();
  const round = async () => {
    try {
      await sealAudit(db, keys, clock);
    } catch (error) {
      // What a round cannot do while the database is away, the next one finds waiting.
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
