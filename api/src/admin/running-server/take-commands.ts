import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type FastifyBaseLogger } from 'fastify';
import { type OpenDatabase } from '../../db/database';
import { type AdminParts } from '../command';
import { runInServer } from '../run-command';
import { commandSocket, type FromCommand, type FromServer, lineOf } from './command-socket';

type Parts = Pick<AdminParts, 'config' | 'clock'> & { database: OpenDatabase; log: Pick<FastifyBaseLogger, 'error'> };

/**
 * Accepts commands for the embedded database, which no other process can open while this one holds it. Returns a
 * function that stops it. docs/operations.md#the-operators-commands
 */
export async function takeCommands(parts: Parts): Promise<() => Promise<void>> {
  const path = commandSocket(parts.config);
  if (parts.database.kind !== 'pglite' || process.platform === 'win32') return async () => undefined;
  const connected = new Set<Socket>();
  const server = createServer((socket) => {
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
    serve(socket, parts).catch((error: unknown) => {
      parts.log.error(error, 'A command was not carried out.');
      socket.destroy();
    });
  });
  // A killed server may have left its socket; this process holds the folder's lock, so removing it is safe.
  rmSync(path, { force: true });
  const isListening = await new Promise<boolean>((resolve) => {
    // The path is too long or the file system has no sockets: commands then report that the folder is in use.
    server.once('error', () => resolve(false));
    server.listen(path, () => resolve(true));
  });
  if (!isListening) return async () => undefined;
  chmodSync(path, 0o600);
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of connected) socket.destroy();
    });
}

async function serve(socket: Socket, { config, clock, database }: Parts) {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  socket.on('error', () => socket.destroy());
  const send = (message: FromServer) => void socket.write(lineOf(message));
  const read = async (): Promise<FromCommand | undefined> => {
    const next = (await lines.next()) as IteratorResult<string, undefined>;
    return next.done ? undefined : (JSON.parse(next.value) as FromCommand);
  };

  const first = await read();
  if (!first || !('parameters' in first)) return socket.destroy();
  const code = await runInServer(
    {
      config,
      clock,
      open: async () => ({ ...database, close: async () => undefined }),
      say: (line) => send({ say: line }),
      askSecret: async (question) => {
        send({ ask: question });
        const answer = await read();
        if (!answer || !('typed' in answer)) throw new Error('The command ended before it was answered.');
        return answer.typed;
      },
    },
    first.parameters,
  );
  socket.end(lineOf({ code }));
}
