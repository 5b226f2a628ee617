import { migrate } from '../db/migrate';
import { type Command } from './command';

export const migrateDatabase: Command = {
  usage: 'migrate',
  summary: 'brings the database up to date; servers do it too when they start, one after the other',
  run: async ({ config, open, say }) => {
    const { db, close } = await open(config);
    try {
      const ran = await migrate(db, undefined, config.newerDatabase);
      say(ran.length > 0 ? `Applied ${ran.join(', ')}.` : 'The database is up to date.');
      return 0;
    } finally {
      await close();
    }
  },
};
