import { type Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { type OpenDatabase } from '../../db/database';
import { pgliteDialect } from '../../db/pglite/pglite-dialect';
import { type PgliteSession } from '../../db/pglite/pglite-session';
import { openSessionInThread, startThread, talkTo } from '../../db/pglite/pglite-thread';
import { IN_MEMORY } from '../../db/pglite/data-source';
import { type Database } from '../../db/schema';

declare global {
  /** What the test files of one worker of Jest hand on. */
  var siteledgerKept: { thread?: Worker };
}

const source = () => ({ dataDir: IN_MEMORY, template: process.env.TEST_PGLITE_TEMPLATE });

/** A migrated, empty embedded database in memory that is gone when it is closed. */
export const openEmbedded = async () => databaseOf(await openSessionInThread(source()));

/** An embedded database of this worker of Jest: it starts once, and the next test file finds what the last one left. */
export async function openKeptEmbedded(): Promise<OpenDatabase> {
  const { thread: idle } = siteledgerKept;
  siteledgerKept.thread = undefined;
  const thread = idle ?? startThread(source());
  const session = talkTo(thread);
  if (!idle) await session.opened;
  // It serves as long as there are tests, and keeps nobody waiting after the last.
  thread.unref();
  return databaseOf({
    query: session.query,
    close: async () => {
      // Its reply is the last: nothing of this file reaches the next one.
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
