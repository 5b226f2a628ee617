import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, PROVED, test } from '../fixtures';
import { freePort, withSettings } from './servers';

const ROOT = join(__dirname, '../..');

let folder: string;
let npm: ChildProcess | undefined;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'siteledger-start-'));
});

test.afterEach(() => {
  if (npm?.pid && npm.exitCode === null && npm.signalCode === null) process.kill(-npm.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Output of an operator's command on this test's data. */
async function admin(...parameters: string[]) {
  const running = spawn(process.execPath, [join(ROOT, 'api/dist/admin.js'), ...parameters], {
    ...withSettings({ DATA_DIR: folder }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  running.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(running, 'close');
  return said;
}

const ways: Record<string, (pid: number) => void> = {
  'a Ctrl+C, which a terminal tells everybody of': (pid) => process.kill(-pid, 'SIGINT'),
  'one SIGTERM': (pid) => process.kill(pid, 'SIGTERM'),
};

for (const [way, end] of Object.entries(ways))
  test(
    `${way} ends npm start and its server, with the last link of the audit trail written`,
    { tag: PROVED },
    async () => {
      // Fills a database first.
      test.setTimeout(180_000);
      const PORT = await freePort();
      const url = `http://127.0.0.1:${PORT}`;
      npm = spawn('npm', ['start'], { ...withSettings({ PORT, DATA_DIR: folder }), stdio: 'ignore', detached: true });
      const isThere = () =>
        fetch(`${url}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isThere, { timeout: 120_000 }).toBe(true);
      const body = JSON.stringify({ email: 'super@demo.test', password: 'siteledger' });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${url}/api/v2/login`, { method: 'POST', headers, body })).status).toBe(200);

      end(npm.pid!);
      await once(npm, 'exit');

      await expect.poll(isThere, { timeout: 15_000 }).toBe(false);
      expect(await admin('verify-audit-chain')).toContain(' 0 wait for it, 0 faults.');
    },
  );
