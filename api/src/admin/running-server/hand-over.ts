import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { ConfigError } from '../../config-error';
import { type AdminParts } from '../command';
import { commandSocket, type FromServer, lineOf } from './command-socket';

/**
 * Has the server that holds the embedded database run a command, relaying its output and prompts. Returns the exit
 * code, or undefined when no server runs.
 */
export async function handOver(
  { config, say, askSecret }: AdminParts,
  parameters: readonly string[],
): Promise<number | undefined> {
  const socket = config.databaseUrl ? undefined : await connected(commandSocket(config));
  if (!socket) return undefined;
  socket.write(lineOf({ parameters: [...parameters] }));
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line) as FromServer;
    if ('say' in message) say(message.say);
    else if ('ask' in message) socket.write(lineOf({ typed: await askSecret(message.ask) }));
    else return message.code;
  }
  throw new ConfigError('The server ended before it had carried out the command. Its log says why.');
}

const connected = (path: string) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      // The connection also closes when the server is killed.
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
    socket.once('error', () => resolve(undefined));
  });
