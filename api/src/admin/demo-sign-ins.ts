import { counted } from '@siteledger/shared-lib/domain';
import { ConfigError } from '../config-error';
import { type Db } from '../db/database';
import { transaction } from '../db/transaction/transaction';
import { keepDemoSignIn } from '../resources/users/demo-sign-ins/keep-demo-sign-in';
import { removeDemoSignIns, type RemovedDemoSignIns } from '../resources/users/demo-sign-ins/remove-demo-sign-ins';
import { type Command, withDatabase } from './command';

/** The option of `migrate` and `transfer` that removes the demo sign-ins. */
export const WITHOUT_DEMO_SIGN_INS = { 'without-demo-sign-ins': { type: 'boolean' } } as const;

/** The operator's report after demo sign-ins were removed. */
export const removalReport = ({ removed, superAdmins, made, tokens, voided }: RemovedDemoSignIns) => [
  removed > 0 ? `${counted(removed, 'demo sign-in')} removed.` : 'There are no demo sign-ins.',
  ...(tokens.length > 0 ? [`Publish tokens that ended with them: ${tokens.join(', ')}.`] : []),
  ...(voided.length > 0
    ? [`The demo’s password is void for ${voided.join(', ')}: they set another by “Forgot password”.`]
    : []),
  ...(made.length > 0 ? ['They have made these users, who can sign in: remove whom you do not know.'] : []),
  ...made.map(({ name, email, is_super_admin }) => `  ${name} <${email}>${is_super_admin ? ', Super Admin' : ''}`),
  ...(superAdmins === 0 ? ['There is no Super Admin: run create-super-admin <e-mail>.'] : []),
];

export const removeDemoSignInsCommand: Command = {
  usage: 'remove-demo-sign-ins',
  summary: 'deletes the users of the demo, whose password is public; there has to be another Super Admin',
  run: (parts) =>
    withDatabase(parts, async ({ db }) => {
      const outcome = await removeKeepingSuperAdmin(db, parts.clock());
      for (const line of removalReport(outcome)) parts.say(line);
      return 0;
    }),
};

const removeKeepingSuperAdmin = (db: Db, now: Date) =>
  transaction(db, async (trx) => {
    const outcome = await removeDemoSignIns(trx, now);
    if (outcome.removed > 0 && outcome.superAdmins === 0)
      throw new ConfigError(
        'No Super Admin would be left: run create-super-admin <e-mail> first. Nothing was removed.',
      );
    return outcome;
  });

export const keepDemoSignInCommand: Command = {
  usage: 'keep-demo-sign-in <e-mail>',
  summary: 'takes the mark of the demo off a user who has an e-mail and a password of their own',
  run: (parts, [email, ...more]) =>
    withDatabase(parts, async ({ db }) => {
      if (!email || more.length > 0) throw new ConfigError(`Usage: ${keepDemoSignInCommand.usage}`);
      const user = await keepDemoSignIn(db, email);
      parts.say(`${user.name} <${user.email}> no longer counts as a demo sign-in.`);
      return 0;
    }),
};
