import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot, root } from '../run/root.mjs';
import { headingsOf } from './headings.mjs';
import {
  citationsIn,
  citingFiles,
  leadsSomewhere,
  linksIn,
  pathsIn,
  reader,
  referencesIn,
  referencesOf,
} from './references.mjs';

test('every page, heading, file and folder that code and pages refer to exists', () => {
  const references = referencesOf(root);
  const read = reader(root);
  const broken = references.filter(({ to }) => !leadsSomewhere(to, read));
  console.log(`gate references: ${references.length - broken.length}/${references.length} references`);

  assert.ok(references.length > 300);
  assert.deepEqual(
    broken.map(({ file, found }) => `${file}: ${found}`),
    [],
  );
});

test('no code cites a text by the number of its section', () => {
  assert.deepEqual(citingFiles(root), []);
  assert.deepEqual(citationsIn('a.ts', '// Of a kind. Decision §3 and §4. (§5)'), ['Decision §3', '(§5']);
  assert.deepEqual(citationsIn('api/src/db/migrations/0001-people.sql', '-- Decision §5'), []);
});

test('the index of the decision records names each of them once', () => {
  const records = readdirSync(inRoot('docs', 'decisions')).filter((name) => /^\d{4}-.*\.md$/.test(name));
  const index = readFileSync(inRoot('docs', 'decisions', 'README.md'), 'utf8');

  assert.deepEqual(
    records.filter((name) => index.split(`(${name})`).length !== 2),
    [],
  );
});

const read = (pages) => (path) => pages[path];

test('a reference of code leads to a page and its heading, a page of the domain also by its name', () => {
  const pages = read({ 'docs/domain/figures.md': '# Figures\n\n## As of a day\n' });
  const code = '/** As docs/domain/figures.md#as-of-a-day says. figures.md#portfolios */ // docs/none.md.';

  const found = referencesIn(code).map(({ to }) => [to, leadsSomewhere(to, pages)]);

  assert.deepEqual(found, [
    ['docs/domain/figures.md#as-of-a-day', true],
    ['docs/domain/figures.md#portfolios', false],
    ['docs/none.md', false],
  ]);
});

test('a link of a page is read from where the page is', () => {
  const links = linksIn('docs/domain/tax.md', '[a](figures.md#x), [b](../remotes.md), [c](#here), [d](https://e.test)');

  assert.deepEqual(
    links.map(({ to }) => to),
    ['docs/domain/figures.md#x', 'docs/remotes.md', 'docs/domain/tax.md#here'],
  );
});

test('a path in backticks is one of this repository, and a door goes by its name', () => {
  const text = '`api/src/app.ts`, `shared-lib/api`, `resources/a.test.ts`, `node api/x`, `docker/.env`, `mfe-cranes/`';

  assert.deepEqual(
    pathsIn('docs/a.md', text).map(({ to }) => to),
    ['api/src/app.ts', 'shared-lib/src/api'],
  );
  assert.deepEqual(pathsIn('platform/README.md', text), []);
});

test('headings are those outside of code, as links write them', () => {
  const page = "# Invoices, and what they're for\n\n```sh\n# not a heading\n```\n\n## `api` and [more](x.md)\n";

  assert.deepEqual([...headingsOf(page)], ['invoices-and-what-theyre-for', 'api-and-more']);
});
