import { join } from 'node:path';

/**
 * Where the server that holds the data folder takes commands. Only who may read that folder reaches it (mode 0700), and they
 * have all of its data anyway.
 */
export const commandSocket = ({ dataDir }: { dataDir: string }) => join(dataDir, 'admin.sock');

/** What the command sends: its arguments, then what was typed. One object a line. */
export type FromCommand = { parameters: string[] } | { typed: string };

/** What the server sends: lines to say, secrets to ask for, and at last the exit code. One object a line. */
export type FromServer = { say: string } | { ask: string } | { code: number };

/** A message as its line. */
export const lineOf = (message: FromCommand | FromServer) => `${JSON.stringify(message)}\n`;
