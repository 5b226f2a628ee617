import { type Db } from '../../../db/database';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../../db/seed/parties/users';
import { isPassword } from '../../session/password-hash';
import { type DemoAccount, selectDemoAccounts, selectOtherAdministrators } from './demo-accounts.queries';

/** Whether an e-mail is one of the demo's. */
export const isDemoEmail = (email: string) => email.toLowerCase().endsWith(DEMO_DOMAIN);

/**
 * Users, not deleted, that a production server refuses to start with: those with the demo's mark, and those at a demo
 * address with the demo's password. Only the latter need a password check, so a large table of users costs nothing.
 */
export async function findDemoSignIns(db: Db): Promise<DemoAccount[]> {
  const found: DemoAccount[] = [];
  for (const account of await selectDemoAccounts(db))
    if (account.is_demo || (await isPassword(DEMO_PASSWORD, account.password_hash))) found.push(account);
  return found;
}

/** Super Admins and Admins, not deleted, with an account of their own but the demo's public password. */
export async function findPublicPasswords(db: Db): Promise<DemoAccount[]> {
  const found: DemoAccount[] = [];
  for (const account of await selectOtherAdministrators(db)) {
    // An invalid hash matches no password.
    const isPublic = await isPassword(DEMO_PASSWORD, account.password_hash).catch(() => false);
    if (isPublic) found.push(account);
  }
  return found;
}
