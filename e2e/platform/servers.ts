import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const ROOT = join(__dirname, '../..');

/** Folder of the built servers and commands. */
export const BUILT = join(ROOT, 'api/dist');

/** Environment variables. */
export type Settings = Record<string, string>;

/**
 * Options of a process in the repository's folder, with these settings and by default the embedded database. Production
 * runs without the given day, which is refused there.
 */
export const withSettings = (settings: Settings) => ({
  cwd: ROOT,
  env: {
    ...process.env,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    ...(settings.APP_ENV === 'production' && { TODAY: '' }),
    ...settings,
  },
});

/** Finds a port that no process listens on. */
export async function freePort() {
  const ports = (await import(join(ROOT, 'scripts/run/port.mjs'))) as { freePort: () => Promise<number> };
  return String(await ports.freePort());
}

/** Starts a built server of this product and waits until it is ready. */
export async function startServer(script: string, settings: Settings) {
  const child = spawn(process.execPath, [join(BUILT, script)], { ...withSettings(settings), stdio: 'inherit' });
  const isReady = () =>
    fetch(`http://127.0.0.1:${settings.PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  } catch (error) {
    await endServer(child, 'SIGKILL');
    throw error;
  }
  return child;
}

/** Stops a server and waits until it has exited. */
export async function endServer(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
