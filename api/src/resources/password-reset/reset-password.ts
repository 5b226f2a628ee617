import { type ResetPasswordInput } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { rememberDevice } from '../session/device/remember-device';
import { hashPassword } from '../session/password-hash';
import { refuseCommonPassword } from '../session/refuse-common-password';
import { lockOwner } from '../session/sessions.queries';
import { setPassword } from '../session/set-password';
import { findUserOfReset } from './password-resets.queries';

const isVoid = () => invalid({ token: ['The link is not valid or has expired.'] });

/** Sets the password by a mailed link, once, and ends all of the user's sessions. sessions.md#calls */
export async function resetPassword(context: Context, input: ResetPasswordInput) {
  const { now } = context;
  // Checks the link before the expensive hash, so that made-up links cost little.
  const owner = await findUserOfReset(context.db, input, now);
  if (!owner) throw isVoid();
  refuseCommonPassword(input.password, owner);
  const passwordHash = await hashPassword(input.password);

  return inTransaction(context, async (db) => {
    const found = await findUserOfReset(db, input, now);
    const user = found && (await lockOwner(db, found.id));
    // Checked again under the lock: of two simultaneous requests the second finds the link used.
    if (!user || !(await findUserOfReset(db, input, now))) throw isVoid();
    await setPassword(db, user.id, passwordHash, now);
    // The link proves the user's identity, so the limits for unknown devices do not apply to the next sign-in.
    await rememberDevice(db, context, user.id);
    await audit(db, { ...context, user }, { action: 'user.reset-password', uuid: user.uuid });
    return { message: 'Password changed. Please sign in.' };
  });
}
