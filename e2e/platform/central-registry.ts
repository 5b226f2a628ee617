import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const ROOT = join(__dirname, '../..');
const CENTRAL = join(ROOT, 'api/dist/central/server.js');
const SERVER = join(ROOT, 'api/dist/server.js');

type Settings = Record<string, string>;

const withSettings = (settings: Settings) => ({
  cwd: ROOT,
  env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent', ...settings },
});

async function freePort() {
  const ports = (await import(join(ROOT, 'scripts/run/port.mjs'))) as { freePort: () => Promise<number> };
  return String(await ports.freePort());
}

async function start(script: string, settings: Settings) {
  const child = spawn(process.execPath, [script], { ...withSettings(settings), stdio: 'inherit' });
  const isReady = () =>
    fetch(`http://127.0.0.1:${settings.PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  } catch (error) {
    await end(child, 'SIGKILL');
    throw error;
  }
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** A central registry and one server of staging that follows it, each a process with a database of its own. */
export async function startFollowedStaging() {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-e2e-central-'));
  const port = await freePort();
  const registry = { PORT: port, DATA_DIR: join(folder, 'registry'), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [CENTRAL, 'connect', 'staging'],
    withSettings(registry),
  );
  const lines: Settings = Object.fromEntries(
    [...stdout.matchAll(/^(REGISTRY_\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  let central = await start(CENTRAL, registry);
  const own = { PORT: await freePort(), DATA_DIR: join(folder, 'staging'), APP_ENV: 'staging', SEED: 'demo' };
  const server = await start(SERVER, { ...own, ...lines }).catch(async (error: unknown) => {
    await end(central, 'SIGTERM');
    throw error;
  });
  return {
    url: `http://127.0.0.1:${own.PORT}`,
    killRegistry: () => end(central, 'SIGKILL'),
    startRegistry: async () => {
      central = await start(CENTRAL, registry);
    },
    stop: async () => {
      await end(server, 'SIGTERM');
      await end(central, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
