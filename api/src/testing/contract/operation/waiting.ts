import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';

const SOON_MS = 5;
const PATIENCE_MS = 20_000;

/** Whether something comes to be so before nobody would wait any longer. */
export async function until(isSo: () => Promise<boolean>) {
  const since = Date.now();
  while (!(await isSo())) {
    if (Date.now() - since > PATIENCE_MS) return false;
    await pause(SOON_MS);
  }
  return true;
}

type LockKind = 'relation' | 'advisory' | 'transactionid' | 'tuple';

/** How many of a database's connections wait for a lock of one of these kinds. */
export async function waitingFor(db: Db, ...kinds: LockKind[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = any(${kinds})`.execute(db);
  return Number(rows[0]?.count);
}

/** Holds a table as somebody who writes does, so that who changes the table itself waits, until it is let go. */
export async function holdTable(db: Db, table: string) {
  const trx = await db.startTransaction().execute();
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(trx);
  return () => trx.rollback().execute();
}
