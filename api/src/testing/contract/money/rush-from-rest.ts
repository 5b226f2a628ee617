import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { until, waitingFor } from '../operation/waiting';
import { act, IN_A_RUSH } from './acts';
import { type Books } from './books';
import { type Command } from './commands';

// Each batch pays a little of the same three bills: the second, the third and the fourth that were entered.
const RUSH: Command = { kind: 'rush', pick: 1, other: 0, part: 1, of: 7, again: 'never' };
const SETTLE_MS = 50;

async function holdBills(db: Db, uuids: readonly string[]) {
  const trx = await db.startTransaction().execute();
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select from expenses where uuid = any(${uuids}::uuid[]) for update`.execute(trx);
  return () => trx.rollback().execute();
}

/**
 * A rush in which every batch waits for its first bill; then two of the bills are let go, and the middle one last. Who locks
 * them as they come holds one then and waits for another's: a circle, however fast the machine is.
 */
export async function rushFromRest(books: Books, db: Db) {
  const bills = books.ledger.documents.filter(({ kind }) => kind === 'expenses').map(({ uuid }) => uuid);
  const [first = '', middle = '', last = ''] = bills.slice(1);
  const letOuterGo = await holdBills(db, [first, last]);
  const letMiddleGo = await holdBills(db, [middle]);
  const allWait = () => until(async () => (await waitingFor(db, 'transactionid', 'tuple')) === IN_A_RUSH);

  const rushing = act(books, RUSH);
  const waited = [await allWait()];
  await letOuterGo();
  await pause(SETTLE_MS);
  waited.push(await allWait());
  await letMiddleGo();
  await rushing;
  if (waited.includes(false)) books.ledger.problem('not every batch of a rush waited for its bills');
}
