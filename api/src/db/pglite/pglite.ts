import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { ConfigError } from '../../config-error';
import { type OpenDatabase } from '../database';
import { lockFolder } from './folder-lock';
import { pgliteDialect } from './pglite-dialect';
import { startMaintenance } from './pglite-maintenance';
import { openSessionInThread } from './pglite-thread';
import { type Database } from '../schema';

/** Opens the embedded database of a data folder, for this process only. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  const session = await openFolder(folder).catch(async (error: unknown) => {
    await unlock();
    throw new ConfigError(`The embedded database in ${folder} cannot be opened: ${(error as Error).message}.`);
  });
  const db = new Kysely<Database>({ dialect: pgliteDialect(session) });
  const stopMaintenance = startMaintenance(db);
  return {
    db,
    kind: 'pglite',
    close: async () => {
      stopMaintenance();
      await db.destroy();
      await unlock();
    },
  };
}

// An interrupted first start leaves a draft, never half a database.
async function openFolder(folder: string) {
  if (!existsSync(folder)) {
    const draft = `${folder}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft);
    await (await openSessionInThread({ dataDir: draft })).close();
    renameSync(draft, folder);
  }
  return openSessionInThread({ dataDir: folder });
}
