import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { plantProduct, writeFiles } from '../build/testing/planted-product.mjs';

const MAIN = fileURLToPath(new URL('main.mjs', import.meta.url));

const REMOTE = {
  'package.json': JSON.stringify({ name: 'mfe-planted', version: '1.0.0' }),
  'webpack.config.js': `const { configurationsOf } = require('@siteledger/platform/build');
    module.exports = configurationsOf(require('../platform.config.js')).remoteConfig(__dirname);`,
  'remote.ts': `import { defineRemote, screen } from '@siteledger/platform/remote';
    export const { remote, routes, slots, parts } = defineRemote({
      name: 'mfe-planted', owner: { team: 'Example', contact: 'example@planted.test' },
      requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^1.0.0' }, paths: ['/things'],
      screens: [screen('/things', {
        title: 'Things', permission: 'thing.*', load: async () => (await import('./src/things-page')).Things,
      })], nav: [] });`,
  'src/things-page.tsx': 'export const Things = () => null;\n',
};

const product = plantProduct();
after(() => rmSync(product.root, { recursive: true }));

/** What a team reads that publishes a remote of these files. */
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

test('of a registry that does not answer a team reads one sentence', () => {
  const { status, stderr } = publish({});

  assert.equal(status, 1);
  assert.match(stderr, /^http:\/\/localhost:1 does not answer: .+\n$/);
});
