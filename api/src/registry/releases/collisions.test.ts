import { advanceRollouts, endPauses, haltRollouts } from '@siteledger/platform/registry';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { operatorOf } from '../../testing/databases/operator';
import { publisherBy } from '../../testing/remotes/publisher';
import { databaseNow } from '../../testing/databases/test-database';
import { TEST_CONFIG, withApp } from '../../testing/apps/with-app';
import { haltingOf } from '../registry-product';

const api = withApp();
const admin = operatorOf(api);

const at = (remote: string) => `/remotes/${remote}/environments/development`;
const CRANES = at('mfe-cranes');
const HOISTS = at('mfe-hoists');
const COLLISION = 'remote.ts: the path /hoists';

let lim: Client;

const screen = (path: string) => ({
  path,
  title: 'Title',
  breadcrumb: 'Title',
  permission: 'authenticated' as const,
  module: './routes',
});

const owning = (name: string, version: string, ...paths: string[]) =>
  publicationOf(buildRelease(name, { version, paths, routes: paths.map(screen) }));

const present = async (place: string) => (await lim.get(`${place}/history`)).body.data[0];
const match = async (place: string) => ({ 'if-match': String((await present(place)).revision) });
const change = async (place: string, given: object) =>
  lim.put(place, { enabled: true, release: '1.0.0', reason: 'Because', ...given }, await match(place));
const back = async () => lim.post(`${CRANES}/rollback`, { revision: 1, reason: 'It falls' }, await match(CRANES));
const collisions = async () => {
  const { remotes } = (await lim.get('/remotes/environments')).body.data;
  return remotes.map(({ name, collisions: found }: { name: string; collisions: object }) => [name, found]);
};

/** Cranes gave up the path /hoists with 1.1.0, and hoists now have it. */
beforeEach(async () => {
  const remotes = ['mfe-cranes', 'mfe-hoists'];
  const team = await publisherBy(api.app, await api.as('SUPER_ADMIN'), { remotes });
  lim = await api.as('ADMIN', { name: 'Lim' });
  await team.post('/remotes/mfe-cranes/releases', owning('mfe-cranes', '1.0.0', '/cranes', '/hoists'));
  await team.post('/remotes/mfe-cranes/releases', owning('mfe-cranes', '1.1.0', '/cranes'));
  for (const release of ['1.0.0', '1.1.0'])
    expect((await team.post(`${CRANES}/selection`, { release, reason: 'New' })).status).toBe(200);
  expect((await team.post('/remotes/mfe-hoists/releases', owning('mfe-hoists', '1.0.0', '/hoists'))).status).toBe(201);
  expect((await team.post(`${HOISTS}/selection`, { release: '1.0.0', reason: 'New' })).status).toBe(200);
});

test('a roll back that collides is warned of, is carried out, and shows on both remotes until one gives way', async () => {
  const { release, rollout } = { release: '1.0.0', rollout: null };
  const preview = await lim.post(`${CRANES}/impact`, { enabled: true, release, rollout });
  expect(preview.body.data.problems).toEqual([expect.stringContaining(COLLISION)]);

  expect((await back()).status).toBe(200);

  const shown = { development: [expect.stringContaining(COLLISION)] };
  expect(await collisions()).toEqual([
    ['mfe-cranes', shown],
    ['mfe-hoists', shown],
  ]);
  expect((await admin(['remotes'])).text).toContain(COLLISION);

  expect((await change(HOISTS, { enabled: false })).status).toBe(200);
  expect(await collisions()).toEqual([
    ['mfe-cranes', {}],
    ['mfe-hoists', {}],
  ]);
});

test('nobody switches on what collides, and it says why', async () => {
  await change(HOISTS, { enabled: false });
  await back();

  const refused = { status: 422, body: { errors: { release: [expect.stringContaining(COLLISION)] } } };
  expect(await change(HOISTS, {})).toMatchObject(refused);
  expect(await admin(['remotes', 'on', 'mfe-hoists', '--reason', 'x'])).toMatchObject({
    code: 2,
    text: expect.stringContaining(COLLISION),
  });
  expect(await present(HOISTS)).toMatchObject({ enabled: false });
});

test('the operator goes back in any case, and reads what collides', async () => {
  const done = await admin(['remotes', 'roll-back', 'mfe-cranes', '--reason', 'It falls']);

  expect(done).toMatchObject({ code: 0, text: expect.stringContaining(COLLISION) });
  expect(await present(CRANES)).toMatchObject({ release: '1.0.0' });
});

test('a remote that would collide stays off when its pause ends', async () => {
  await change(HOISTS, { enabled: false, until: '2026-07-01T18:00:00+08:00' });
  await back();

  await endPauses(api.db, haltingOf(TEST_CONFIG), new Date('2026-07-01T10:00:01.000Z'));

  expect(await present(HOISTS)).toMatchObject({
    enabled: false,
    until: null,
    reason: expect.stringMatching(/^Stays off: remote\.ts: the path \/hoists/),
  });
});

test('a rollout does not grow while it collides', async () => {
  const rollout = { release: '1.0.0', percent: 0, roles: [], stages: { minutes: 1, loads: 1 } };
  await api.db
    .insertInto('registry.remote_settings')
    .values({
      ...{ environment: 'development', remote: 'mfe-cranes', version: '1.1.0', rollout: JSON.stringify(rollout) },
      ...{ reason: 'From before', changed_by: 'Lim' },
    })
    .execute();
  const later = new Date(databaseNow() + 3_600_000);

  expect(await advanceRollouts(api.db, haltingOf(TEST_CONFIG), later)).toEqual([]);

  await change(HOISTS, { enabled: false });
  expect(await advanceRollouts(api.db, haltingOf(TEST_CONFIG), later)).toMatchObject([{ remote: 'mfe-cranes' }]);
});

test('a halt goes back in any case, and its reason says what collides', async () => {
  await lim.post(`${CRANES}/releases/1.0.0/good`, { reason: 'Tried' });
  const fallen = {
    remote: 'mfe-cranes',
    version: '1.1.0',
    kind: 'render',
    part: 'render',
    screen: 'mfe-cranes:/cranes',
  };
  const now = new Date(databaseNow() + 60_000);
  api.setTime(now.toISOString());
  for (let count = 0; count < 3; count++) {
    const one = await api.as('PROJECT_MANAGER');
    await one.post('/remotes/events', { events: Array.from({ length: 7 }, () => fallen) });
  }

  await haltRollouts(api.db, haltingOf(TEST_CONFIG), now);

  expect(await present(CRANES)).toMatchObject({
    release: '1.0.0',
    halted: '1.1.0',
    reason: expect.stringContaining(COLLISION),
  });
});
