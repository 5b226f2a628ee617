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

/** Sets the password that a mailed link allows to set, once, and ends every session of the user. sessions.md#calls */
export async function resetPassword(context: Context, input: ResetPasswordInput) {
  const { now } = context;
  // First the cheap question: hashing a password is work that nobody gets for a made-up link.
  const owner = await findUserOfReset(context.db, input, now);
  if (!owner) throw isVoid();
  refuseCommonPassword(input.password, owner);
  const passwordHash = await hashPassword(input.password);

  return inTransaction(context, async (db) => {
    const found = await findUserOfReset(db, input, now);
    const user = found && (await lockOwner(db, found.id));
    // Asked again behind the lock: of two who come at once, the second finds the link used.
    if (!user || !(await findUserOfReset(db, input, now))) throw isVoid();
    await setPassword(db, user.id, passwordHash, now);
    // The link proves who it is: the sign-in that follows is not limited as a stranger's.
    await rememberDevice(db, context, user.id);
    await audit(db, { ...context, user }, { action: 'user.reset-password', uuid: user.uuid });
    return { message: 'Password changed. Please sign in.' };
  });
}
