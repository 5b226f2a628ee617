import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

// Seeds the fault that the gates must notice into this process's sources, too.
const SEEDED = process.env.SEEDED_FAULT ? ['--import', join(__dirname, '../../../../jest/seeded-sources.mjs')] : [];
// Production servers with a common database need a common key.
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
// `tsx` by its full path, because a command may run in any folder.
const FROM_SOURCES = ['--conditions=source', '--import', require.resolve('tsx'), ...SEEDED];

/** Starts the server as its own process, from its sources, with an empty database unless the settings say otherwise. */
export const startServer = (env: Record<string, string>) => startProgram('server.ts', [], env);

/** Starts an operator's command as its own process. */
export const startCommand = (parameters: readonly string[], env: Record<string, string>) =>
  startProgram('admin.ts', parameters, env);

/** Command line of an operator's command, run from its sources. */
export const commandLine = (parameters: readonly string[]) =>
  [process.execPath, ...FROM_SOURCES, join(__dirname, '../../admin.ts'), ...parameters] as const;

/** Runs a program of the sources to its end and returns its output. */
export const runProgram = (name: string, parameters: readonly string[]) =>
  execFileSync(process.execPath, [...FROM_SOURCES, join(__dirname, '../..', name), ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Environment of a program: ours, but without the given day in production, which refuses it. */
export const environmentFor = ({ APP_ENV }: Record<string, string>) => ({
  ...process.env,
  NODE_OPTIONS: '',
  ...(APP_ENV === 'production' && { TODAY: '' }),
});

/** Starts a program of the sources as its own process. */
export function startProgram(name: string, parameters: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...FROM_SOURCES, join(__dirname, '../..', name), ...parameters], {
    env: { ...environmentFor(env), SEED: 'none', SECRET_KEY, ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code);
  return { child, said, ended };
}

/** Starts the server and waits until it serves. */
export async function startedServer(env: Record<string, string>) {
  const server = startServer(env);
  const { child, said, ended } = server;
  while (!said.out.includes('http://'))
    await Promise.race([
      once(child.stdout, 'data'),
      ended.then((code) => Promise.reject(new Error(`${code} ${said.err}`))),
    ]);
  return server;
}

/** Finds a port that no process listens on. */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
