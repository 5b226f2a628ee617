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
async function compileBoot(isWatched = false) {
  const folder = path.join(sharedModules.root, 'shell');
  const compiler = webpack(bootConfig.bootConfig({ folder, facts: { ...facts, WATCHED: isWatched } }));
  compiler.hooks.shouldEmit.tap('test', () => false);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  assert.equal(stats.toString('errors-only'), '');
  const script = stats.compilation.getAsset('boot.js').source.source();
  await new Promise((resolve) => compiler.close(resolve));
  return script;
}

test('the first script is one small file that starts by itself and knows the files of the shell', async () => {
  const script = await compileBoot();

  assert.ok(script.length <= BUDGET, `${script.length} characters; the budget is ${BUDGET}`);
  assert.match(script, /^\(\(\)=>\{/);
  assert.doesNotMatch(script, /__webpack_require__|webpackChunk|federation/i);
  assert.match(script, /"\/assets\/shell\.js":"sha384-of-it"/);
  assert.match(script, /siteledger\.access_token/);
});

test('the first script of a watching build prepares hot reload, also after a build that was not watching', async () => {
  await compileBoot(false);
  const watching = await compileBoot(true);

  assert.match(watching, /__REACT_DEVTOOLS_GLOBAL_HOOK__/);
});
