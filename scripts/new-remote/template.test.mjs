import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { format, resolveConfig } from 'prettier';
import { filesOfProject } from '../../shared-lib/remotes/template.mjs';
import { inRoot } from '../run/root.mjs';

const files = filesOfProject('mfe-cranes');
const readJson = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8'));
const plain = (range) => range.replace(/^[\^~]/, '');

test('a project of its own is written as our formatter would have it', async () => {
  const style = await resolveConfig(inRoot('package.json'));
  for (const [file, content] of Object.entries(files).filter(([name]) => name !== '.gitignore'))
    assert.equal(content, await format(content, { ...style, filepath: inRoot('mfe-cranes', file) }), file);
});

test('it builds and tests with the tools that are here, in the same versions', () => {
  const { devDependencies } = JSON.parse(files['package.json']);
  const ours = readJson('package.json').devDependencies;

  assert.ok(Object.keys(devDependencies).length > 15);
  for (const [name, range] of Object.entries(devDependencies)) assert.equal(plain(range), plain(ours[name]), name);
});

test('its versions of the packages and of React are those of this repository', () => {
  const { dependencies } = JSON.parse(files['package.json']);

  for (const name of ['platform', 'shared-lib'])
    assert.equal(plain(dependencies[`@siteledger/${name}`]), readJson(name, 'package.json').version);
  for (const name of ['react', 'react-dom'])
    assert.equal(plain(dependencies[name]), readJson('shell', 'package.json').dependencies[name]);
});

test('where our packages come from a registry of a company, the project and its workflow say so', () => {
  const packages = 'https://npm.example.test/';
  const own = filesOfProject('mfe-cranes', packages);

  assert.equal(own['.npmrc'], `@siteledger:registry=${packages}\n`);
  assert.match(
    own['.github/workflows/remote.yml'],
    /registry-url: https:\/\/npm\.example\.test\/\n {10}scope: '@siteledger'/,
  );
  assert.match(
    own['.github/workflows/remote.yml'],
    /- run: npm ci\n {8}env:\n {10}NODE_AUTH_TOKEN: \$\{\{ secrets\.NPM_TOKEN \}\}/,
  );
  assert.match(own['README.md'], /NPM_TOKEN/);
  assert.ok(!('.npmrc' in files));
});

test('every word of it follows from the name of the remote', () => {
  const other = filesOfProject('mfe-tower-cranes');

  assert.ok('src/tower-cranes-list/tower-cranes-list-page.tsx' in other);
  for (const [file, content] of Object.entries(other)) assert.doesNotMatch(content, /(?<!tower[ -]?)cranes/i, file);
  assert.match(other['remote.ts'], /^ {2}title: 'Tower cranes',$/m);
});
