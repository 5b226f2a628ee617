import { counted } from '@siteledger/shared-lib/domain';
import { ConfigError } from '../../../config-error';
import { type Db } from '../../../db/database';
import { countSuperAdmins } from '../account/accounts.queries';
import { findDemoSignIns, findPublicPasswords, isDemoEmail } from './find-demo-sign-ins';

const NAMED = 3;
const COMMAND = '  node api/dist/admin.js';

/** Refuses a database with demo sign-ins, naming the commands that remove them or keep one that is in real use. */
export async function refuseDemoSignIns(db: Db) {
  const accounts = await findDemoSignIns(db);
  if (accounts.length === 0) return refusePublicPasswords(db);
  const emails = accounts.map(({ email }) => email);
  const others = emails.length - NAMED;
  const named = emails.slice(0, NAMED).join(', ') + (others > 0 ? ` and ${counted(others, 'other')}` : '');
  const ownSuperAdmins = (await countSuperAdmins(db)) - accounts.filter((account) => account.is_super_admin).length;
  const kept = emails.filter((email) => !isDemoEmail(email)).slice(0, NAMED);
  const lines = [
    `This database has ${counted(emails.length, 'demo sign-in')} (${named}). Their password is public, so a production server does not start. ${ownSuperAdmins > 0 ? 'Remove them:' : 'Create a Super Admin of your own, then remove them:'}`,
    ...(ownSuperAdmins > 0 ? [] : [`${COMMAND} create-super-admin <e-mail> --link`]),
    `${COMMAND} remove-demo-sign-ins`,
    ...(kept.length > 0 ? ['To keep an account that has an e-mail and a password of its own:'] : []),
    ...kept.map((email) => `${COMMAND} keep-demo-sign-in ${email}`),
  ];
  throw new ConfigError(lines.join('\n'));
}

async function refusePublicPasswords(db: Db) {
  const emails = (await findPublicPasswords(db)).map(({ email }) => email);
  if (emails.length === 0) return;
  const lines = [
    `The password of ${emails.join(', ')} is that of the demo, which is public, so a production server does not start. Make it void; they set another by “Forgot password”:`,
    `${COMMAND} remove-demo-sign-ins`,
  ];
  throw new ConfigError(lines.join('\n'));
}
