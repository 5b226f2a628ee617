import { type Insertable, sql } from 'kysely';
import { type Db } from '../../db/database';
import { type Database } from '../../db/schema';
import { hashToken } from '../../secrets/token-hash';

/** Counts the links sent to a user since an instant. */
export async function countResets(db: Db, userId: number, since: Date) {
  const { total } = await db
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return total;
}

/** Voids a user's unused links. */
export const voidResets = (db: Db, userId: number, now: Date) =>
  db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();

export const insertReset = (db: Db, row: Insertable<Database['password_resets']>) =>
  db.insertInto('password_resets').values(row).execute();

/** The user, not deleted, of a link that is neither used nor expired and matches the e-mail. */
export const findUserOfReset = (db: Db, { email, token }: { email: string; token: string }, now: Date) =>
  db
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.id', 'u.name', 'u.email'])
    .where('r.token_hash', '=', hashToken(token))
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', now.toISOString())
    .where('u.deleted_at', 'is', null)
    .where(sql<string>`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
