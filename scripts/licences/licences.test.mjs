import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../run/root.mjs';
import { deliveredPackages, directDependencies, isPermitted, licencePage } from './licences.mjs';

const packages = deliveredPackages();
const page = (name) => readFileSync(inRoot('docs', name), 'utf8');

test('every delivered package has a licence under which we may deliver it', () => {
  const refused = packages.filter(({ licence }) => !isPermitted(licence));

  console.log(`gate licences: ${packages.length - refused.length}/${packages.length} packages`);
  assert.deepEqual(refused, []);
});

test('a licence that asks for more, or none, is refused', () => {
  for (const licence of ['MIT AND ISC', '(MIT OR GPL-3.0)', 'Apache-2.0 AND LGPL-3.0-or-later'])
    assert.ok(isPermitted(licence), licence);
  for (const licence of ['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', undefined])
    assert.ok(!isPermitted(licence), licence);
});

test('docs/licences.md lists them all', () => {
  assert.equal(
    page('licences.md'),
    licencePage(packages),
    'docs/licences.md is not of this lockfile: npm run licences',
  );
});

test('docs/dependencies.md says of each direct one what it is for', () => {
  const told = [...page('dependencies.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);

  assert.deepEqual(told.toSorted(), directDependencies());
});
