import { type Db } from '../../db/database';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { conflict, notFound } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { refuseImpersonation } from '../../http/refuse-impersonation';
import { revokeSessions } from '../session/queries';
import { guardSuperAdmin } from '../users/account/guards';
import { lockSuperAdmins, lockUsers } from '../users/account/queries';
import { voidChallenges } from './challenges/queries';
import { methodsOf } from './methods';
import { sendNotice } from './notices';
import { deleteFactors, type FactorOwner } from './queries';

/**
 * Removes the second step of a user who has lost the phone, and ends their sessions. Nobody does it for themselves, and for a
 * Super Admin only another one. Decision §5.
 */
export const resetSecondFactor = (context: Context, reference: string) =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    await lockSuperAdmins(db);
    const [user] = await lockUsers(db, [reference]);
    if (!user) throw notFound('User');
    guardSuperAdmin(context, user.role_ids);
    if (user.id === context.user.id) throw conflict('You cannot reset your own. Use Two-step sign-in in your profile.');
    if ((await methodsOf(db, user.id)).length === 0) throw conflict('This user has not set up two-step sign-in.');
    await clearSecondFactor(db, context, user);
    return { message: `Two-step sign-in of ${user.name} is reset.` };
  });

type Author = Pick<Context, 'now' | 'requestId' | 'realUser'> & { user: { id: number | null; name: string | null } };

/** Removes every method of a locked user, ends their sessions, notes it and mails the owner. */
export async function clearSecondFactor(db: Db, author: Author, user: FactorOwner) {
  await deleteFactors(db, user.id);
  await voidChallenges(db, user.id, author.now);
  await revokeSessions(db, user.id, author.now);
  await audit(db, author, { action: 'user.reset-second-factor', entity: 'user', uuid: user.uuid });
  await sendNotice(db, author, user, 'reset');
}
