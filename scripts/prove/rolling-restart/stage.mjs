import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { freePort } from '../../run/port.mjs';
import { clientOf } from './client.mjs';
import { startNginx } from './nginx.mjs';
import { admin, replicaOf } from './replica.mjs';

const EMAIL = 'operator@example.test';
const PASSWORD = 'a good horse';

const environment = (settings) => ({
  ...process.env,
  APP_ENV: 'production',
  TODAY: '',
  SEED: 'none',
  LOG_LEVEL: 'error',
  // The client signs in with its password only.
  SECOND_FACTOR_ROLES: 'none',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  ...settings,
});

/** Starts PostgreSQL, two servers, nginx, and a signed-in client; `stop` removes everything. */
export async function startStage({ log, fault }) {
  const { startCluster } = await tsImport('../../../api/src/testing/databases/postgres-cluster.ts', import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-restart-'));
  const cluster = startCluster();
  const running = [() => cluster.stop(), () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end();
  };
  try {
    const database = { DATABASE_URL: cluster.url('postgres') };
    // Runs the command twice at once, as two pods would.
    const ready = (command) =>
      Promise.all(['one', 'two'].map(() => admin(environment({ ...database, DATA_DIR: folder }), [command])));
    await ready('migrate');
    await ready('publish-remotes');
    await admin(environment({ ...database, DATA_DIR: folder }), ['create-super-admin', EMAIL], PASSWORD);

    const servers = [await freePort(), await freePort()];
    const replicas = servers.map((port, index) =>
      replicaOf(
        environment({
          ...database,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: join(folder, `server-${index}`),
          TRUSTED_PROXIES: '127.0.0.1',
          ...(fault === 'no-drain' && { DRAIN_SECONDS: '0' }),
        }),
      ),
    );
    running.push(() => replicas.forEach((replica) => replica.kill('SIGKILL')));
    await Promise.all(replicas.map((replica) => replica.start()));
    const [port, tlsPort] = [await freePort(), await freePort()];
    const nginx = await startNginx({ folder: join(folder, 'nginx'), port, tlsPort, servers, fault });
    running.push(() => nginx.stop());
    log(`  two servers behind nginx at ${nginx.url}`);
    const client = await clientOf(nginx.url, { email: EMAIL, password: PASSWORD });
    running.push(() => client.close());
    const signal = fault === 'killed' ? 'SIGKILL' : 'SIGTERM';
    return { url: nginx.url, nginx, replicas, client, stop, signal };
  } catch (error) {
    await stop();
    throw error;
  }
}
