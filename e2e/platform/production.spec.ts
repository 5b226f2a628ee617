import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteListing } from '@siteledger/platform/contract';
import { expect, PROVED, test } from '../fixtures';
import { BUILT, endServer, freePort, startServer, withSettings } from './servers';

test('an installation for production runs every remote', { tag: PROVED }, async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-e2e-production-'));
  const settings = { PORT: await freePort(), DATA_DIR: folder, APP_ENV: 'production', SEED: 'none' };
  for (const command of ['migrate', 'publish-remotes'])
    execFileSync(process.execPath, [join(BUILT, 'admin.js'), command], withSettings(settings));
  const server = await startServer('server.js', settings);
  try {
    const answer = await request.get(`http://127.0.0.1:${settings.PORT}/api/v2/remotes`);

    const { data } = (await answer.json()) as { data: RemoteListing };
    const found = data.remotes.map(({ name, incompatible }) => [name, incompatible?.reasons]);
    expect(found).toEqual(
      ['mfe-admin', 'mfe-finance', 'mfe-parties', 'mfe-projects', 'mfe-reports'].map((name) => [name, undefined]),
    );
  } finally {
    await endServer(server, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});
