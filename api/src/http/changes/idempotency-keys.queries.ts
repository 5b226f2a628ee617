import { sql } from 'kysely';
import { type Db } from '../../db/database';

export type IdempotentCall = { userId: number; route: string; key: string; bodyHash: string; now: Date };
type Kept = { body_hash: string; status: number; reply: unknown };

const KEPT_FOR = '30 days';

/**
 * Claims a key for this transaction, or returns the stored reply of the call that used it. Waits for a call still in
 * progress.
 */
export async function claimKey(
  db: Db,
  { userId, route, key, bodyHash, now }: IdempotentCall,
): Promise<Kept | undefined> {
  await sql`delete from idempotency_keys where user_id = ${userId} and route = ${route} and key = ${key} and created_at < ${now}::timestamptz - ${KEPT_FOR}::interval`.execute(
    db,
  );
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, route, key, body_hash: bodyHash, status: 0, reply: 'null', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'reply'])
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Stores the reply with its key. */
export async function keepReply(db: Db, { userId, route, key }: IdempotentCall, status: number, reply: unknown) {
  await db
    .updateTable('idempotency_keys')
    .set({ status, reply: JSON.stringify(reply ?? null) })
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}

/** Deletes expired keys of all users. */
export async function forgetOldKeys(db: Db, now: Date) {
  await sql`delete from idempotency_keys where created_at < ${now}::timestamptz - ${KEPT_FOR}::interval`.execute(db);
}
