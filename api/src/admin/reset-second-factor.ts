import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ConfigError } from '../config-error';
import { transaction } from '../db/transaction/transaction';
import { methodsOf } from '../resources/second-factor/methods';
import { clearSecondFactor } from '../resources/second-factor/reset-second-factor';
import { findUserByEmail, lockOwner } from '../resources/session/sessions.queries';
import { type Command, withDatabase } from './command';

// An operator has no account in the product, so the audit trail names the command line instead of a person.
const AUTHOR = { id: null, name: 'Command line of the server' };

export const resetSecondFactorCommand: Command = {
  usage: 'reset-second-factor <e-mail>',
  summary: 'removes the second step of a user who lost it, the last Super Admin too, and ends their sessions',
  runsInServer: true,
  run: (parts, parameters) => {
    const { positionals } = parseArgs({ args: [...parameters], allowPositionals: true });
    const [email] = positionals;
    if (!email || positionals.length > 1) throw new ConfigError(`Usage: ${resetSecondFactorCommand.usage}`);
    return withDatabase(parts, async ({ db }) => {
      const user = await transaction(db, async (trx) => {
        const found = await findUserByEmail(trx, email);
        const owner = found && (await lockOwner(trx, found.id));
        if (!owner) throw new ConfigError(`No user has the e-mail ${email}.`);
        if ((await methodsOf(trx, owner.id)).length === 0)
          throw new ConfigError(`${owner.name} has not set up two-step sign-in.`);
        await clearSecondFactor(trx, { user: AUTHOR, requestId: randomUUID(), now: parts.clock() }, owner);
        return owner;
      });
      parts.say(`Two-step sign-in of ${user.name} <${user.email}> reset.`);
      return 0;
    });
  },
};
