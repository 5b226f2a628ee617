import { type TokenPair } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { rememberDevice } from './device/remember-device';
import { after, issueTokens, SESSION_SECONDS } from './issue-tokens';
import { insertSession } from './sessions.queries';

/** Starts a session for an authenticated user, writes the audit trail, and remembers the device. */
export async function startSession(db: Db, context: Context, user: { id: number; name: string }): Promise<TokenPair> {
  await rememberDevice(db, context, user.id);
  const session = await insertSession(db, user.id, context, after(context.now, SESSION_SECONDS));
  await audit(db, { ...context, user }, { action: 'session.sign-in', uuid: session.id });
  return issueTokens(db, session, context.now);
}
