import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { plantedRemote, plantProject, writeFiles } from '../build/testing/planted-product.mjs';

const MAIN = fileURLToPath(new URL('main.mjs', import.meta.url));

const SCREEN = `type Props = { crane?: string };
export const Things = ({ crane = 'Crane 7' }: Props) => <p>{crane}</p>;
`;

const FILES = {
  'package.json': JSON.stringify({ name: '@team/mfe-planted', version: '1.2.0' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ target: 'es2023', module: 'preserve', moduleResolution: 'bundler', customConditions: ['source'] },
      ...{ jsx: 'react-jsx', strict: true, skipLibCheck: true, noEmit: true, types: [] },
    },
    include: ['remote.ts', 'src'],
  }),
  'remote.ts': plantedRemote(),
  'src/things-page.tsx': SCREEN,
};

const project = plantProject(FILES);

const taken = { name: 'mfe-other', paths: ['/taken'], routes: [], nav: [], endpoints: [] };
const host = {
  versions: { shell: '1.0.0', sharedLib: '1.0.0', api: '1.0.0' },
  ...{ permissions: ['thing.*'], reservedPaths: ['/404'] },
};

/** A deployed shell, reduced to its registry's answers without a session. */
async function startShell(environment) {
  const answers = {
    '/planted/remotes': { environment, revision: 1, remotes: [], paused: [] },
    '/planted/remotes/surroundings': { environment, host, doors: { names: {} }, operations: [], others: [taken] },
  };
  const server = createServer(({ url }, response) => {
    response.writeHead(answers[url] ? 200 : 404).end(JSON.stringify({ data: answers[url] }));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${server.address().port}`, server };
}

let staging;
let production;
let developing;
let printed = '';

const dev = (...args) => [[MAIN, 'dev', ...args], { cwd: project.root, env: { ...process.env, PORT: '0' } }];

/** Waits for the command to print the address of the served remote, and returns it. */
async function servedAt() {
  for (;;) {
    const [, address] = /\?remote\.mfe-planted=(http:\/\/localhost:\d+)$/m.exec(printed) ?? [];
    if (address) return address;
    assert.equal(developing.exitCode, null, printed);
    await new Promise((resolve) => developing.stdout.once('data', resolve));
  }
}

before(async () => {
  [staging, production] = [await startShell('staging'), await startShell('production')];
  developing = spawn(process.execPath, ...dev('--shell', `${staging.origin}/somewhere`));
  for (const stream of [developing.stdout, developing.stderr]) stream.on('data', (data) => (printed += data));
});

after(() => {
  developing.kill();
  for (const { server } of [staging, production]) server.close();
  rmSync(project.root, { recursive: true });
});

/** Waits until the status sent to pages fulfils a condition; returns that status. */
async function toldThat(isIt) {
  const response = await fetch(`${await servedAt()}/events`);
  let text = '';
  for await (const chunk of response.body) {
    text += Buffer.from(chunk).toString();
    const statuses = [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data));
    const found = statuses.find(isIt);
    if (found) return found;
  }
  return assert.fail(text);
}

const change = (file, content) => writeFiles(project.root, { [file]: content });
const isSound = ({ entry, problems }) => entry.startsWith('remoteEntry.') && problems.length === 0;

test('a remote is served to the shell alone, as it is delivered, with a script that follows it', async () => {
  const { entry } = await toldThat(isSound);
  const response = await fetch(`${await servedAt()}/remote.json`);
  const release = await response.json();

  assert.equal(response.headers.get('access-control-allow-origin'), staging.origin);
  assert.match(printed, new RegExp(`^Open ${staging.origin}/\\?remote\\.mfe-planted=`, 'm'));
  assert.equal(release.entry, entry);
  assert.ok(release.files.some(({ path }) => path === release.follower));
  for (const { path, sha384 } of release.files) {
    const file = await fetch(`${await servedAt()}/${path}`);
    assert.equal(
      createHash('sha384')
        .update(await file.text())
        .digest('base64'),
      sha384,
    );
  }
});

test('nothing is served by another name that leads to this machine', async () => {
  const { port } = new URL(await servedAt());
  const options = { port, path: '/remote.json', headers: { host: `evil.test:${port}` } };
  const status = await new Promise((resolve) =>
    get({ host: 'localhost', ...options }, (one) => resolve(one.statusCode)),
  );

  assert.equal(status, 403);
});

const faults = [
  ['a syntax error', 'src/things-page.tsx', 'export const Things = () => (\n', 'build', /things-page\.tsx/],
  [
    'a type error',
    'src/things-page.tsx',
    SCREEN.replace("'Crane 7'", '7'),
    'types',
    /^src\/things-page\.tsx:2:26 TS2322: Type 'number' is not assignable to type 'string'\./,
  ],
  [
    'a contract that is broken by itself',
    'remote.ts',
    FILES['remote.ts'].replace("permission: 'thing.*', ", ''),
    'contract',
    /the route \/things states no permission/,
  ],
  [
    'what another remote of the shell has',
    'remote.ts',
    FILES['remote.ts'].replaceAll('/things', '/taken').replace('./src/taken-page', './src/things-page'),
    'contract',
    /the path \/taken belongs to more than one remote, mfe-planted and mfe-other/,
  ],
];

for (const [what, file, content, kind, words] of faults)
  test(`of ${what} the page is told, and that it is mended`, async () => {
    await toldThat(isSound);

    change(file, content);
    const { problems } = await toldThat((status) => status.problems.some((one) => one.kind === kind));
    assert.ok(
      problems.some(({ place, text }) => words.test(`${place} ${text}`)),
      JSON.stringify(problems),
    );

    change(file, FILES[file]);
    await toldThat(isSound);
  });

test('another build has another entry, which is what a page loads itself again for', async () => {
  const first = await toldThat(isSound);

  change('src/things-page.tsx', SCREEN.replace('Crane 7', 'Crane 8'));

  const next = await toldThat((status) => isSound(status) && status.entry !== first.entry);
  const code = await Promise.all(
    (await (await fetch(`${await servedAt()}/remote.json`)).json()).files.map(async ({ path }) =>
      (await fetch(`${await servedAt()}/${path}`)).text(),
    ),
  );
  assert.ok(next && code.some((text) => text.includes('Crane 8')));
});

test('a page that still runs one of the last three builds finds its files', async () => {
  const { entry } = await toldThat(isSound);
  const { files } = await (await fetch(`${await servedAt()}/remote.json`)).json();
  const statuses = async () =>
    Promise.all(files.map(async ({ path }) => (await fetch(`${await servedAt()}/${path}`)).status));

  let newest = entry;
  for (const crane of ['Crane 9', 'Crane 10', 'Crane 11']) {
    change('src/things-page.tsx', SCREEN.replace('Crane 7', crane));
    const before = newest;
    newest = (await toldThat((status) => isSound(status) && status.entry !== before)).entry;
  }

  assert.notEqual(newest, entry);
  assert.deepEqual(
    await statuses(),
    files.map(() => 200),
  );
});

// Production's address, once production runs.
const refused = [
  [
    'production',
    () => production.origin,
    /^http:\/\/localhost:\d+ is production, where no build of a developer's machine runs: take the shell of another environment\.\n$/,
  ],
  ['no address', () => 'staging', /^"staging" is no address: say --shell https:\/\/…\.\n$/],
  ['a shell that is away', () => 'http://localhost:1', /^http:\/\/localhost:1 does not answer: .+\.\n$/],
];

for (const [what, address, sentence] of refused)
  test(`${what} is refused with one sentence`, async () => {
    const running = spawn(process.execPath, ...dev('--shell', address()));
    let said = '';
    running.stderr.on('data', (data) => (said += data));
    const status = await new Promise((resolve) => running.on('close', resolve));

    assert.equal(status, 1);
    assert.match(said, sentence);
  });
