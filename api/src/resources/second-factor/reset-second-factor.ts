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
 * Removes the second factor of a user who has lost it, and ends their sessions. Not for oneself; for a Super Admin only
 * by another one. docs/domain/roles-and-permissions.md#super-admins
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

/** Deletes every method of a locked user, ends their sessions, writes the audit log and mails the owner. */
export async function clearSecondFactor(db: Db, author: Author, user: Owner) {
  await deleteFactors(db, user.id);
  await endSignIns(db, user.id, author.now);
  await audit(db, author, { action: 'user.reset-second-factor', uuid: user.uuid });
  await sendNotice(db, author, user, 'reset');
}
