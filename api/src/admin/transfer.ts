import { parseArgs } from 'node:util';
import { counted } from '@siteledger/shared-lib/domain';
import { ConfigError } from '../config-error';
import { asOwner } from '../db/bring-up-to-date';
import { type Db, type OpenDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { transferRows } from '../db/transfer';
import { findDemoSignIns } from '../resources/users/demo-sign-ins/find-demo-sign-ins';
import { removeDemoSignIns } from '../resources/users/demo-sign-ins/remove-demo-sign-ins';
import { type Command } from './command';
import { removalReport, WITHOUT_DEMO_SIGN_INS } from './demo-sign-ins';

export const transfer: Command = {
  usage: 'transfer [--without-demo-sign-ins]',
  summary:
    'copies the embedded database of DATA_DIR into the new, empty one of DATABASE_URL; the server is stopped; the users of the demo may stay behind',
  run: async ({ config, open, say, clock }, parameters) => {
    const { values } = parseArgs({ args: [...parameters], options: WITHOUT_DEMO_SIGN_INS });
    const { databaseUrl, dataDir } = config;
    if (!databaseUrl) throw new ConfigError('Set DATABASE_URL to the new database, and DATA_DIR to the embedded one.');
    const source = await open({ databaseUrl: undefined, dataDir });
    try {
      const removedAt = values['without-demo-sign-ins'] ? clock() : undefined;
      const { copied, about } = await asOwner(config, (target) => copyAll(source, target, removedAt), open);
      for (const { table, rows } of copied) if (rows > 0) say(`${table}: ${rows}`);
      say(`${copied.reduce((sum, { rows }) => sum + rows, 0)} rows are in the new database. The old one is as it was.`);
      for (const line of about) say(line);
      return 0;
    } finally {
      await source.close();
    }
  },
};

// `removedAt` removes the demo sign-ins within the copy's transaction, so the new database never contains them.
async function copyAll(source: OpenDatabase, target: OpenDatabase, removedAt: Date | undefined) {
  await migrate(source.db);
  await migrate(target.db);
  let about: string[] = [];
  const copied = await transferRows(source.db, target.db, async (to) => {
    about = removedAt ? removalReport(await removeDemoSignIns(to, removedAt)) : await keptWords(to);
  });
  return { copied, about };
}

async function keptWords(target: Db) {
  const { length } = await findDemoSignIns(target);
  if (length === 0) return [];
  return [
    `${counted(length, 'demo sign-in')} came along: a production server does not start until you run remove-demo-sign-ins.`,
  ];
}
