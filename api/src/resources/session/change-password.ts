import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseImpersonation } from '../../http/request/refuse-impersonation';
import { rememberDevice } from './device/remember-device';
import { checkCurrentPassword } from './check-current-password';
import { hashPassword } from './password-hash';
import { selectPasswordForUpdate } from './sessions.queries';
import { refuseCommonPassword } from './refuse-common-password';
import { setPassword } from './set-password';

/**
 * Changes the caller's own password and ends their other sessions. Refused during impersonation.
 * docs/domain/roles-and-permissions.md#impersonation
 */
export async function changePassword(
  context: Context,
  { current_password, password }: { current_password: string; password: string },
) {
  refuseImpersonation(context);
  const { user, now } = context;
  const stored = await checkCurrentPassword(context, current_password);
  if (!stored) throw invalid({ current_password: ['Current password is not correct.'] });

  refuseCommonPassword(password, user);
  const next = await hashPassword(password);
  return inTransaction(context, async (db) => {
    // A simultaneous change may have replaced the password that was checked.
    if ((await selectPasswordForUpdate(db, user.id)).password_hash !== stored)
      throw invalid({ current_password: ['Current password is not correct.'] });
    await setPassword(db, user.id, next, now, context.sessionId);
    await rememberDevice(db, context, user.id);
    await audit(db, context, { action: 'user.change-password', uuid: user.uuid });
    return { message: 'Password changed.' };
  });
}
