import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { plantProduct } from '../build/testing/planted-product.mjs';

const MAIN = fileURLToPath(new URL('main.mjs', import.meta.url));
const ALL = 'new, dev, alone, serve, publish, promote, token, build, check-upgrade, why';

const product = plantProduct();
const below = path.join(product.root, 'mfe-planted/src');
const remote = path.join(product.root, 'mfe-planted');
mkdirSync(below, { recursive: true });
writeFileSync(path.join(remote, 'remote.ts'), '');
after(() => rmSync(product.root, { recursive: true }));

const answerTo = (args, cwd = product.root, token = '') => {
  const env = { ...process.env, PLANTED_TOKEN: token };
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], { cwd, env, encoding: 'utf8' });
  assert.equal(status, 1);
  return stderr;
};

const refused = [
  ['no command', [], `Say which command: ${ALL}.`],
  ['a command that is not there', ['deploy'], `There is no command deploy. There are ${ALL}.`],
  [
    'a package that is not there',
    ['build', '--only', 'mfe-x'],
    'There is no package mfe-x. There are shell, mfe-planted.',
  ],
  ['a remote that is not there', ['dev', 'mfe-x'], 'There is no remote mfe-x. There are mfe-planted.'],
  [
    'a name that no remote has',
    ['new', 'Tower Cranes'],
    'A remote has a name of small letters and hyphens, such as cranes.',
  ],
  ['a name that is taken', ['new', 'planted'], 'There is a folder mfe-planted already.'],
];

for (const [what, args, sentence] of refused)
  test(`${what} is refused with one sentence`, () => {
    assert.equal(answerTo(args), `${sentence}\n`);
  });

const refusedThere = [
  ['a release without a token', ['--version', '1.0.0'], 'PLANTED_TOKEN is missing: ask for one.'],
  ...['10%', 'ten', '10,5', '-1', '101', ''].map((share) => [
    `a share of "${share}"`,
    ['--version', '1.0.0', `--percent=${share}`],
    `"${share}" is no share of the users: say --percent with a whole number from 0 to 100.`,
  ]),
  [
    'a share that is to grow by itself',
    ['--version', '1.0.0', '--stages', '--percent', '10'],
    'Say --percent or --stages, not both: a rollout with stages begins with a share of its own.',
  ],
];

for (const [what, args, sentence] of refusedThere)
  test(`${what} is refused with one sentence, before anything is built`, () => {
    assert.equal(answerTo(['publish', ...args], remote), `${sentence}\n`);
  });

test('an address without a protocol is refused with one sentence', () => {
  const args = ['publish', '--version', '1.0.0', '--url', 'staging.planted.test'];
  assert.equal(answerTo(args, remote, 'slpt_planted'), '"staging.planted.test" is no address: say --url https://….\n');
});

for (const command of ['publish', 'promote', 'alone', 'why'])
  test(`${command} says that a folder is no remote's`, () => {
    assert.equal(answerTo([command], below), `${below} is no remote's folder: run this where its remote.ts is.\n`);
  });

test('the product is found from any folder of it', () => {
  assert.equal(answerTo(['dev', 'mfe-x'], below), 'There is no remote mfe-x. There are mfe-planted.\n');
});

test('outside of a product a command says what it looks for', () => {
  assert.equal(answerTo(['build'], tmpdir()), `There is no platform.config.js in ${tmpdir()} or above it.\n`);
});
