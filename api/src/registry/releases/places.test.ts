import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease, ENTRY, publicationOf } from '@siteledger/platform/testing/releases';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const root = mkdtempSync(join(tmpdir(), 'siteledger-places-'));
const server = withApp({ rootDir: root, releasesDir: join(root, 'releases') });
beforeEach(() => rmSync(join(root, 'releases'), { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true }));

const train = async () =>
  publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes', 'mfe-lifts'] });

const preload = { files: [ENTRY], doors: [] };
const fill = {
  slot: 'crane.tabs',
  id: 'hire',
  title: 'Hire',
  order: 1,
  permission: 'project.*',
  props: { crane: 'Crane' },
  preload,
};

/** A release that offers these places, with files for their contents. */
const offering = (name: string, places: string[], given: Parameters<typeof buildRelease>[1] = {}) => {
  const { routes, ...release } = buildRelease(name, given);
  return publicationOf({
    ...release,
    places: places.map((place) => ({ name: place, props: { crane: 'Crane' } })),
    routes: routes.map((route) => ({ ...route, preload })),
  });
};

test('refuses a fill for a place that nobody offers, and takes it once a running release does', async () => {
  const [team, admin] = [await train(), await server.as('ADMIN')];
  const lifts = offering('mfe-lifts', [], { version: '1.0.0', slots: [fill] });

  const refused = await team.post('/remotes/mfe-lifts/releases', lifts);
  await team.post('/remotes/mfe-cranes/releases', offering('mfe-cranes', ['crane.tabs'], { version: '1.1.0' }));
  await admin.put('/remotes/mfe-cranes/environments/development', { enabled: true, release: '1.1.0', reason: 'First' });
  const taken = await team.post('/remotes/mfe-lifts/releases', lifts);

  expect(refused.body.errors.release).toEqual([
    'remote.ts: the fill "hire" is for the place crane.tabs, which no remote offers: publish the remote that offers it first.',
  ]);
  expect(taken.status).toBe(201);
});

test('a release that drops a place names the fills that lose it, and so does the preview of switching its remote off', async () => {
  const [team, admin] = [await train(), await server.as('ADMIN')];
  const place = (remote: string) => `/remotes/${remote}/environments/development`;
  await team.post('/remotes/mfe-cranes/releases', offering('mfe-cranes', ['crane.tabs'], { version: '1.1.0' }));
  await admin.put(place('mfe-cranes'), { enabled: true, release: '1.1.0', reason: 'First' });
  await team.post('/remotes/mfe-lifts/releases', offering('mfe-lifts', [], { version: '1.0.0', slots: [fill] }));
  await admin.put(place('mfe-lifts'), { enabled: true, release: '1.0.0', reason: 'First' });

  const dropped = await team.post('/remotes/mfe-cranes/releases', offering('mfe-cranes', [], { version: '1.2.0' }));
  const off = await admin.post(`${place('mfe-cranes')}/impact`, { enabled: false, release: '1.1.0' });
  const next = await admin.post(`${place('mfe-cranes')}/impact`, { enabled: true, release: '1.2.0' });

  expect([dropped.status, dropped.body.data.fills_lost]).toEqual([201, ['mfe-lifts: Hire (crane.tabs)']]);
  expect(off.body.data.fills_lost).toEqual(['mfe-lifts: Hire (crane.tabs)']);
  expect(next.body.data.fills_lost).toEqual(['mfe-lifts: Hire (crane.tabs)']);
});

test('refuses a screen and a fill that no file of the release has', async () => {
  const team = await train();
  const empty = { ...fill, preload: undefined };
  const route = { path: '/cranes', title: 'Cranes', breadcrumb: 'Cranes', permission: 'project.*', module: './routes' };
  const routes = [{ ...route, preload: undefined }];
  const places = [{ name: 'crane.tabs', props: { crane: 'Crane' } }];

  const { body } = await team.post(
    '/remotes/mfe-cranes/releases',
    publicationOf(buildRelease('mfe-cranes', { version: '1.1.0', places, routes, slots: [empty] })),
  );

  expect(body.errors.release).toEqual([
    'remote.ts: the route /cranes has no screen: give it `load`, or redirect it.',
    'remote.ts: the fill "hire" has no code: give it `load`.',
  ]);
});

test('refuses a call of an operation that the API does not have', async () => {
  const team = await train();
  const calling = (...operations: string[]) =>
    publicationOf(buildRelease('mfe-cranes', { version: '1.1.0', operations }));

  const refused = await team.post('/remotes/mfe-cranes/releases', calling('GET /projects/:', 'GET /cranes/:'));
  const taken = await team.post(
    '/remotes/mfe-cranes/releases',
    calling('GET /projects/:', 'GET /projects/first', 'POST /projects'),
  );

  expect(refused.body.errors.release).toEqual([
    'remote.json: it calls GET /cranes/:, which the API here does not have: bring that out first, or leave the call out.',
  ]);
  expect(taken.status).toBe(201);
});
