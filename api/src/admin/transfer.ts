import { ConfigError } from '../config';
import { type OpenDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { transferRows } from '../db/transfer';
import { type Command } from './command';

export const transfer: Command = {
  usage: 'transfer',
  summary: 'copies the embedded database of DATA_DIR into the new, empty one of DATABASE_URL; the server is stopped',
  run: async ({ config, open, say }) => {
    const { databaseUrl, dataDir } = config;
    if (!databaseUrl) throw new ConfigError('Set DATABASE_URL to the new database, and DATA_DIR to the embedded one.');
    const source = await open({ databaseUrl: undefined, dataDir });
    try {
      const target = await open({ databaseUrl, dataDir });
      try {
        const copied = await copyAll(source, target);
        for (const { table, rows } of copied) if (rows > 0) say(`${table}: ${rows}`);
        say(
          `${copied.reduce((sum, { rows }) => sum + rows, 0)} rows are in the new database. The old one is as it was.`,
        );
        return 0;
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
};

async function copyAll(source: OpenDatabase, target: OpenDatabase) {
  await migrate(source.db);
  await migrate(target.db);
  return transferRows(source.db, target.db);
}
