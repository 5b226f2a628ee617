import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishLocalBuilds } from '@siteledger/platform/registry';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { writeLocalBuild } from '../../testing/remotes/local-builds';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';
import { hostFactsIn } from '../registry-inputs';
import { REGISTRY_PRODUCT } from '../registry-product';

const environment = 'production';
const rootDir = mkdtempSync(join(tmpdir(), 'siteledger-set-up-'));
const server = withApp({ environment });

afterAll(() => rmSync(rootDir, { recursive: true }));

const placeOf = (remote: string) => `/remotes/${remote}/environments/${environment}`;

/** Publishes a release of each remote with a token issued by a Super Admin. */
async function publish(by: Client, ...releases: [remote: string, version: string][]) {
  const remotes = [...new Set(releases.map(([remote]) => remote))];
  const train = await publisherBy(server.app, by, { remotes, environments: [environment] });
  for (const [remote, version] of releases)
    await train.post(`/remotes/${remote}/releases`, publicationOf(buildRelease(remote, { version })));
}

const begin = (by: Client, remote: string) =>
  by.put(placeOf(remote), { enabled: true, release: '1.0.0', reason: 'To begin with' });

test('while an environment is set up one Super Admin, and no admin, chooses the first release of each remote', async () => {
  const aisyah = await server.as('SUPER_ADMIN');
  const [lim, siti] = [await server.as('ADMIN'), await server.as('ADMIN')];
  await publish(
    aisyah,
    ['mfe-cranes', '1.0.0'],
    ['mfe-scaffolds', '1.0.0'],
    ['mfe-tools', '1.0.0'],
    ['mfe-cranes', '1.1.0'],
  );

  expect((await begin(lim, 'mfe-scaffolds')).status).toBe(202);
  const first = await begin(aisyah, 'mfe-cranes');
  expect(first.status).toBe(200);
  expect((await begin(aisyah, 'mfe-scaffolds')).status).toBe(200);

  const match = { 'if-match': String(first.body.data.revision) };
  const next = { enabled: true, release: '1.1.0', reason: 'New tables' };
  const asked = await aisyah.put(placeOf('mfe-cranes'), next, match);
  expect(asked.status).toBe(202);
  const { uuid } = asked.body.data;
  expect((await siti.post(`${placeOf('mfe-cranes')}/requests/${uuid}/confirmation`)).status).toBe(200);

  expect((await begin(aisyah, 'mfe-tools')).status).toBe(202);
});

test('where a build has brought a release, a second person confirms the first one of every other remote', async () => {
  writeLocalBuild(rootDir, 'mfe-sites');
  const hostFacts = await hostFactsIn(server.app, join(rootDir, 'shell/dist'))();
  await publishLocalBuilds({ db: server.db, rootDir, hostFacts, environment, product: REGISTRY_PRODUCT });
  const aisyah = await server.as('SUPER_ADMIN');
  await publish(aisyah, ['mfe-cranes', '1.0.0']);

  expect((await begin(aisyah, 'mfe-cranes')).status).toBe(202);
});
