import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { globSync } from 'tinyglobby';
import { inRoot } from '../run/root.mjs';

// All remotes add endpoints to one slice, where a second one with the same name silently replaces the first.
test('no two endpoints of the API slice have one name', () => {
  const sources = globSync(['{shared-lib,shell,mfe-*}/**/*.{ts,tsx}'], {
    cwd: inRoot(),
    ignore: ['**/node_modules/**', '**/dist/**', '**/*.test.*'],
  });
  const names = sources.flatMap((path) =>
    [...readFileSync(inRoot(path), 'utf8').matchAll(/^\s+(\w+): build\.(?:query|mutation|infiniteQuery)</gm)].map(
      ([, name]) => ({ name, path }),
    ),
  );

  assert.ok(names.length > 100, `${names.length} were found`);
  const twice = names.filter(({ name }, at) => names.findIndex((other) => other.name === name) !== at);
  assert.deepEqual(twice, []);
});
