import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import bootConfig from './boot-config.js';
import sharedModules from './shared-modules.js';

const require = createRequire(import.meta.url);
const webpack = require('webpack');

const BUDGET = 4_000;
const facts = { SHELL_FILES: { '/assets/shell.js': 'sha384-of-it' }, DOOR_FILES: { form: ['/assets/form.js'] } };

/** The first script of the shell, compiled with these facts. */
async function compileBoot() {
  const folder = path.join(sharedModules.root, 'shell');
  const config = bootConfig.bootConfig({ folder, facts: { ...facts, WATCHED: false } });
  const compiler = webpack({ ...config, cache: false });
  compiler.hooks.shouldEmit.tap('test', () => false);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  assert.equal(stats.toString('errors-only'), '');
  return stats.compilation.getAsset('boot.js').source.source();
}

test('the first script is one small file that starts by itself and knows the files of the shell', async () => {
  const script = await compileBoot();

  assert.ok(script.length <= BUDGET, `${script.length} characters; the budget is ${BUDGET}`);
  assert.match(script, /^\(\(\)=>\{/);
  assert.doesNotMatch(script, /__webpack_require__|webpackChunk|federation/i);
  assert.match(script, /"\/assets\/shell\.js":"sha384-of-it"/);
  assert.match(script, /siteledger\.access_token/);
});
