import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buildRelease, ENTRY, publicationOf } from '@siteledger/platform/testing/releases';
import { publisherBy } from '../../testing/publisher';
import { withApp } from '../../testing/with-app';

const CODE = 'var cranes = 1;';
const SERVED = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript; charset=utf-8' };

type Answer = (response: ServerResponse) => void;
const sound: Answer = (response) => response.writeHead(200, SERVED).end(CODE);

/** A bucket of a team, and what it answers for every file. */
let answer = sound;
const asked: string[] = [];
const bucket = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(response);
});

let origin = '';
const origins: string[] = [];
const server = withApp({ remoteOrigins: origins });

beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answer = sound;
  asked.length = 0;
  origins.splice(0, origins.length, origin);
});
afterAll(() => bucket.close());

const folder = () => `${origin}/mfe-cranes/1.1.0/`;
const train = async () => publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
const cranes = (base_url?: string) => ({
  ...publicationOf(buildRelease('mfe-cranes', { version: '1.1.0' })),
  ...(base_url && { base_url }),
});

const listed = async () => (await server.anonymous.get('/remotes')).body.data.remotes;

async function select() {
  const admin = await server.as('ADMIN');
  await admin.put('/remotes/mfe-cranes/environments/development', { enabled: true, release: '1.1.0', reason: 'First' });
}

test('lists a release whose files lie at a listed origin, with the copy that is kept here', async () => {
  const team = await train();

  const { status } = await team.post('/remotes/mfe-cranes/releases', cranes(folder()));
  await select();

  expect([status, asked]).toEqual([201, [`/mfe-cranes/1.1.0/${ENTRY}`]]);
  const [remote] = await listed();
  expect(remote).toMatchObject({ base_url: folder(), copy_url: '/remotes/mfe-cranes/1.1.0/' });
});

test('lists the copy that is kept here once the origin is not listed any more', async () => {
  const team = await train();
  await team.post('/remotes/mfe-cranes/releases', cranes(folder()));
  await select();

  origins.length = 0;

  const [remote] = await listed();
  expect(remote.base_url).toBe('/remotes/mfe-cranes/1.1.0/');
  expect(remote).not.toHaveProperty('copy_url');
});

test('refuses an origin that is not listed, without asking it', async () => {
  const team = await train();
  origins.length = 0;

  const { status, body } = await team.post('/remotes/mfe-cranes/releases', cranes(folder()));

  expect([status, body.errors.release, asked]).toEqual([
    422,
    [
      `${origin} is no origin that this environment loads remotes from: have it listed there, or publish without a base URL.`,
    ],
    [],
  ]);
});

test.each(['/mfe-cranes/', 'mfe-cranes', '/1.1.0', '/1.1.0/?again=1', '/a/../b/'])(
  'refuses what is no folder of an origin: %s',
  async (path) => {
    const team = await train();
    const given = path === '/mfe-cranes/' || path === 'mfe-cranes' ? path : origin + path;

    const { body } = await team.post('/remotes/mfe-cranes/releases', cranes(given));

    expect(body.errors.release).toEqual([
      `"${given}" is no base URL: state the folder of the release, such as https://cdn.example.com/mfe-cranes/1.2.0/.`,
    ]);
    expect(asked).toEqual([]);
  },
);

const faults: [string, Answer, string][] = [
  [
    'are not there',
    (response) => response.writeHead(404).end(),
    'it answers 404: upload the release before it is published.',
  ],
  [
    'are other bytes',
    (response) => response.writeHead(200, SERVED).end('var cranes = 2;'),
    'its bytes are not those of remote.json: upload the files of the build that is published.',
  ],
  [
    'are more bytes, without an end',
    (response) => {
      const writeOn = () => void (response.write(' '.repeat(100_000)) ? writeOn() : response.once('drain', writeOn));
      response.writeHead(200, SERVED);
      writeOn();
    },
    'its bytes are not those of remote.json: upload the files of the build that is published.',
  ],
  [
    'no page of another origin may read',
    (response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(CODE),
    'pages of other origins may not read it: answer with Access-Control-Allow-Origin: *.',
  ],
  [
    'a browser would not take for scripts',
    (response) => response.writeHead(200, { ...SERVED, 'content-type': 'text/plain' }).end(CODE),
    'it is served as text/plain: serve it as text/javascript.',
  ],
  [
    'lie behind another address',
    (response) => (asked.at(-1) === '/moved' ? sound(response) : response.writeHead(302, { location: '/moved' }).end()),
    'it cannot be fetched: upload the release before it is published, and lead on to no other address.',
  ],
  [
    'break off',
    (response) => response.destroy(),
    'it cannot be fetched: upload the release before it is published, and lead on to no other address.',
  ],
];

test.each(faults)('refuses files that %s, and stores nothing', async (_, given, sentence) => {
  const team = await train();
  answer = given;

  const { status, body } = await team.post('/remotes/mfe-cranes/releases', cranes(folder()));

  expect([status, body.errors.release]).toEqual([422, [`${folder()}${ENTRY}: ${sentence}`]]);
  expect(await server.db.selectFrom('registry.remote_releases').selectAll().execute()).toEqual([]);
});

test('keeps a published version where it is', async () => {
  const team = await train();
  await team.post('/remotes/mfe-cranes/releases', cranes(folder()));

  const same = await team.post('/remotes/mfe-cranes/releases', cranes(folder()));
  const moved = await team.post('/remotes/mfe-cranes/releases', cranes());

  expect([same.status, same.body.data.is_new]).toEqual([200, false]);
  expect([moved.status, moved.body.data.err_msg]).toEqual([
    409,
    `remote.json: mfe-cranes 1.1.0 is published already, with its files at ${folder()}: build it under another version.`,
  ]);
});
