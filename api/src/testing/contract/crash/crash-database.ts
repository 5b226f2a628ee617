import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type Db, type OpenDatabase } from '../../../db/database';
import { openPglite } from '../../../db/pglite/pglite';
import { pgliteDialect } from '../../../db/pglite/pglite-dialect';
import { openSessionInThread } from '../../../db/pglite/pglite-thread';
import { type Database } from '../../../db/schema';
import { openTestDatabase, TEST_DATABASE } from '../../databases/test-database';

/** A migrated database for a server in a separate process; on PostgreSQL this process can read it meanwhile. */
export type CrashDatabase = {
  env: Record<string, string>;
  /** PostgreSQL only: the embedded database belongs to one process at a time. */
  beside: Db | undefined;
  /** Only while no server runs. */
  open: () => Promise<OpenDatabase>;
  remove: () => Promise<void>;
};

/** Creates one; `prepare` runs before any server. */
export const crashDatabase = (prepare: (db: Db) => Promise<void>): Promise<CrashDatabase> =>
  TEST_DATABASE === 'postgres' ? onServer(prepare) : embedded(prepare);

async function onServer(prepare: (db: Db) => Promise<void>): Promise<CrashDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-crash-'));
  const database = await openTestDatabase();
  await prepare(database.db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  return {
    env: { DATABASE_URL: `${process.env.TEST_POSTGRES_URL}${rows[0]?.name}`, DATA_DIR: folder },
    beside: database.db,
    open: async () => ({ ...database, close: async () => {} }),
    remove: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function embedded(prepare: (db: Db) => Promise<void>): Promise<CrashDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-crash-'));
  const dataDir = join(folder, 'database');
  mkdirSync(dataDir);
  const session = await openSessionInThread({ dataDir, template: process.env.TEST_PGLITE_TEMPLATE });
  const db = new Kysely<Database>({ dialect: pgliteDialect(session) });
  await prepare(db);
  await db.destroy();
  return {
    env: { DATA_DIR: folder },
    beside: undefined,
    open: () => openPglite(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
