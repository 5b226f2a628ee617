import { type RefreshInput, type TokenPair } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { hashToken } from '../../secrets/token-hash';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { unauthenticated } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { issueTokens } from './issue-tokens';
import { openAnswer, sealAnswer } from './sealed-answer';
import {
  endAccessTokens,
  isUnused,
  lockRefreshToken,
  markSessionUsed,
  markTokenUsed,
  revokeSession,
} from './sessions.queries';

const REPETITION_MS = 30_000;

type Found = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

/**
 * Exchanges a refresh token for new tokens and ends the previous access token. A second use ends the session, because
 * the token was stolen, unless it comes within 30 s with the first use's nonce: that is the same browser, which gets
 * the same response until the refresh token in it is used. docs/domain/sessions.md#how-long
 */
export async function refreshSession(context: Context, input: RefreshInput): Promise<TokenPair> {
  const tokens = await inTransaction(context, async (db) => {
    const token = await lockRefreshToken(db, input.refresh_token);
    const isOver = (instant: string) => Date.parse(instant) <= context.now.getTime();
    if (!token || token.revoked_at || token.user_deleted_at || isOver(token.session_expires_at)) return undefined;
    if (!token.used_at) return isOver(token.expires_at) ? undefined : replaceTokens(db, context, token, input);
    return (await repeatAnswer(db, context, token, input)) ?? endFamily(db, context, token);
  });
  // Thrown outside the transaction, which would otherwise roll back the revocation.
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
    nonce_hash: nonce ? hashToken(nonce) : null,
    sealed_answer: nonce ? sealAnswer({ refresh_token, nonce }, tokens) : null,
  });
  return tokens;
}

async function repeatAnswer(db: Db, { now }: Context, token: Found, { refresh_token, nonce }: RefreshInput) {
  const age = now.getTime() - Date.parse(token.used_at ?? '');
  if (age > REPETITION_MS || !nonce || !token.nonce_hash || !hashToken(nonce).equals(token.nonce_hash))
    return undefined;
  const { session_id, sealed_answer, replaced_by } = token;
  if (!sealed_answer || !replaced_by || !(await isUnused(db, replaced_by))) return undefined;
  const answer = openAnswer({ refresh_token, nonce }, session_id, sealed_answer);
  // Of two simultaneous requests the later may have read the earlier time.
  return { ...answer, expires_in: answer.expires_in - Math.max(0, Math.ceil(age / 1000)) };
}

async function endFamily(db: Db, context: Context, token: Found) {
  const user = { id: token.user_id, name: token.user_name };
  await revokeSession(db, token.session_id, context.now);
  await audit(db, { ...context, user }, { action: 'session.revoke', uuid: token.session_id });
  return undefined;
}
