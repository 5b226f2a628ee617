import { sql } from 'kysely';
import { type Db } from '../database';

const CHECKPOINT_MS = 60_000;
const VACUUMS_EVERY = 10;

/** Does what PostgreSQL's background workers do and the embedded database has not: checkpoints, dead rows, statistics. */
export function startMaintenance(db: Db, everyMs = CHECKPOINT_MS) {
  let round = 0;
  const timer = setInterval(() => {
    // A busy connection is no reason to stop: the next round comes.
    void tidy(db, ++round % VACUUMS_EVERY === 0).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Writes the log of changes into the tables' files, and clears dead rows when asked. */
export async function tidy(db: Db, vacuum: boolean) {
  await sql`checkpoint`.execute(db);
  if (vacuum) await sql`vacuum (analyze)`.execute(db);
}
