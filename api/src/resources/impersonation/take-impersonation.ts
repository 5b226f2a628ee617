import { type Impersonation, mayActAs } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { hashToken, newToken } from '../../secrets/token-hash';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { forbidden } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseImpersonation } from '../../http/request/refuse-impersonation';
import { after } from '../session/issue-tokens';
import { findUserByEmail, insertTokens } from '../session/sessions.queries';
import { rolesOf } from '../roles/roles.queries';
import { insertImpersonation } from './impersonations.queries';

const IMPERSONATION_SECONDS = 60 * 60;

/**
 * Lets the caller act as another user for an hour. An unknown user and a forbidden one get the same error.
 * docs/domain/roles-and-permissions.md#impersonation
 */
export const takeImpersonation = (context: Context, email: string): Promise<Impersonation> =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    const target = await findTarget(db, context, email);

    const access_token = newToken();
    const created_at = context.now;
    const expires_at = after(created_at, IMPERSONATION_SECONDS);
    const { id: token_id } = await insertImpersonation(db, {
      user_id: target.id,
      real_user_id: context.user.id,
      parent_id: context.sessionId,
      created_at,
      expires_at,
    });
    const token_hash = hashToken(access_token);
    await insertTokens(db, [{ session_id: token_id, kind: 'access', token_hash, created_at, expires_at }]);
    await audit(
      db,
      { ...context, user: target, realUser: context.user },
      { action: 'impersonation.take', entity: 'session', uuid: token_id },
    );
    return { access_token, token_id, name: target.name };
  });

async function findTarget(db: Db, { user }: Context, email: string) {
  const target = await findUserByEmail(db, email.trim());
  const roles = target ? (await rolesOf(db, target.id)).map((id) => ({ id })) : [];
  if (!target || !mayActAs(user, { id: target.id, roles })) throw forbidden('You cannot impersonate this user.');
  return target;
}
