import { parseArgs } from 'node:util';
import { asOwner } from '../db/bring-up-to-date';
import { type OpenDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { removeDemoSignIns } from '../resources/users/demo-sign-ins/remove-demo-sign-ins';
import { type Command } from './command';
import { removalReport, WITHOUT_DEMO_SIGN_INS } from './demo-sign-ins';

export const migrateDatabase: Command = {
  usage: 'migrate [--without-demo-sign-ins]',
  summary:
    'brings the database up to date; servers do it too when they start, one after the other; removes the users of the demo, too, when a dump of it was restored',
  run: async ({ config, open, say, clock }, parameters) => {
    const { values } = parseArgs({ args: [...parameters], options: WITHOUT_DEMO_SIGN_INS });
    const work = async ({ db }: OpenDatabase) => {
      const ran = await migrate(db, undefined, config.newerDatabase);
      say(ran.length > 0 ? `Applied ${ran.join(', ')}.` : 'The database is up to date.');
      if (values['without-demo-sign-ins'])
        for (const line of removalReport(await removeDemoSignIns(db, clock()))) say(line);
    };
    await asOwner(config, work, open);
    return 0;
  },
};
