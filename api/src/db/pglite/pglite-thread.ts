import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DataSource } from './data-source';
import type { PgliteSession, SessionReply } from './pglite-session';

/** A statement for the thread; `text` null closes it. */
export type WorkerRequest = { id: number; text: string | null; values: readonly (string | null)[] };
export type WorkerReply = { id: number; reply: SessionReply } | { id: number; error: { message: string } };

type Pending = { resolve: (reply: SessionReply) => void; reject: (error: Error) => void };

const OPENING = 0;

/** Opens an embedded database in a thread of its own, so that a long query does not stop the server. */
export async function openSessionInThread(source: DataSource): Promise<PgliteSession> {
  const thread = startThread(source);
  const session = talkTo(thread);
  await session.opened.catch(async (error: unknown) => {
    await thread.terminate();
    throw error;
  });
  return {
    query: session.query,
    close: async () => {
      await session.query(null, []);
      await thread.terminate();
    },
  };
}

/** The client side of the database thread; `opened` settles once it has started. */
export function talkTo(thread: Worker) {
  const pending = new Map<number, Pending>();
  let last = OPENING;

  const settled = (id: number) => new Promise<SessionReply>((resolve, reject) => pending.set(id, { resolve, reject }));
  const failAll = (error: Error) => {
    for (const one of pending.values()) one.reject(error);
    pending.clear();
  };
  thread.on('message', (message: WorkerReply) => {
    const one = pending.get(message.id);
    pending.delete(message.id);
    if ('error' in message) one?.reject(Object.assign(new Error(message.error.message), message.error));
    else one?.resolve(message.reply);
  });
  thread.on('error', failAll);
  thread.on('exit', () =>
    failAll(Object.assign(new Error('The embedded database has stopped.'), { code: 'ECONNRESET' })),
  );

  const query = (text: string | null, values: readonly (string | null)[]) => {
    const reply = settled(++last);
    thread.postMessage({ id: last, text, values } satisfies WorkerRequest);
    return reply;
  };
  return { query, opened: settled(OPENING) };
}

export function startThread(workerData: DataSource) {
  // The worker is next to this file, compiled or as source. A thread does not inherit the loader of sources.
  const compiled = join(__dirname, 'pglite-worker.js');
  if (existsSync(compiled)) return new Worker(compiled, { workerData });
  const source = JSON.stringify(join(__dirname, 'pglite-worker.ts'));
  const loader = JSON.stringify(require.resolve('tsx/cjs'));
  return new Worker(`require(${loader}); require(${source});`, { eval: true, workerData });
}
