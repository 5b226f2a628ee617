import { join } from 'node:path';

/**
 * The socket on which the server that holds the data folder accepts commands. Only users who can read that folder reach
 * it (mode 0700), and they already have all of its data.
 */
export const commandSocket = ({ dataDir }: { dataDir: string }) => join(dataDir, 'admin.sock');

/** The command's messages, one JSON object a line: its arguments first, then each typed answer. */
export type FromCommand = { parameters: string[] } | { typed: string };

/** The server's messages, one JSON object a line: text to print, secrets to prompt for, and finally the exit code. */
export type FromServer = { say: string } | { ask: string } | { code: number };

/** Encodes a message as one line. */
export const lineOf = (message: FromCommand | FromServer) => `${JSON.stringify(message)}\n`;
