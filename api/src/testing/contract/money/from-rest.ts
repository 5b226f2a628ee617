import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { until, waitingFor } from '../operation/waiting';
import { act, IN_A_RUSH } from './acts';
import { type Books } from './books';
import { type Command } from './commands';

// Each batch pays a little of the same three bills: the second to fourth.
const RUSH: Command = { kind: 'rush', pick: 1, other: 0, part: 1, of: 7, again: 'never' };
// Pays the whole fifth bill, which is unpaid.
const PAY: Command = { kind: 'pay', pick: 4, other: 0, part: 1, of: 1, again: 'never' };
const PAYERS = 2;
const SETTLE_MS = 50;

async function holdBills(db: Db, uuids: readonly string[]) {
  const trx = await db.startTransaction().execute();
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select from expenses where uuid = any(${uuids}::uuid[]) for update`.execute(trx);
  return () => trx.rollback().execute();
}

const billsOf = ({ ledger }: Books) =>
  ledger.documents.filter(({ kind }) => kind === 'expenses').map(({ uuid }) => uuid);

const allWait = (db: Db, count: number) =>
  until(async () => (await waitingFor(db, 'transactionid', 'tuple')) === count);

/**
 * Two payments of the same whole bill that wait for its lock and are released together: reading the balance before the
 * lock would pay it twice.
 */
export async function payFromRest(books: Books, db: Db) {
  const letGo = await holdBills(db, billsOf(books).slice(PAY.pick, PAY.pick + 1));
  const paying = Promise.all(Array.from({ length: PAYERS }, () => act(books, PAY)));
  const haveWaited = await allWait(db, PAYERS);
  await letGo();
  await paying;
  if (!haveWaited) books.ledger.problem('not every payment waited for its bill');
}

/**
 * A rush in which every batch waits for its first bill; two bills are released, then the middle one. Batches that lock
 * in their own order would deadlock on any machine.
 */
export async function rushFromRest(books: Books, db: Db) {
  const [first = '', middle = '', last = ''] = billsOf(books).slice(RUSH.pick);
  const letOuterGo = await holdBills(db, [first, last]);
  const letMiddleGo = await holdBills(db, [middle]);

  const rushing = act(books, RUSH);
  const waited = [await allWait(db, IN_A_RUSH)];
  await letOuterGo();
  await pause(SETTLE_MS);
  waited.push(await allWait(db, IN_A_RUSH));
  await letMiddleGo();
  await rushing;
  if (waited.includes(false)) books.ledger.problem('not every batch of a rush waited for its bills');
}
