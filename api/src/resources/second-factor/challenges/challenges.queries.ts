import { type Insertable } from 'kysely';
import { type Db } from '../../../db/database';
import { type Database } from '../../../db/schema';
import { hashToken } from '../../../secrets/token-hash';

export const insertChallenge = (db: Db, row: Insertable<Database['second_factor_challenges']>) =>
  db.insertInto('second_factor_challenges').values(row).execute();

/** An unused challenge that has not expired; if it belongs to a session, that session must not have ended. */
export const findChallenge = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('second_factor_challenges as c')
    .leftJoin('sessions as s', 's.id', 'c.session_id')
    .select(['c.token_hash', 'c.user_id', 'c.purpose', 'c.session_id', 'c.totp_secret', 'c.webauthn', 'c.tries'])
    .where('c.token_hash', '=', hashToken(token))
    .where('c.used_at', 'is', null)
    .where('c.expires_at', '>', now.toISOString())
    .where((eb) =>
      eb.or([
        eb('c.session_id', 'is', null),
        eb.and([eb('s.revoked_at', 'is', null), eb('s.expires_at', '>', now.toISOString())]),
      ]),
    )
    .executeTakeFirst();

type Change = { totp_secret?: Buffer | null; webauthn?: string | null; tries?: number; used_at?: Date };

export const updateChallenge = (db: Db, token_hash: Buffer, change: Change) =>
  db.updateTable('second_factor_challenges').set(change).where('token_hash', '=', token_hash).execute();

/** Voids every challenge of a user. */
export const voidChallenges = (db: Db, userId: number, used_at: Date) =>
  db
    .updateTable('second_factor_challenges')
    .set({ used_at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
