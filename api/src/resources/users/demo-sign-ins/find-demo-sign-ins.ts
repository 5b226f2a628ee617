import { type Db } from '../../../db/database';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../../db/seed/users';
import { isPassword } from '../../session/password-hash';
import { type DemoAccount, selectDemoAccounts } from './demo-accounts.queries';

/** Whether an e-mail is one of the demo's. */
export const isDemoEmail = (email: string) => email.toLowerCase().endsWith(DEMO_DOMAIN);

/**
 * The live users that a production server does not start with: every one with the demo's mark, and those at a demo address with
 * the demo's password. Only the latter cost a check of a password, so a large table of users costs nothing.
 */
export async function findDemoSignIns(db: Db): Promise<DemoAccount[]> {
  const found: DemoAccount[] = [];
  for (const account of await selectDemoAccounts(db))
    if (account.is_demo || (await isPassword(DEMO_PASSWORD, account.password_hash))) found.push(account);
  return found;
}
