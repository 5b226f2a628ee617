import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { plantedRemote, plantProject, writeFiles } from '../build/testing/planted-product.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const project = plantProject({
  'package.json': JSON.stringify({ name: '@team/mfe-planted', version: '1.2.0' }),
  'webpack.config.js': `const { configurationsOf } = require('@siteledger/platform/build');
    module.exports = configurationsOf(require('./platform.config.js')).remoteConfig(__dirname);`,
  'remote.ts': plantedRemote(`,
      fills: [{ place: 'elsewhere.tabs', id: 'things', title: 'Things', order: 1, permission: 'thing.*', props: {},
        load: async () => (await import('./src/things-page')).Things }]`),
  'src/things-page.tsx': `import { Button } from '@planted/library/ui';
    export const Things = () => <Button>Things</Button>;`,
});
const elsewhere = mkdtempSync(path.join(tmpdir(), 'planted-elsewhere-'));
after(() => [project.root, elsewhere].forEach((folder) => rmSync(folder, { recursive: true })));

const run = (args, { cwd = project.root, program = here('main.mjs') } = {}) =>
  spawnSync(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, PLANTED_TOKEN: 'slpt_planted' },
    encoding: 'utf8',
  });

test('a project of one remote is built in its own folder, also when it fills a place of a remote that is elsewhere', () => {
  const { status, stderr } = run(['build']);

  assert.equal(stderr, '');
  assert.equal(status, 0);
  const { name, version } = JSON.parse(readFileSync(path.join(project.root, 'dist/remote.json'), 'utf8'));
  assert.equal(name, 'mfe-planted');
  assert.match(version, /^1\.2\.0-dev\.[0-9a-f]{8}$/);
});

test('nothing is built twice, and a change is', () => {
  assert.match(run(['build']).stdout, /\(0 just now\)/);

  writeFiles(project.root, { 'src/things-page.tsx': 'export const Things = () => null;\n' });

  assert.match(run(['build']).stdout, /\(1 just now\)/);
});

const refused = [
  ['publishing without an address', ['publish'], 'Say which registry: --url https://…, or PLANTED_URL.'],
  [
    'developing a shell',
    ['dev'],
    'There is no shell in this project: say in which deployed one, dev --shell https://… or PLANTED_URL.',
  ],
  ['another remote', ['new', 'cranes'], 'This is the project of mfe-planted: start another remote outside of it.'],
];

for (const [what, args, sentence] of refused)
  test(`in a project of one remote ${what} is refused with one sentence`, () => {
    const { status, stderr } = run(args);

    assert.equal(status, 1);
    assert.equal(stderr, `${sentence}\n`);
  });

test('where no product is, the program of a library writes the project of a new remote', () => {
  const program = path.join(elsewhere, 'planted.mjs');
  writeFiles(elsewhere, {
    'planted.mjs': `import { runCommandLine } from ${JSON.stringify(here('index.mjs'))};
      const filesOfRemote = (name) => ({ 'package.json': JSON.stringify({ name }) });
      await runCommandLine({ newProject: (root) => ({ root, filesOfRemote }) });`,
  });

  const { status, stdout } = run(['new', 'cranes'], { cwd: elsewhere, program });

  assert.equal(status, 0);
  assert.match(stdout, /^mfe-cranes: written\n/);
  assert.ok(existsSync(path.join(elsewhere, 'mfe-cranes/package.json')));
  assert.equal(run(['new', 'cranes'], { cwd: elsewhere, program }).stderr, 'There is a folder mfe-cranes already.\n');
  assert.match(run(['build'], { cwd: elsewhere, program }).stderr, /^There is no platform\.config\.js in /);
});
