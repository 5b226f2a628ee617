import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { plantProduct } from '../build/testing/planted-product.mjs';

const MAIN = fileURLToPath(new URL('main.mjs', import.meta.url));
const ALL = 'new, dev, alone, serve, publish, build, check-upgrade';

const product = plantProduct();
const below = path.join(product.root, 'mfe-planted/src');
mkdirSync(below, { recursive: true });
after(() => rmSync(product.root, { recursive: true }));

const answerTo = (args, cwd = product.root) => {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], { cwd, encoding: 'utf8' });
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
  ['a release without a token', ['publish', '--version', '1.0.0'], 'PLANTED_TOKEN is missing: ask for one.'],
];

for (const [what, args, sentence] of refused)
  test(`${what} is refused with one sentence`, () => {
    assert.equal(answerTo(args), `${sentence}\n`);
  });

test('the product is found from any folder of it', () => {
  assert.equal(answerTo(['dev', 'mfe-x'], below), 'There is no remote mfe-x. There are mfe-planted.\n');
});

test('outside of a product a command says what it looks for', () => {
  assert.equal(answerTo(['build'], tmpdir()), `There is no platform.config.js in ${tmpdir()} or above it.\n`);
});
