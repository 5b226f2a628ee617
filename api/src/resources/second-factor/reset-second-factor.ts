import { type Db } from '../../db/database';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseImpersonation } from '../../http/request/refuse-impersonation';
import { endSignIns } from '../session/end-sign-ins';
import { lockUserToChange } from '../users/account/lock-user-to-change';
import { methodsOf } from './methods';
import { sendNotice } from './notices';
import { type Owner } from '../session/sessions.queries';
import { deleteFactors } from './factors.queries';

/**
 * Removes the second step of a user who has lost the phone, and ends their sessions. Nobody does it for themselves, and for a
 * Super Admin only another one. docs/domain/roles-and-permissions.md#super-admins
 */
export const resetSecondFactor = (context: Context, reference: string) =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    const user = await lockUserToChange(db, context, reference);
    if (user.id === context.user.id) throw conflict('You cannot reset your own. Use Two-step sign-in in your profile.');
    if ((await methodsOf(db, user.id)).length === 0) throw conflict('This user has not set up two-step sign-in.');
    await clearSecondFactor(db, context, user);
    return { message: `Two-step sign-in of ${user.name} reset.` };
  });

type Author = Pick<Context, 'now' | 'requestId' | 'realUser'> & { user: { id: number | null; name: string | null } };

/** Removes every method of a locked user, ends their sessions, notes it and mails the owner. */
export async function clearSecondFactor(db: Db, author: Author, user: Owner) {
  await deleteFactors(db, user.id);
  await endSignIns(db, user.id, author.now);
  await audit(db, author, { action: 'user.reset-second-factor', uuid: user.uuid });
  await sendNotice(db, author, user, 'reset');
}
