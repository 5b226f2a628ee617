import { Kysely } from 'kysely';
import { type OpenDatabase } from '../../db/database';
import { pgliteDialect } from '../../db/pglite/pglite-dialect';
import { openSessionInThread } from '../../db/pglite/pglite-thread';
import { IN_MEMORY } from '../../db/pglite/data-source';
import { type Database } from '../../db/schema';
import { newDatabase } from '../contract/operation/new-database';
import { TEST_DATABASE } from './test-database';

/** Opens an empty database, without the product's tables. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  if (TEST_DATABASE === 'postgres') return (await newDatabase()).open();
  const db = new Kysely<Database>({ dialect: pgliteDialect(await openSessionInThread({ dataDir: IN_MEMORY })) });
  return { db, kind: 'pglite', close: () => db.destroy() };
}
