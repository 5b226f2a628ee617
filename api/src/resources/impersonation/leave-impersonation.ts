import { isIdentifier } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { endImpersonation } from './impersonations.queries';

const UUID_LENGTH = 36;

/** Ends the caller's impersonation; accepts its token or that of the caller's own session. sessions.md#calls */
export const leaveImpersonation = (context: Context, tokenId: unknown) =>
  inTransaction(context, async (db) => {
    const realUser = context.realUser ?? context.user;
    const user = isUuid(tokenId) && (await endImpersonation(db, tokenId, realUser.id, context.now));
    if (!user) throw notFound('Impersonation');
    const entry = { action: 'impersonation.leave', entity: 'session', uuid: tokenId };
    await audit(db, { ...context, user, realUser }, entry);
    return { message: `You are no longer impersonating ${user.name}.` };
  });

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && value.length === UUID_LENGTH && isIdentifier(value);
