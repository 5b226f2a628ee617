import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { hashToken } from '../../secrets/token-hash';
import { type Context } from '../../http/request/context';

type CalledFrom = Pick<Context, 'now' | 'ip' | 'agent'>;

const AGENT_MAX = 300;

// The source of a session's use; the browser's name is truncated.
const placeOf = ({ now, ip, agent }: CalledFrom) => ({
  last_used_at: now,
  address: ip,
  agent: agent?.slice(0, AGENT_MAX) ?? null,
});

/** Finds a user by e-mail, ignoring case, if not deleted. */
export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'uuid', 'name', 'email', 'password_hash'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export type Owner = { id: number; uuid: string; name: string; email: string };

/** Locks a user, if not deleted, so that steps, codes, links and changes of one account are serialised. */
export const lockOwner = (db: Db, id: number): Promise<Owner | undefined> =>
  db
    .selectFrom('users')
    .select(['id', 'uuid', 'name', 'email'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A user's stored password hash, locked. */
export const selectPasswordForUpdate = (db: Db, userId: number) =>
  db.selectFrom('users').select('password_hash').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();

export const storePassword = (db: Db, userId: number, password_hash: string, now: Date) =>
  db.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', userId).execute();

export const insertSession = (db: Db, userId: number, caller: CalledFrom, expires_at: Date) =>
  db
    .insertInto('sessions')
    .values({ user_id: userId, kind: 'sign-in', created_at: caller.now, expires_at, ...placeOf(caller) })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();

export const insertTokens = (
  db: Db,
  tokens: readonly {
    session_id: string;
    kind: 'access' | 'refresh';
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
  }[],
) =>
  db
    .insertInto('session_tokens')
    .values([...tokens])
    .execute();

/** A refresh token and its session, both locked, so that two uses are serialised. */
export async function lockRefreshToken(db: Db, token: string) {
  const found = await sql<{
    session_id: string;
    expires_at: string;
    used_at: string | null;
    nonce_hash: Buffer | null;
    replaced_by: Buffer | null;
    sealed_answer: Buffer | null;
    session_expires_at: string;
    revoked_at: string | null;
    user_id: number;
    user_name: string;
    user_deleted_at: string | null;
  }>`
    select t.session_id, t.expires_at, t.used_at, t.nonce_hash, t.replaced_by, t.sealed_answer,
      s.expires_at as session_expires_at, s.revoked_at,
      u.id as user_id, u.name as user_name, u.deleted_at as user_deleted_at
    from session_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
    where t.token_hash = ${hashToken(token)} and t.kind = 'refresh'
    for update of t, s`.execute(db);
  return found.rows[0];
}

/** Records the use of a refresh token, its replacement, and the nonce for which the response may be repeated. */
export const markTokenUsed = (
  db: Db,
  token: string,
  used: { used_at: Date; replaced_by: Buffer; nonce_hash: Buffer | null; sealed_answer: Buffer | null },
) => db.updateTable('session_tokens').set(used).where('token_hash', '=', hashToken(token)).execute();

/** Records the time and source of a session's use. */
export const markSessionUsed = (db: Db, id: string, caller: CalledFrom) =>
  db.updateTable('sessions').set(placeOf(caller)).where('id', '=', id).execute();

/** Ends every access token of a session before new ones are issued. */
export const endAccessTokens = (db: Db, session_id: string, now: Date) =>
  db
    .updateTable('session_tokens')
    .set({ expires_at: now })
    .where('session_id', '=', session_id)
    .where('kind', '=', 'access')
    .where('expires_at', '>', now.toISOString())
    .execute();

/** Whether a token is unused, by hash. */
export const isUnused = async (db: Db, token_hash: Buffer) => {
  const query = db.selectFrom('session_tokens').select('token_hash').where('token_hash', '=', token_hash);
  return (await query.where('used_at', 'is', null).executeTakeFirst()) !== undefined;
};

export const revokeSession = (db: Db, id: string, now: Date) =>
  db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute();

/** Ends all sessions of a user, also as impersonator, except `keep`. */
export const revokeSessions = (db: Db, userId: number, now: Date, keep?: string) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('real_user_id', '=', userId)]))
    .$if(keep !== undefined, (sessions) => sessions.where('id', '!=', keep as string))
    .where('revoked_at', 'is', null)
    .execute();

/** The session of an access or refresh token, unless it was ended; the token may have expired. */
export const findSessionOfToken = (db: Db, token: string) =>
  db
    .selectFrom('session_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 'u.name as user_name'])
    .where('t.token_hash', '=', hashToken(token))
    .where('s.revoked_at', 'is', null)
    .executeTakeFirst();
