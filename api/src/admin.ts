import './close-files';
import './given-day/use-given-day';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { runCommand } from './admin/run-command';
import { readConfig } from './config';
import { ConfigError } from './config-error';
import { openDatabase } from './db/open-database';

const say = (line: string) => void process.stdout.write(`${line}\n`);

// Hides what is typed at a terminal; from a pipe it reads the first line.
async function askSecret(question: string): Promise<string> {
  const terminal = process.stdin.isTTY;
  if (terminal) process.stderr.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal });
  for await (const line of lines) {
    lines.close();
    if (terminal) process.stderr.write('\n');
    return line;
  }
  return '';
}

async function main() {
  const config = readConfig(process.env);
  const parts = { config, open: openDatabase, clock: () => new Date(), say, askSecret };
  process.exitCode = await runCommand(parts, process.argv.slice(2));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 2;
});
