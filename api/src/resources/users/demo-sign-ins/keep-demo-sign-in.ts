import { randomUUID } from 'node:crypto';
import { ConfigError } from '../../../config-error';
import { type Db } from '../../../db/database';
import { DEMO_PASSWORD } from '../../../db/seed/parties/users';
import { transaction } from '../../../db/transaction/transaction';
import { audit } from '../../../http/changes/audit';
import { OPERATOR } from '../../../http/changes/operator';
import { isPassword } from '../../session/password-hash';
import { findUserByEmail, selectPasswordForUpdate } from '../../session/sessions.queries';
import { isDemoEmail } from './find-demo-sign-ins';
import { unmarkDemoAccount } from './demo-accounts.queries';

/** Removes the demo's mark from an account whose owner has changed both e-mail and password. */
export const keepDemoSignIn = (db: Db, email: string): Promise<{ name: string; email: string }> =>
  transaction(db, async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) throw new ConfigError(`There is no user with the e-mail ${email}.`);
    if (isDemoEmail(user.email))
      throw new ConfigError(`${user.email} is an address of the demo: give the user an e-mail of their own first.`);
    const { password_hash } = await selectPasswordForUpdate(trx, user.id);
    if (await isPassword(DEMO_PASSWORD, password_hash))
      throw new ConfigError(`${user.email} has the demo's password: set another one first.`);
    if (!(await unmarkDemoAccount(trx, user.id)))
      throw new ConfigError(`${user.email} does not have the demo's mark. Nothing was changed.`);
    const author = { user: OPERATOR, requestId: randomUUID() };
    const marks = { before: { is_demo: true }, after: { is_demo: false } };
    await audit(trx, author, { action: 'user.update', uuid: user.uuid, ...marks });
    return user;
  });
