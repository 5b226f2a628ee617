import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILT, endServer, freePort, type Settings, startServer, withSettings } from './servers';

/** A central registry and one server of staging that follows it, each a process with a database of its own. */
export async function startFollowedStaging() {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-e2e-central-'));
  const port = await freePort();
  const registry = { PORT: port, DATA_DIR: join(folder, 'registry'), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(BUILT, 'central/server.js'), 'connect', 'staging'],
    withSettings(registry),
  );
  const lines: Settings = Object.fromEntries(
    [...stdout.matchAll(/^(REGISTRY_\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  let central = await startServer('central/server.js', registry);
  const own = { PORT: await freePort(), DATA_DIR: join(folder, 'staging'), APP_ENV: 'staging', SEED: 'demo' };
  const server = await startServer('server.js', { ...own, ...lines }).catch(async (error: unknown) => {
    await endServer(central, 'SIGTERM');
    throw error;
  });
  return {
    url: `http://127.0.0.1:${own.PORT}`,
    killRegistry: () => endServer(central, 'SIGKILL'),
    startRegistry: async () => {
      central = await startServer('central/server.js', registry);
    },
    stop: async () => {
      await endServer(server, 'SIGTERM');
      await endServer(central, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
