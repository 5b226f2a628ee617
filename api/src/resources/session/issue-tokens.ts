import { type TokenPair } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { hashToken, newToken } from '../../secrets/token-hash';
import { insertTokens } from './sessions.queries';

const ACCESS_SECONDS = 30 * 60;
const REFRESH_SECONDS = 14 * 24 * 60 * 60;

/** How long a session lasts without entering the password again. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The instant `seconds` later. */
export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Issues tokens for a session; none outlives it. */
export async function issueTokens(db: Db, session: { id: string; expires_at: string }, now: Date): Promise<TokenPair> {
  const end = new Date(session.expires_at);
  const until = (seconds: number) => (after(now, seconds) < end ? after(now, seconds) : end);
  const [access_token, refresh_token] = [newToken(), newToken()];
  const token = { session_id: session.id, created_at: now };
  await insertTokens(db, [
    { ...token, kind: 'access', token_hash: hashToken(access_token), expires_at: until(ACCESS_SECONDS) },
    { ...token, kind: 'refresh', token_hash: hashToken(refresh_token), expires_at: until(REFRESH_SECONDS) },
  ]);
  const expires_in = Math.floor((until(ACCESS_SECONDS).getTime() - now.getTime()) / 1000);
  return { access_token, refresh_token, token_type: 'Bearer', expires_in, token_id: session.id };
}
