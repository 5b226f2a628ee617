import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../run/root.mjs';
import { gates } from './gates.mjs';
import { isOnlyProved, onlyProved } from './tiers.mjs';

const FOLDERS = { scripts: ['scripts', 'platform', 'shell'], 'api-postgres': ['api/src'] };

const filesOf = (folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`);

test('tests left out of `npm test` exist: a renamed one does not come back unnoticed', () => {
  for (const [part, folders] of Object.entries(FOLDERS))
    for (const pattern of onlyProved[part])
      assert.ok(
        folders.flatMap(filesOf).some((path) => path.includes(pattern)),
        `${part} has no ${pattern}`,
      );
});

test('every gate is in `npm test`, but those that kill, pack or wait', () => {
  const left = gates.filter(({ part, file }) => isOnlyProved(part, `${file}.test`));

  assert.deepEqual([...new Set(left.map(({ name }) => name))].sort(), [
    ...['backup', 'crash', 'crowds', 'database', 'fields', 'halt', 'last good', 'migration', 'transfer'],
  ]);
});
