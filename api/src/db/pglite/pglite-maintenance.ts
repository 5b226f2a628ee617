import { sql } from 'kysely';
import { type Db } from '../database';

const CHECKPOINT_MS = 60_000;
const VACUUMS_EVERY = 10;

/** Replaces PostgreSQL's background workers, which the embedded database lacks: checkpoints, vacuum, statistics. */
export function startMaintenance(db: Db, everyMs = CHECKPOINT_MS) {
  let round = 0;
  const timer = setInterval(() => {
    // If the connection is busy, the next round tries again.
    void tidy(db, ++round % VACUUMS_EVERY === 0).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs a checkpoint, and on request a vacuum. */
export async function tidy(db: Db, vacuum: boolean) {
  await sql`checkpoint`.execute(db);
  if (vacuum) await sql`vacuum (analyze)`.execute(db);
}
