import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './db/pglite/folder-lock';
import { freePort, startedServer as started, startServer as start } from './testing/apps/server-process';

const folder = mkdtempSync(join(tmpdir(), 'siteledger-server-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startServer = (env: Record<string, string>) => start({ DATA_DIR: folder, ...env });
const startedServer = (env: Record<string, string>) => started({ DATA_DIR: folder, ...env });

test('says in one sentence why it does not start, and ends with 1', async () => {
  const taken = createServer().listen(0, '0.0.0.0');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const unlock = await lockFolder(folder);
  const free = await freePort();

  const servers = [
    startServer({ PORT: String(port) }),
    startServer({ PORT: free }),
    startServer({ PORT: free, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }),
    startServer({ PORT: 'http' }),
  ];
  const codes = await Promise.all(servers.map(({ ended }) => ended));
  taken.close();
  await unlock();

  expect(codes).toEqual([1, 1, 1, 1]);
  expect(servers.map(({ said }) => said.err.trim())).toEqual([
    `Port ${port} is in use: stop what listens there, or set PORT to another number.`,
    `The data folder ${folder} is used by another Siteledger process: stop that one, or set DATA_DIR to another folder.`,
    'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:9.',
    'PORT is "http", but must be a whole number up to 65535.',
  ]);
}, 120_000);

test('prints where it is, keeps what it has through a restart, and ends with 0 when it is told to', async () => {
  const PORT = await freePort();

  const first = await startedServer({ PORT });
  first.child.kill('SIGTERM');
  const firstCode = await first.ended;
  const METRICS_PORT = await freePort();
  const second = await startedServer({ PORT, METRICS_PORT, DRAIN_SECONDS: '1' });
  const metrics = await fetch(`http://localhost:${METRICS_PORT}/metrics`);
  const answers = await answersToTheEnd(PORT, second.child);

  expect([firstCode, await second.ended]).toEqual([0, 0]);
  expect(first.said.out).toContain(`Siteledger: http://localhost:${PORT}`);
  expect([first, second].map(({ said }) => said.out.includes('migrations applied'))).toEqual([true, false]);
  expect(metrics.status).toBe(200);
  // Not ready before the socket closes; until then requests are answered, except reads that a proxy can send elsewhere.
  expect(answers[0]).toEqual(['/health/ready', 200, 'keep-alive']);
  expect(answers).toContainEqual(['/health/ready', 503, 'close']);
  expect(answers).toContainEqual(['/health/live', 200, 'close']);
  expect(answers).toContainEqual(['/login', 502, 'close']);
  expect(openToOthers()).toEqual([]);
}, 120_000);

/** Paths in the data folder that another user of the machine could enter or read. */
const openToOthers = () =>
  ['.', ...readdirSync(folder)].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);

/** A server's responses before and after the signal to stop, until it no longer answers. */
async function answersToTheEnd(port: string, child: ChildProcess) {
  const ask = async (path: string, headers = {}) => {
    const reply = await fetch(`http://localhost:${port}${path}`, { headers }).catch(() => undefined);
    return reply && [path, reply.status, reply.headers.get('connection')];
  };
  const answers: unknown[] = [await ask('/health/ready')];
  child.kill('SIGINT');
  for (let answer = await ask('/health/ready'); answer; answer = await ask('/health/live'))
    answers.push(answer, await ask('/health/ready'), await ask('/login', { 'x-other-servers': 'reads' }));
  return answers;
}
