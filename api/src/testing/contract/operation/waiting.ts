import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';

const SOON_MS = 5;
const TIMEOUT_MS = 20_000;

const isLongAfter = (since: number) => () => Date.now() - since > TIMEOUT_MS;

/** Waits for a condition; false when `isTooLate` says so, by default after a long time. */
export async function until(isSo: () => Promise<boolean>, isTooLate = isLongAfter(Date.now())) {
  while (!(await isSo())) {
    if (isTooLate()) return false;
    await pause(SOON_MS);
  }
  return true;
}

/** Returns whether a promise has settled, so that waiting may take as long as a busy machine needs. */
export function whetherOver(something: Promise<unknown>) {
  let isOver = false;
  const end = () => (isOver = true);
  something.then(end, end);
  return () => isOver;
}

const LOCK_KINDS = ['relation', 'advisory', 'transactionid', 'tuple'] as const;
type LockKind = (typeof LOCK_KINDS)[number];

/** Counts a database's connections that wait for a lock of these kinds, or of any kind. */
export async function waitingFor(db: Db, ...kinds: LockKind[]) {
  const wanted = kinds.length > 0 ? kinds : LOCK_KINDS;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = any(${[...wanted]})`.execute(db);
  return Number(rows[0]?.count);
}

/** Locks a table like a writer until released, so that changes of the table itself wait. */
export async function holdTable(db: Db, table: string) {
  const trx = await db.startTransaction().execute();
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(trx);
  return () => trx.rollback().execute();
}
