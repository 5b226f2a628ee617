import { haltRollouts } from '@siteledger/platform/registry';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { publisherBy } from '../../testing/remotes/publisher';
import { databaseNow } from '../../testing/databases/test-database';
import { TEST_CONFIG, withApp } from '../../testing/apps/with-app';
import { haltingOf } from '../registry-product';

const server = withApp();

const PLACE = '/remotes/mfe-cranes/environments/development';
const HALTING = haltingOf(TEST_CONFIG);

let now: Date;
let siti: Client;
let lim: Client;

const screen = { path: '/cranes', title: 'Cranes', breadcrumb: 'Cranes', permission: 'remote.manage' };

/** Two people may use the cranes, both on 1.1.0; three others in the office may not. */
beforeEach(async () => {
  siti = await server.as('SUPER_ADMIN');
  lim = await server.as('ADMIN');
  for (let count = 0; count < 3; count++) await server.as('PROJECT_MANAGER');
  const team = await publisherBy(server.app, siti, { remotes: ['mfe-cranes'] });
  for (const release of ['1.0.0', '1.1.0']) {
    const cranes = buildRelease('mfe-cranes', { version: release, routes: [{ ...screen, module: './routes' }] });
    expect((await team.post('/remotes/mfe-cranes/releases', publicationOf(cranes))).status).toBe(201);
  }
  await team.post(`${PLACE}/selection`, { release: '1.0.0', reason: 'First' });
  await siti.post(`${PLACE}/releases/1.0.0/good`, { reason: 'Tried' });
  await team.post(`${PLACE}/selection`, { release: '1.1.0', reason: 'Next' });
  now = new Date(databaseNow() + 60_000);
  server.setTime(now.toISOString());
});

const report = async (person: Client, event: object, times: number) => {
  const one = { remote: 'mfe-cranes', screen: 'mfe-cranes:/cranes', ...event };
  const events = Array.from({ length: times }, () => one);
  expect((await person.post('/remotes/events', { events })).status).toBe(200);
};

const crash = (person: Client) => report(person, { version: '1.1.0', kind: 'render', part: 'render' }, 50);
const running = async () => (await lim.get(`${PLACE}/history`)).body.data[0].release;

test('where two people may use a remote, both of them halt a release', async () => {
  await crash(siti);
  await crash(lim);

  await haltRollouts(server.db, HALTING, now);

  expect(await running()).toBe('1.0.0');
});

test('one of them alone does not, however much is reported', async () => {
  await crash(siti);
  await crash(siti);
  await report(lim, { version: '1.1.0', kind: 'load' }, 20);

  await haltRollouts(server.db, HALTING, now);

  expect(await running()).toBe('1.1.0');
});

test('a release becomes stable automatically once both of them saw it work', async () => {
  for (const one of [siti, lim]) await report(one, { version: '1.1.0', kind: 'load' }, 10);

  const { body } = await lim.get('/remotes/environments');
  const release = body.data.remotes[0].releases.find(({ version }: { version: string }) => version === '1.1.0');
  expect(release.good).toMatchObject({ development: { by: null } });
});
