import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { plantedRemote, plantProduct, writeFiles } from '../build/testing/planted-product.mjs';
import { runCommand, startRegistry } from './testing/planted-registry.mjs';

const MAIN = fileURLToPath(new URL('main.mjs', import.meta.url));

const REMOTE = {
  'package.json': JSON.stringify({ name: 'mfe-planted', version: '1.0.0' }),
  'webpack.config.js': `const { configurationsOf } = require('@siteledger/platform/build');
    module.exports = configurationsOf(require('../platform.config.js')).remoteConfig(__dirname);`,
  'remote.ts': plantedRemote(),
  'src/things-page.tsx': 'export const Things = () => null;\n',
};

const product = plantProduct();
after(() => rmSync(product.root, { recursive: true }));

/** Publishes a remote of these files; returns the command's output. */
function publish(files) {
  writeFiles(path.join(product.root, 'mfe-planted'), { ...REMOTE, ...files });
  return spawnSync(process.execPath, [MAIN, 'publish', '--url', 'http://localhost:1'], {
    cwd: path.join(product.root, 'mfe-planted'),
    env: { ...process.env, PLANTED_TOKEN: 'slpt_planted' },
    encoding: 'utf8',
  });
}

const STACK = /^\s+at .+:\d+/m;

const broken = {
  'a syntax error': [{ 'src/things-page.tsx': 'export const Things = () => (\n' }, /things-page\.tsx/],
  'a file that is not there': [
    { 'src/things-page.tsx': "export { Things } from './nowhere';\n" },
    /Can't resolve '\.\/nowhere'/,
  ],
  'a broken contract': [
    { 'remote.ts': REMOTE['remote.ts'].replace("permission: 'thing.*', ", '') },
    /mfe-planted breaks the remote's contract:\n {2}- remote\.ts: the route \/things states no permission: /,
  ],
  'a declaration that fails': [{ 'remote.ts': `throw new Error('Not yet.');\n` }, /Not yet\./],
};

for (const [what, [files, words]] of Object.entries(broken))
  test(`of ${what} a team reads one sentence and the compiler's message, and no stack`, () => {
    const { status, stderr } = publish(files);

    assert.equal(status, 1);
    assert.match(stderr, /^mfe-planted cannot be built:\n/);
    assert.match(stderr, words);
    assert.doesNotMatch(stderr, STACK);
  });

const TOKEN = {
  ...{ name: 'Planted', remotes: ['mfe-planted'], environments: ['staging', 'production'], ends_on: '2099-12-31' },
  ...{ issued_by: 'Siti', issued_at: '2026-07-01T02:00:00.000Z', last_used_at: null },
};

const TAKEN = { data: { ...TOKEN, problems: [], is_new: true, fills_lost: [], revision: 1 } };

/** A registry that accepts every publication, unless `answerTo` answers otherwise for a path. */
const startTaking = (answerTo = () => ({})) =>
  startRegistry((address, body) => ({ text: JSON.stringify(TAKEN), ...answerTo(address, body) }));

/** Publishes the valid remote; returns the last body sent to the registry, and the command's output. */
async function publishTo({ sent, url }, ...args) {
  const folder = path.join(product.root, 'mfe-planted');
  writeFiles(folder, REMOTE);
  const { said, status } = await runCommand(['publish', '--url', url, ...args], folder);
  return { last: sent.at(-1), said, status };
}

test('a registry hears with a release where it is to be selected, so that it refuses it as a whole', async () => {
  const registry = await startTaking((address) =>
    address.endsWith('/releases')
      ? {
          status: 403,
          text: JSON.stringify({ message: 'The publish token “Planted” is for staging, not for production.' }),
        }
      : {},
  );

  const { last, said, status } = await publishTo(registry, '--env', 'staging', '--env', 'production');

  assert.deepEqual(last.environments, ['staging', 'production']);
  assert.match(said, /refused \(403\): The publish token “Planted” is for staging, not for production\./);
  assert.equal(status, 1);
  registry.server.close();
});

for (const [what, token, sentence] of [
  ['an environment', { environments: ['staging'] }, 'The publish token “Planted” is for staging, not for production.'],
  ['a remote', { remotes: ['mfe-other'] }, 'The publish token “Planted” is for mfe-other, not for mfe-planted.'],
])
  test(`nothing is built for a token that is not for ${what}`, async () => {
    const registry = await startTaking(() => ({ text: JSON.stringify({ data: { ...TOKEN, ...token } }) }));

    const { said, status } = await publishTo(registry, '--env', 'production');
    registry.server.close();

    assert.deepEqual([said, status], [`${sentence}\n`, 1]);
    assert.deepEqual(registry.asked, ['/planted/remotes/token']);
  });

test('of a registry that does not answer a team reads one sentence', () => {
  const { status, stderr } = publish({});

  assert.equal(status, 1);
  assert.match(stderr, /^http:\/\/localhost:1 does not answer: .+\n$/);
});

test('a release that a second person has to confirm is not said to be selected', async () => {
  const registry = await startTaking((address) => (address.endsWith('/selection') ? { status: 202 } : {}));

  const { said, status } = await publishTo(registry, '--env', 'production', '--percent', '10');
  registry.server.close();

  assert.equal(status, 0);
  assert.match(said, /^production: not live, 1\.0\.0 waits for a second person to confirm it$/m);
});

/** A registry that selects as requested, unless `toEverybody` is set. */
const startSelecting = (toEverybody = false) =>
  startTaking((address, { percent, stages } = {}) => {
    if (!address.endsWith('/selection')) return {};
    return { text: JSON.stringify({ data: { revision: 1, rollout: toEverybody ? null : { percent, stages } } }) };
  });

const selections = {
  'a share of the users is sent as a number': [['--percent', '10'], { percent: 10 }, 'for 10% of the users'],
  'no share is one, too': [['--percent', '0'], { percent: 0 }, 'for 0% of the users'],
  'a staged rollout begins with the first share and what each stage waits for': [
    ['--stages'],
    { percent: 1, stages: { minutes: 60, loads: 20 } },
    'for 1% of the users, by itself on to 10, 50, 100%, each after 60 minutes and 20 clean loads',
  ],
};

for (const [title, [args, { percent, stages }, words]] of Object.entries(selections))
  test(title, async () => {
    const registry = await startSelecting();

    const { last, said } = await publishTo(registry, '--env', 'staging', ...args);
    registry.server.close();

    assert.deepEqual([last.percent, last.stages], [percent, stages]);
    assert.ok(said.includes(`\nstaging: ${words} (revision 1)\n`), said);
  });

test('of a first release, which everybody gets, a team does not read that it is staged', async () => {
  const registry = await startSelecting(true);

  const { said } = await publishTo(registry, '--env', 'staging', '--stages');
  registry.server.close();

  assert.match(said, /^staging: selected \(revision 1\)$/m);
});

const foreign = [
  ['a page of a proxy', { status: 502, text: '<html></html>' }, /answered 502, and no registry's answer\.\n$/],
  ['nothing', { status: 500, text: '' }, /answered 500, and no registry's answer\.\n$/],
  ['something else', { text: '{"ok":true}' }, /answered 200, and no registry's answer\.\n$/],
  ['a refusal without a reason', { status: 500, text: '{}' }, /refused \(500\): it gave no reason\.\n$/],
];

for (const [what, answer, sentence] of foreign)
  test(`of a server that answers ${what} a team reads one sentence`, async () => {
    const registry = await startTaking(() => answer);

    const { said, status } = await publishTo(registry);
    registry.server.close();

    assert.equal(status, 1);
    assert.match(said, sentence);
    assert.doesNotMatch(said, STACK);
  });
