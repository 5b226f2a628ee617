import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishLocalBuilds } from '@siteledger/platform/registry';
import { VERSION } from '@siteledger/platform/testing/releases';
import { writeLocalBuild } from '../../testing/remotes/local-builds';
import { withApp } from '../../testing/apps/with-app';
import { hostFactsIn } from '../registry-inputs';
import { REGISTRY_PRODUCT } from '../registry-product';

const root = mkdtempSync(join(tmpdir(), 'siteledger-left-'));
const api = withApp({ rootDir: root, releasesDir: join(root, 'releases') });

const build = (what?: Parameters<typeof writeLocalBuild>[2]) => writeLocalBuild(root, 'mfe-cranes', what);

async function publish() {
  const hostFacts = await hostFactsIn(api.app, join(root, 'shell/dist'))();
  return publishLocalBuilds({
    db: api.db,
    rootDir: root,
    hostFacts,
    environment: 'development',
    product: REGISTRY_PRODUCT,
  });
}

const versions = async () =>
  (await api.anonymous.get('/remotes')).body.data.remotes.map(
    ({ name, version }: { name: string; version: string }) => `${name} ${version}`,
  );

beforeEach(() => mkdirSync(join(root, 'shell/dist'), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

test('leaves a build that the platform halted until a person selects it', async () => {
  build();
  await publish();
  build({ release: { version: '2.0.0' } });
  await publish();
  const halt = { version: VERSION, halted: '2.0.0', reason: 'It fails', changed_by: 'The platform' };
  await api.db
    .insertInto('registry.remote_settings')
    .values({ environment: 'development', remote: 'mfe-cranes', ...halt })
    .execute();

  await publish();

  expect(await versions()).toEqual([`mfe-cranes ${VERSION}`]);
});

test('leaves a build that somebody revoked, and says so', async () => {
  const admin = await api.as('SUPER_ADMIN');
  for (const version of ['1.0.0', '2.0.0']) {
    build({ version, code: `var cranes = '${version}';` });
    await publish();
  }
  const place = '/remotes/mfe-cranes/environments/development';
  await admin.post(`${place}/rollback`, { revision: 1, reason: 'It leaks' }, { 'if-match': '2' });
  const revocation = '/remotes/mfe-cranes/releases/2.0.0/revocation';
  expect((await admin.post(revocation, { reason: 'It leaks' })).status).toBe(200);

  expect(await publish()).toMatchObject([{ version: '2.0.0', held: 'Release was revoked: It leaks' }]);
  expect(await versions()).toEqual(['mfe-cranes 1.0.0']);
});

test('leaves a remote that somebody locked until a person selects the build, and says so', async () => {
  build();
  await publish();
  const lock = JSON.stringify({ until: '2099-07-31T10:00:00.000Z', by: 'Lim', reason: 'Year end' });
  const locked = { version: VERSION, lock, reason: 'Year end', changed_by: 'Lim' };
  await api.db
    .insertInto('registry.remote_settings')
    .values({ environment: 'development', remote: 'mfe-cranes', ...locked })
    .execute();
  build({ version: '2.0.0', code: 'var cranes = 2;' });

  const [published] = await publish();

  expect(published).toMatchObject({ version: '2.0.0', held: 'Locked until 31-Jul-2099, 18:00 by Lim: Year end' });
  expect(await versions()).toEqual([`mfe-cranes ${VERSION}`]);
});

test('leaves a build that somebody went back from until a person selects it', async () => {
  for (const [version, code] of [
    ['1.0.0', 'var cranes = 1;'],
    ['2.0.0', 'var cranes = 2;'],
  ] as const) {
    build({ version, code });
    await publish();
  }
  const admin = await api.as('ADMIN');
  const place = '/remotes/mfe-cranes/environments/development';
  const match = { 'if-match': '2' };
  expect((await admin.post(`${place}/rollback`, { revision: 1, reason: 'It falls' }, match)).status).toBe(200);

  await publish();

  expect(await versions()).toEqual(['mfe-cranes 1.0.0']);
});
