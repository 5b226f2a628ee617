import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedSince, relatedTests, selectionFor } from './since.mjs';

test('a change in a remote runs what imports it, its own browser tests, and no API', async () => {
  const files = ['mfe-parties/src/clients/client-list-page.tsx'];

  const related = await relatedTests(files);
  const selection = selectionFor(files, related, ['db/']);

  assert.deepEqual(selection, {
    types: [],
    lint: [],
    format: [],
    scripts: ['scripts/docs'],
    unit: related,
    api: undefined,
    'api-postgres': undefined,
    build: [],
    e2e: ['parties/'],
  });
  assert.ok(related.includes('mfe-parties/src/clients/client-list-page.test.tsx'), related.join());
  assert.deepEqual(
    related.filter((path) => path.startsWith('api/')),
    [],
  );
});

test('a change in the API runs what imports it on PostgreSQL, what is about the embedded database on both', () => {
  const related = ['api/src/resources/clients/clients.test.ts', 'api/src/db/sums.test.ts'];

  const selection = selectionFor(['api/src/db/one.ts'], related, ['db/']);

  assert.deepEqual(selection['api-postgres'], related);
  assert.deepEqual(selection.api, ['api/src/db/sums.test.ts']);
  assert.equal(selection.unit, undefined);
  assert.deepEqual(selection.e2e, []);
});

test('a change of words alone builds nothing', () => {
  const selection = selectionFor(['docs/domain/tax.md'], [], []);

  assert.deepEqual([selection.scripts, selection.build, selection.e2e], [['scripts/docs'], undefined, undefined]);
});

test('a change of what builds or starts the product runs all tests of the scripts', () => {
  for (const file of ['package.json', 'scripts/start.mjs', 'platform/build/common-config.js'])
    assert.deepEqual(selectionFor([file], [], []).scripts, []);
});

test('a commit that is not there is named', async () => {
  await assert.rejects(changedSince('no-such-commit'), /git knows no commit “no-such-commit”/);
});
