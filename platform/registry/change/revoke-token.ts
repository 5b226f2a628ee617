import { type Context } from '../product';
import { conflict, notFound } from '../errors';
import { refuseImpersonation } from '../refuse-impersonation';
import { findToken, revoke } from '../store/tokens.queries';

/** Revokes a publish token immediately and for good; the releases published with it stay. */
export const revokeToken = (context: Context, uuid: string) =>
  context.product.transaction(context.db, async (db) => {
    refuseImpersonation(context);
    const before = await findToken(db, uuid);
    if (!before) throw notFound('Publish token');
    if (!(await revoke(db, uuid, context.user.name, context.now)))
      throw conflict('The publish token is revoked already.');
    const after = await findToken(db, uuid);
    await context.audit(db, { action: 'publish-token.revoke', entity: 'publish-token', uuid, before, after });
    return { message: `Publish token “${before.name}” revoked.` };
  });
