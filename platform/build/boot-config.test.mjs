import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import bootConfigModule from './boot-config.js';
import productModule from './product.js';
import { compile, plantProduct } from './testing/planted-product.mjs';

const BUDGET = 5_000;
const facts = { SHELL_FILES: { '/assets/shell.js': 'sha384-of-it' }, DOOR_FILES: { form: ['/assets/form.js'] } };

const product = plantProduct({
  'shell/src/boot.ts': `import { boot } from '${path.join(productModule.platform, 'boot')}';
    boot({ listingUrl: '/planted/remotes', token: () => localStorage.getItem('planted.token') });`,
});
after(() => rmSync(product.root, { recursive: true }));

/** Compiles the shell's first script with these facts. */
async function compileBoot(isWatched = false) {
  const compilation = await compile(bootConfigModule.bootConfig(product, { ...facts, WATCHED: isWatched }));
  assert.deepEqual(compilation.errors, []);
  return readFileSync(path.join(product.root, 'shell/dist/boot.js'), 'utf8');
}

test('the first script is one small file that starts by itself and knows the files of the shell', async () => {
  const script = await compileBoot();

  assert.ok(script.length <= BUDGET, `${script.length} characters; the budget is ${BUDGET}`);
  assert.match(script, /^\(\(\)=>\{/);
  assert.doesNotMatch(script, /__webpack_require__|webpackChunk|federation/i);
  assert.match(script, /"\/assets\/shell\.js":"sha384-of-it"/);
  assert.match(script, /planted\.token/);
});

test('the first script of a watching build prepares hot reload, also after a build that was not watching', async () => {
  await compileBoot(false);
  const watching = await compileBoot(true);

  assert.match(watching, /__REACT_DEVTOOLS_GLOBAL_HOOK__/);
});
