import { brotliCompressSync } from 'node:zlib';
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease, ENTRY, publicationOf } from '@siteledger/platform/testing/releases';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const root = mkdtempSync(join(tmpdir(), 'siteledger-publish-'));
const server = withApp({ rootDir: root, releasesDir: join(root, 'releases') });
beforeEach(() => {
  for (const folder of ['releases', 'shell']) rmSync(join(root, folder), { recursive: true, force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const train = async () =>
  publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes', 'mfe-lifts'] });

const cranes = (given: Parameters<typeof buildRelease>[1] = {}) =>
  publicationOf(buildRelease('mfe-cranes', { version: '1.1.0', ...given }), given.code);

test('publishes a release, which then can be fetched but runs nowhere', async () => {
  const team = await train();

  const { status, body } = await team.post('/remotes/mfe-cranes/releases', cranes());

  expect([status, body.data]).toEqual([
    201,
    { name: 'mfe-cranes', version: '1.1.0', is_new: true, problems: [], fills_lost: [] },
  ]);
  const file = await server.app.inject(`/remotes/mfe-cranes/1.1.0/${ENTRY}`);
  expect([file.statusCode, file.body]).toEqual([200, 'var cranes = 1;']);
  expect((await server.anonymous.get('/remotes')).body.data.remotes).toEqual([]);
});

test('takes the same release again without a word, and the same version with other bytes never', async () => {
  const team = await train();
  await team.post('/remotes/mfe-cranes/releases', cranes());

  const same = await team.post('/remotes/mfe-cranes/releases', cranes());
  const other = await team.post('/remotes/mfe-cranes/releases', cranes({ code: 'var cranes = 2;' }));

  expect([same.status, same.body.data.is_new]).toEqual([200, false]);
  expect([other.status, other.body.data.err_msg]).toEqual([
    409,
    'remote.json: mfe-cranes 1.1.0 is published already, with other bytes: build it under another version.',
  ]);
});

test('refuses what the gate finds, all of it at once', async () => {
  const team = await train();
  const release = buildRelease('mfe-cranes', {
    version: 'next',
    requires: { shell: '^9.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
    routes: [{ path: '/cranes', title: 'Cranes', breadcrumb: 'Cranes', permission: '', module: './routes' }],
  });

  const { status, body } = await team.post('/remotes/mfe-cranes/releases', publicationOf(release));

  expect([status, body.errors.release]).toEqual([
    422,
    [
      'remote.json: "next" is not a version: build it under one such as 1.2.0.',
      'remote.ts: the route /cranes states no permission: ask for "authenticated", or for one that users hold.',
      'remote.ts: it needs shell ^9.0.0, but 1.0.0 is running: build it for that, or bring the other one out first.',
    ],
  ]);
});

test('refuses bytes that are not what remote.json says, also in a compressed twin', async () => {
  const team = await train();
  const release = buildRelease('mfe-cranes', { version: '1.1.0' });
  const sound = publicationOf(release).files;
  const twin = (path: string, code: string) => ({ path, content: brotliCompressSync(code).toString('base64') });
  const report = async (files: unknown) =>
    (await team.post('/remotes/mfe-cranes/releases', { release, files })).body.errors.release;

  expect(await report(publicationOf(release, 'var cranes = 9;').files)).toEqual([
    `${ENTRY}: its bytes are not those of remote.json: publish the files of one build.`,
  ]);
  expect(await report([...sound, twin(`${ENTRY}.br`, 'alert(1)')])).toEqual([
    `${ENTRY}.br: its bytes are not those of remote.json: publish the files of one build.`,
  ]);
  expect(await report([...sound, twin(`${ENTRY}.br`, ' '.repeat(50_000_000))])).toEqual([
    `${ENTRY}.br: its bytes are not those of remote.json: publish the files of one build.`,
  ]);
  expect(await report([...sound, { path: 'extra.js', content: 'AAAA' }])).toEqual([
    'extra.js: it is not listed in remote.json: publish the files of one build.',
  ]);
  expect((await server.app.inject(`/remotes/mfe-cranes/1.1.0/${ENTRY}`)).statusCode).toBe(404);
});

test('refuses a release that claims what a running one of another remote has', async () => {
  const [team, admin] = [await train(), await server.as('ADMIN')];
  await team.post('/remotes/mfe-cranes/releases', cranes({ endpoints: ['cranesList'] }));
  await admin.put('/remotes/mfe-cranes/environments/development', { enabled: true, release: '1.1.0', reason: 'First' });
  const rival = buildRelease('mfe-lifts', { version: '1.0.0', endpoints: ['cranesList'] });

  const { body } = await team.post('/remotes/mfe-lifts/releases', publicationOf(rival));

  expect(body.errors.release).toEqual([
    'remote.json: the endpoint cranesList belongs to more than one remote, mfe-lifts and mfe-cranes: leave it to one of them.',
  ]);
});

test('a release that claims a path of the shell, of another remote or of everybody is refused with a sentence for each', async () => {
  const [team, admin] = [await train(), await server.as('ADMIN')];
  await team.post('/remotes/mfe-cranes/releases', cranes());
  await admin.put('/remotes/mfe-cranes/environments/development', { enabled: true, release: '1.1.0', reason: 'First' });
  const route = (path: string) => ({
    path,
    title: 'T',
    breadcrumb: 'T',
    permission: 'project.*' as const,
    module: './routes',
  });
  const greedy = buildRelease('mfe-lifts', {
    version: '1.0.0',
    paths: ['/profile', '/cranes/hire', '/*'],
    routes: [route('/profile'), route('/cranes/hire'), route('/projects/:id')],
  });

  const { status, body } = await team.post('/remotes/mfe-lifts/releases', publicationOf(greedy));

  expect(status).toBe(422);
  expect(body.errors.release).toEqual([
    'remote.ts: the path /profile belongs to the shell: own another one.',
    'remote.ts: the path "/*" cannot be owned: state fixed words, such as /cranes.',
    'remote.ts: the route /projects/:id is outside the paths that the remote owns (/profile, /cranes/hire, /*): move it below one of them, or own its path.',
    'remote.ts: the path /cranes/hire belongs to more than one remote, mfe-lifts and mfe-cranes: leave it to one of them.',
  ]);
});

test.each([
  ['a word', { ui: 'Button' }],
  ['a number', { ui: 7 }],
  ['nothing', { ui: null }],
  ['names that are no words', { ui: [7] }],
])('refuses a release that takes %s of a door', async (_, uses) => {
  const { release, files } = cranes();
  const team = await train();

  const { status, body } = await team.post('/remotes/mfe-cranes/releases', { release: { ...release, uses }, files });

  expect(status).toBe(422);
  expect(JSON.stringify(body.errors)).toContain('list the names that are taken of each door');
});

test('refuses a name that the running shell does not offer', async () => {
  const team = await train();
  mkdirSync(join(root, 'shell/dist'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/doors.json'), JSON.stringify({ names: { ui: ['Button'] } }));

  const { body } = await team.post('/remotes/mfe-cranes/releases', cranes({ uses: { ui: ['Button', 'Gauge'] } }));

  expect(body.errors.release).toEqual([
    'remote.json: it uses ui/Gauge, which the running shell does not have: bring that out first, or do without it.',
  ]);
});

test('reports without storing anything when asked to', async () => {
  const team = await train();

  const { status, body } = await team.post('/remotes/mfe-cranes/releases', { ...cranes(), dry_run: true });

  expect([status, body.data]).toEqual([
    200,
    { name: 'mfe-cranes', version: '1.1.0', is_new: false, problems: [], fills_lost: [] },
  ]);
  expect(await server.db.selectFrom('registry.remote_releases').selectAll().execute()).toEqual([]);
});

test.each([
  ['a path that leaves its folder', { files: [{ path: '../../server.js', content: 'AAAA' }] }],
  ['no release', { release: null }],
  ['a release of nothing', { release: {} }],
  ['files that are no base64', { files: [{ path: ENTRY, content: '<script>' }] }],
])('refuses %s', async (_, wrong) => {
  const team = await train();

  const { status } = await team.post('/remotes/mfe-cranes/releases', { ...cranes(), ...wrong });

  expect(status).toBe(422);
});

test('revokes a release that runs nowhere, for good', async () => {
  const [team, admin] = [await train(), await server.as('ADMIN')];
  await team.post('/remotes/mfe-cranes/releases', cranes());
  await team.post('/remotes/mfe-cranes/releases', cranes({ version: '1.2.0' }));
  const select = (release: string) =>
    admin.put('/remotes/mfe-cranes/environments/development', { enabled: true, release, reason: 'Try' });
  await select('1.1.0');

  const running = await admin.post('/remotes/mfe-cranes/releases/1.1.0/revocation', { reason: 'Leaks' });
  const idle = await admin.post('/remotes/mfe-cranes/releases/1.2.0/revocation', { reason: 'Leaks' });

  expect([running.status, running.body.data.err_msg]).toEqual([
    409,
    'The release runs in development. Select another one there first.',
  ]);
  expect(idle.status).toBe(200);
  const selected = await admin.put(
    '/remotes/mfe-cranes/environments/development',
    { enabled: true, release: '1.2.0', reason: 'Try' },
    { 'if-match': '1' },
  );
  expect(selected.body.errors).toEqual({ release: ['Release was revoked: Leaks'] });
});

test('refuses a container of another name, and a file that is listed twice', async () => {
  const team = await train();
  const release = buildRelease('mfe-cranes', { version: '1.1.0', container: '__proto__' });
  const twice = { ...release, files: [...release.files, ...release.files] };

  const { body } = await team.post('/remotes/mfe-cranes/releases', publicationOf(twice));

  expect(body.errors.release).toEqual([
    'remote.json: the container "__proto__" has to be called mfe_cranes_1_1_0: build the release again.',
    `remote.json: ${ENTRY} is listed twice: build the release again.`,
  ]);
});
