import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../run/root.mjs';
import { faultsOf, REQUIREMENTS } from './asvs.mjs';

const table = readFileSync(inRoot('docs', 'security.md'), 'utf8');

test('docs/security.md answers every requirement of ASVS 5.0 level 2 once', () => {
  const faults = faultsOf(table);
  console.log(`gate asvs: ${REQUIREMENTS.length - faults.length}/${REQUIREMENTS.length} requirements`);

  assert.deepEqual(faults, []);
});

test('every test and page that docs/security.md names exists', () => {
  const files = [...table.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file);
  const pages = [...table.matchAll(/\]\(([\w/.-]+\.md)\)/g)].map(([, page]) => inRoot('docs', page));
  const missing = files.filter((file) => !existsSync(inRoot(file)) && !existsSync(inRoot('api', 'src', file)));

  assert.ok(files.length > 10 && pages.length > 3);
  assert.deepEqual([...missing, ...pages.filter((page) => !existsSync(page))], []);
});

test('a requirement without an answer, with two, or with an unknown status is reported', () => {
  const [first] = table.match(/^\| 6\.2\.1 .*$/m) ?? [];

  assert.deepEqual(faultsOf(table.replace(first, '')), ['6.2.1 has no row']);
  assert.deepEqual(faultsOf(`${table}\n${first}\n`), ['6.2.1 has two rows']);
  assert.deepEqual(faultsOf(table.replace(first, first.replace('not met', 'perhaps'))), ['"perhaps" is not a status']);
});
