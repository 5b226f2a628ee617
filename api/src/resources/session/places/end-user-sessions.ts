import { audit } from '../../../http/audit';
import { type Context } from '../../../http/context';
import { conflict, notFound } from '../../../http/errors';
import { inTransaction } from '../../../http/in-transaction';
import { refuseImpersonation } from '../../../http/refuse-impersonation';
import { voidChallenges } from '../../second-factor/challenges/queries';
import { guardSuperAdmin } from '../../users/account/guards';
import { lockSuperAdmins, lockUsers } from '../../users/account/queries';
import { revokeSessions } from '../queries';

/** Ends every session of another user, and sign-ins under way. For a Super Admin only another one does it. Decision §5. */
export const endUserSessions = (context: Context, reference: string) =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    await lockSuperAdmins(db);
    const [user] = await lockUsers(db, [reference]);
    if (!user) throw notFound('User');
    guardSuperAdmin(context, user.role_ids);
    if (user.id === context.user.id) throw conflict('Use Where you are signed in, in your profile, for your own.');
    await voidChallenges(db, user.id, context.now);
    await revokeSessions(db, user.id, context.now);
    await audit(db, context, { action: 'user.end-sessions', entity: 'user', uuid: user.uuid });
    return { message: `${user.name} is signed out everywhere.` };
  });
