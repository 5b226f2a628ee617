import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { postgresPrograms } from '../../databases/postgres-cluster';
import { commandLine, environmentFor } from '../../apps/server-process';

const OPERATIONS = join(__dirname, '../../../../../docs/operations.md');

/** The commands in docs/operations.md near this text, as an operator would copy them. */
export function documented(text: string): string {
  const page = readFileSync(OPERATIONS, 'utf8');
  const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const lines = [...page.matchAll(/`([^`\n]+)`/g)].map(([, line = '']) => line);
  const found = [...blocks, ...lines].filter((one) => one.includes(text));
  if (found.length !== 1) throw new Error(`${found.length} commands of docs/operations.md have "${text}".`);
  return found[0] ?? '';
}

const quoted = (word: string) => `'${word}'`;

/** Runs commands in a folder until one fails; without a build they run from source. */
export async function shell(commands: string, cwd: string, env: Record<string, string>) {
  const script = commands.replaceAll('node api/dist/admin.js', commandLine([]).map(quoted).join(' '));
  const PATH = [postgresPrograms(), process.env.PATH].join(delimiter);
  const child = spawn('bash', ['-e', '-c', script], { cwd, env: { ...environmentFor(env), ...env, PATH } });
  let text = '';
  child.stdout.on('data', (said: Buffer) => (text += said.toString()));
  child.stderr.on('data', (said: Buffer) => (text += said.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}
