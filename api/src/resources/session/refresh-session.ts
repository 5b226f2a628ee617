import { type TokenPair } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { unauthenticated } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { issueTokens } from './issue-tokens';
import { lockRefreshToken, markTokenUsed, revokeSession } from './queries';

/** New tokens for a refresh token, which is then used up. Its second use ends the session: one of the two users is a thief. */
export async function refreshSession(context: Context, refreshToken: string): Promise<TokenPair> {
  const tokens = await inTransaction(context, async (db) => {
    const token = await lockRefreshToken(db, refreshToken);
    const isOver = (instant: string) => Date.parse(instant) <= context.now.getTime();
    if (!token || token.revoked_at || token.user_deleted_at || isOver(token.session_expires_at)) return undefined;
    if (token.used_at) {
      const user = { id: token.user_id, name: token.user_name };
      await revokeSession(db, token.session_id, context.now);
      await audit(db, { ...context, user }, { action: 'session.revoke', entity: 'session', uuid: token.session_id });
      return undefined;
    }
    if (isOver(token.expires_at)) return undefined;
    await markTokenUsed(db, refreshToken, context.now);
    return issueTokens(db, { id: token.session_id, expires_at: token.session_expires_at }, context.now);
  });
  // Only now: an error inside would have undone the revocation.
  if (!tokens) throw unauthenticated();
  return tokens;
}
