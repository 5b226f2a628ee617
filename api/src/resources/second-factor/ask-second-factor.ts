import { type SecondFactorStep } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { issueChallenge } from './challenges/challenge';
import { isRequired, methodsOf } from './methods';
import { type SecondFactorSettings } from './settings';

/**
 * The step between password and session: answering with a second factor, or adding one that a role requires. Undefined
 * when the password is enough.
 */
export async function askSecondFactor(
  db: Db,
  context: Context,
  userId: number,
  settings: SecondFactorSettings,
): Promise<SecondFactorStep | undefined> {
  const methods = await methodsOf(db, userId);
  if (methods.length > 0) return issueChallenge(db, context, { userId, purpose: 'answer', methods });
  if (!(await isRequired(db, userId, settings))) return undefined;
  return issueChallenge(db, context, { userId, purpose: 'enrol', methods: ['passkey', 'totp'] });
}
