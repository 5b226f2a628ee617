import { type Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { type OpenDatabase } from '../../db/database';
import { pgliteDialect } from '../../db/pglite/pglite-dialect';
import { type PgliteSession } from '../../db/pglite/pglite-session';
import { openSessionInThread, startThread, talkTo } from '../../db/pglite/pglite-thread';
import { IN_MEMORY } from '../../db/pglite/data-source';
import { type Database } from '../../db/schema';

declare global {
  /** State that the test files of one Jest worker pass on to the next. */
  var siteledgerKept: { thread?: Worker };
}

const source = () => ({ dataDir: IN_MEMORY, template: process.env.TEST_PGLITE_TEMPLATE });

/** Opens a migrated, empty embedded database in memory; closing it removes it. */
export const openEmbedded = async () => databaseOf(await openSessionInThread(source()));

/**
 * Opens the embedded database of this Jest worker. It starts once, and each test file finds the data of the one before.
 */
export async function openKeptEmbedded(): Promise<OpenDatabase> {
  const { thread: idle } = siteledgerKept;
  siteledgerKept.thread = undefined;
  const thread = idle ?? startThread(source());
  const session = talkTo(thread);
  if (!idle) await session.opened;
  // An idle thread must not keep the worker running after the last test.
  thread.unref();
  return databaseOf({
    query: session.query,
    close: async () => {
      // Waits for the last reply, so that no message of this file reaches the next one.
      await session.query('rollback', []);
      for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
      if (siteledgerKept.thread) await thread.terminate();
      else siteledgerKept.thread = thread;
    },
  });
}

function databaseOf(session: PgliteSession): OpenDatabase {
  const db = new Kysely<Database>({ dialect: pgliteDialect(session) });
  return { db, kind: 'pglite', close: () => db.destroy() };
}
