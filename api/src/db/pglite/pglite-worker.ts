import '../../given-day/use-given-day';
import { parentPort, workerData } from 'node:worker_threads';
import { openSession, type PgliteSession } from './pglite-session';
import { type WorkerReply, type WorkerRequest } from './pglite-thread';
import { type DataSource } from './data-source';

// Runs the embedded database in its own thread, so that a long query does not block the server.
const port = parentPort;
if (!port) throw new Error('pglite-worker runs in a worker thread only.');

const send = (reply: WorkerReply) => port.postMessage(reply);

// Copies a database error's fields, since only plain values can be sent to another thread.
function plain(error: unknown) {
  const { message, code, detail, constraint, table, column } = error as Record<string, string | undefined>;
  return { message: message ?? String(error), code, detail, constraint, table, column };
}

async function answer(session: PgliteSession, { id, text, values }: WorkerRequest) {
  try {
    if (text === null) await session.close();
    send({ id, reply: text === null ? { rows: [], affected: 0 } : await session.query(text, values) });
  } catch (error) {
    send({ id, error: plain(error) });
  }
}

openSession(workerData as DataSource).then(
  (session) => {
    port.on('message', (request: WorkerRequest) => void answer(session, request));
    send({ id: 0, reply: { rows: [], affected: 0 } });
  },
  (error: unknown) => send({ id: 0, error: plain(error) }),
);
