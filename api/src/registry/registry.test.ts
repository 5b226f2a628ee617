import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EnvironmentName } from '@siteledger/platform/contract';
import { publishLocalBuilds } from '@siteledger/platform/registry';
import { sql } from 'kysely';
import { ENTRY, VERSION } from '@siteledger/platform/testing/releases';
import { writeLocalBuild } from '../testing/remotes/local-builds';
import { withApp } from '../testing/apps/with-app';
import { hostFactsIn } from './registry-inputs';
import { REGISTRY_PRODUCT } from './registry-product';

const root = mkdtempSync(join(tmpdir(), 'siteledger-registry-'));
const releasesDir = join(root, 'releases');
const api = withApp({ rootDir: root, releasesDir });
const production = withApp({ rootDir: root, releasesDir, environment: 'production' });

const build = (name: string, what?: Parameters<typeof writeLocalBuild>[2]) => writeLocalBuild(root, name, what);

async function publish(server = api, environment: EnvironmentName = 'development') {
  const hostFacts = await hostFactsIn(server.app, join(root, 'shell/dist'))();
  return publishLocalBuilds({ db: server.db, rootDir: root, hostFacts, environment, product: REGISTRY_PRODUCT });
}
const listing = async () => (await api.anonymous.get('/remotes')).body.data;
const versions = async () =>
  ((await listing()).remotes as { name: string; version: string }[]).map(({ name, version }) => `${name} ${version}`);

beforeEach(() => {
  for (const folder of ['mfe-cranes', 'mfe-sites', 'releases'])
    rmSync(join(root, folder), { recursive: true, force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test('publishes what is built here and lists it to everybody', async () => {
  build('mfe-cranes');
  build('mfe-sites');
  mkdirSync(join(root, 'mfe-unbuilt'), { recursive: true });

  const published = await publish();

  expect(published).toEqual([
    { name: 'mfe-cranes', version: VERSION },
    { name: 'mfe-sites', version: VERSION },
  ]);
  expect(await listing()).toMatchObject({
    environment: 'development',
    revision: 2,
    remotes: [
      {
        name: 'mfe-cranes',
        version: VERSION,
        base_url: `/remotes/mfe-cranes/${VERSION}/`,
        entry: ENTRY,
        files: [{ path: ENTRY, bytes: 15 }],
        descriptor: { routes: [{ path: '/cranes', permission: 'authenticated' }], owner: { team: 'Finance' } },
      },
      { name: 'mfe-sites' },
    ],
  });
});

test('changes nothing when the same is published again', async () => {
  build('mfe-cranes');
  await publish();
  const before = await listing();

  build('mfe-cranes');
  await publish();

  expect(await listing()).toEqual(before);
});

test('runs the newest build, and goes back to an older one', async () => {
  build('mfe-cranes', { version: '1.0.0-dev.aaaaaaaa', code: 'var cranes = 1;' });
  await publish();
  build('mfe-cranes', { version: '1.0.0-dev.bbbbbbbb', code: 'var cranes = 2;' });
  await publish();
  const newest = await versions();

  build('mfe-cranes', { version: '1.0.0-dev.aaaaaaaa', code: 'var cranes = 1;' });
  await publish();

  expect(newest).toEqual(['mfe-cranes 1.0.0-dev.bbbbbbbb']);
  expect(await versions()).toEqual(['mfe-cranes 1.0.0-dev.aaaaaaaa']);
});

test('refuses a version that exists with other bytes', async () => {
  build('mfe-cranes', { code: 'var cranes = 1;' });
  await publish();
  build('mfe-cranes', { code: 'var cranes = 2;' });

  const published = await publish();

  expect(published[0]?.problem).toBe(
    `remote.json: mfe-cranes ${VERSION} is published already, with other bytes: build it under another version.`,
  );
  const file = await api.app.inject(`/remotes/mfe-cranes/${VERSION}/${ENTRY}`);
  expect(file.body).toBe('var cranes = 1;');
});

test('leaves out a build whose file is not what the build says', async () => {
  build('mfe-cranes', { code: 'var cranes = 1;', written: 'var cranes = 9;' });
  build('mfe-sites');

  const published = await publish();

  expect(published[0]?.problem).toContain(`${ENTRY}: its bytes are not those`);
  expect(await versions()).toEqual([`mfe-sites ${VERSION}`]);
  expect(existsSync(join(releasesDir, 'mfe-cranes'))).toBe(false);
});

test('keeps a remote off that somebody has switched off', async () => {
  build('mfe-cranes');
  await publish();
  await sql`insert into registry.remote_settings (environment, remote, enabled, version, reason, changed_by)
    values ('development', 'mfe-cranes', false, ${VERSION}, 'broken', 'Lim')`.execute(api.db);

  build('mfe-cranes', { version: '1.0.0-dev.cccccccc', code: 'var cranes = 3;' });
  await publish();

  expect(await listing()).toMatchObject({
    revision: 2,
    remotes: [],
    paused: [{ name: 'mfe-cranes', changed_by: null, routes: [{ path: '/cranes' }] }],
  });
});

test('says when nothing has changed since the tab asked last', async () => {
  build('mfe-cranes');
  await publish();
  const first = await api.anonymous.get('/remotes');

  const again = await api.anonymous.get('/remotes', { 'if-none-match': String(first.headers.etag) });

  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(again.status).toBe(304);
});

test('serves the files of a release for a year, and a missing one as 404 and never as a page', async () => {
  build('mfe-cranes');
  await publish();

  const file = await api.app.inject(`/remotes/mfe-cranes/${VERSION}/${ENTRY}`);
  const paths = [
    `${VERSION}/missing.js`,
    `0.0.1/${ENTRY}`,
    `${VERSION}/..%2f..%2f..%2fmfe-cranes/dist/remote.json`,
    `${VERSION}/remote.json`,
  ];
  const missing = await Promise.all(paths.map((path) => api.app.inject(`/remotes/mfe-cranes/${path}`)));

  expect(file).toMatchObject({ statusCode: 200, body: 'var cranes = 1;' });
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  for (const reply of missing) {
    expect([403, 404]).toContain(reply.statusCode);
    expect(reply.headers['content-type']).toContain('application/json');
  }
});

describe('an open tab', () => {
  const tabs: ReadableStreamDefaultReader<string>[] = [];
  const connect = async (lastSeen?: string) => {
    const { port } = api.app.server.address() as AddressInfo;
    const reply = await fetch(`http://127.0.0.1:${port}/api/v2/remotes/events`, {
      headers: lastSeen === undefined ? {} : { 'last-event-id': lastSeen },
    });
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader() as ReadableStreamDefaultReader<string>;
    tabs.push(reader);
    return reader;
  };
  const until = async (reader: ReadableStreamDefaultReader<string>, text: string) => {
    let heard = '';
    while (!heard.includes(text)) heard += (await reader.read()).value ?? '';
    return heard;
  };

  beforeAll(() => api.app.listen({ port: 0, host: '127.0.0.1' }));
  beforeEach(async () => {
    build('mfe-cranes');
    await publish();
  });
  afterEach(() => Promise.all(tabs.splice(0).map((tab) => tab.cancel())));

  test('hears of a change, and one that comes back of what it missed', async () => {
    const fresh = await connect();
    expect(await until(fresh, '\n\nid: 1')).toContain('event: revision');
    const known = await connect('1');
    const greeting = await until(known, 'retry: 3000');
    build('mfe-sites');
    await publish();

    expect(greeting).not.toContain('event: revision');
    expect(await until(known, '{"revision":2}')).toContain('id: 2');
  });

  test('hears of a change, too, when another tab comes right after it', async () => {
    const first = await connect('1');
    await until(first, 'retry: 3000');
    build('mfe-sites');
    await publish();
    const second = await connect();

    expect(await until(second, '{"revision":2}')).toContain('id: 2');
    expect(await until(first, '{"revision":2}')).toContain('id: 2');
  });
});

test('lists pages for developers, as /examples, outside production only, in the menu as in the routes', async () => {
  const route = { title: 'Outbox', breadcrumb: 'Outbox', permission: 'member', module: './routes' } as const;
  const placed = { section: 'Office', order: 1, icon: 'AppstoreOutlined' } as const;
  const entry = { ...placed, title: 'Outbox', permission: 'member' } as const;
  const paths = ['/examples/outbox', '/examples', '/cranes'];
  build('mfe-cranes', {
    release: { routes: paths.map((path) => ({ ...route, path })), nav: paths.map((path) => ({ ...entry, path })) },
  });
  const shown = async (server: typeof api) => {
    const { descriptor } = (await server.anonymous.get('/remotes')).body.data.remotes[0];
    return [...descriptor.routes, ...descriptor.nav].map(({ path }: { path: string }) => path);
  };

  await publish();
  await publish(production, 'production');

  expect(await shown(api)).toEqual([...paths, ...paths]);
  expect(await shown(production)).toEqual(['/cranes', '/cranes']);
});
