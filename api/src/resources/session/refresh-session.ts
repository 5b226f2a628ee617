import { type RefreshInput, type TokenPair } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { hashToken } from '../../secrets/token-hash';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { unauthenticated } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { issueTokens } from './issue-tokens';
import {
  endAccessTokens,
  lockRefreshToken,
  markSessionUsed,
  markTokenUsed,
  revokeSession,
  useUpToken,
} from './sessions.queries';

const REPETITION_MS = 30_000;

type Found = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

/**
 * New tokens for a refresh token, which is then used up; the access token before ends. A second use ends the session, as one of
 * the two users is a thief, unless it repeats the first with its nonce within 30 s, because the answer was lost.
 * docs/domain/sessions.md#how-long
 */
export async function refreshSession(context: Context, input: RefreshInput): Promise<TokenPair> {
  const tokens = await inTransaction(context, async (db) => {
    const token = await lockRefreshToken(db, input.refresh_token);
    const isOver = (instant: string) => Date.parse(instant) <= context.now.getTime();
    if (!token || token.revoked_at || token.user_deleted_at || isOver(token.session_expires_at)) return undefined;
    if (!token.used_at) return isOver(token.expires_at) ? undefined : replaceTokens(db, context, token, input);
    if (await isRepetition(db, context, token, input)) return replaceTokens(db, context, token, input);
    return endFamily(db, context, token);
  });
  // Only now: an error inside would have undone the revocation.
  if (!tokens) throw unauthenticated();
  return tokens;
}

async function replaceTokens(db: Db, context: Context, token: Found, { refresh_token, nonce }: RefreshInput) {
  const { now } = context;
  await endAccessTokens(db, token.session_id, now);
  const tokens = await issueTokens(db, { id: token.session_id, expires_at: token.session_expires_at }, now);
  await markSessionUsed(db, token.session_id, context);
  await markTokenUsed(db, refresh_token, {
    used_at: now,
    replaced_by: hashToken(tokens.refresh_token),
    // Good for one repetition only.
    nonce_hash: nonce && !token.used_at ? hashToken(nonce) : null,
  });
  return tokens;
}

// Where the token that the lost answer brought was used, the answer was not lost.
async function isRepetition(db: Db, { now }: Context, token: Found, { nonce }: RefreshInput) {
  const age = now.getTime() - Date.parse(token.used_at ?? '');
  if (!nonce || !token.nonce_hash || !token.replaced_by || age > REPETITION_MS) return false;
  return hashToken(nonce).equals(token.nonce_hash) && useUpToken(db, token.replaced_by, now);
}

async function endFamily(db: Db, context: Context, token: Found) {
  const user = { id: token.user_id, name: token.user_name };
  await revokeSession(db, token.session_id, context.now);
  await audit(db, { ...context, user }, { action: 'session.revoke', entity: 'session', uuid: token.session_id });
  return undefined;
}
