import { type SignedIn } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { askSecondFactor } from '../second-factor/ask-second-factor';
import { type SecondFactorSettings } from '../second-factor/settings';
import { attempt } from './limits/attempt';
import { isPassword } from './password-hash';
import { findUserByEmail, selectPasswordForUpdate } from './sessions.queries';
import { startSession } from './start-session';

const isWrong = () => invalid({ email: ['E-mail or password is not correct.'] });

/**
 * Starts a session, or returns the required second step. An unknown address and a wrong password get the same response
 * after the same time.
 */
export async function signIn(
  context: Context,
  { email, password }: { email: string; password: string },
  settings: SecondFactorSettings,
): Promise<SignedIn> {
  const user = await attempt(context, { purpose: 'sign-in', email }, async (turn) => {
    const found = await findUserByEmail(context.db, email);
    return (await isPassword(password, found?.password_hash, turn)) ? found : undefined;
  });
  if (!user) throw isWrong();

  return inTransaction(context, async (db) => {
    // The password may have changed since it was checked; then all sessions were ended, and this one must not begin.
    if ((await selectPasswordForUpdate(db, user.id)).password_hash !== user.password_hash) throw isWrong();
    const second_factor = await askSecondFactor(db, context, user.id, settings);
    return second_factor ? { second_factor } : startSession(db, context, user);
  });
}
