import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { conflict } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { refuseImpersonation } from '../../../http/request/refuse-impersonation';
import { lockUserToChange } from '../../users/account/lock-user-to-change';
import { endSignIns } from '../end-sign-ins';

/**
 * Ends all sessions and pending sign-ins of another user. A Super Admin's only by another one.
 * docs/domain/roles-and-permissions.md#super-admins
 */
export const endUserSessions = (context: Context, reference: string) =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    const user = await lockUserToChange(db, context, reference);
    if (user.id === context.user.id) throw conflict('Use Where you are signed in, in your profile, for your own.');
    await endSignIns(db, user.id, context.now);
    await audit(db, context, { action: 'user.end-sessions', uuid: user.uuid });
    return { message: `User "${user.name}" signed out everywhere.` };
  });
