import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { unauthenticated } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { findSessionOfToken, revokeSession } from './sessions.queries';

/** Ends the session of any of the tokens, even of an expired access token. */
export function signOut(context: Context, tokens: readonly (string | null | undefined)[]) {
  return inTransaction(context, async (db) => {
    for (const token of tokens) {
      const session = token && (await findSessionOfToken(db, token));
      if (!session) continue;
      await revokeSession(db, session.id, context.now);
      const user = { id: session.user_id, name: session.user_name };
      await audit(db, { ...context, user }, { action: 'session.sign-out', uuid: session.id });
      return { message: 'You are signed out.' };
    }
    throw unauthenticated();
  });
}
