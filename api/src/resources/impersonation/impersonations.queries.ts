import { type Db } from '../../db/database';

/** Starts a session as another user, which ends with the caller's own session. */
export const insertImpersonation = (
  db: Db,
  session: { user_id: number; real_user_id: number; parent_id: string; created_at: Date; expires_at: Date },
) =>
  db
    .insertInto('sessions')
    .values({ kind: 'impersonation', ...session })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Ends one of this user's impersonations and returns the impersonated user; undefined when there is none. */
export const endImpersonation = (db: Db, id: string, realUserId: number, now: Date) =>
  db
    .updateTable('sessions')
    .from('users')
    .set({ revoked_at: now })
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('sessions.id', '=', id)
    .where('sessions.real_user_id', '=', realUserId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .returning(['users.id', 'users.name'])
    .executeTakeFirst();
