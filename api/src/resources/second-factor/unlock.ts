import { type SecondFactorStep } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseImpersonation } from '../../http/request/refuse-impersonation';
import { checkCurrentPassword } from '../session/check-current-password';
import { selectPasswordForUpdate } from '../session/sessions.queries';
import { issueChallenge } from './challenges/challenge';
import { methodsOf } from './methods';

/**
 * Allows the caller to change their own second factor for ten minutes in this session, after confirming the password.
 */
export async function unlock(
  context: Context,
  { current_password }: { current_password: string },
): Promise<SecondFactorStep> {
  refuseImpersonation(context);
  const { user, sessionId } = context;
  const isWrong = () => invalid({ current_password: ['Current password is not correct.'] });
  const stored = await checkCurrentPassword(context, current_password);
  if (!stored) throw isWrong();

  return inTransaction(context, async (db) => {
    // The password may have changed since it was checked.
    if ((await selectPasswordForUpdate(db, user.id)).password_hash !== stored) throw isWrong();
    const methods = await methodsOf(db, user.id);
    return issueChallenge(db, context, { userId: user.id, purpose: 'manage', sessionId, methods });
  });
}
