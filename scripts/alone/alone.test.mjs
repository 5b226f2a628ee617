import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { after, test } from 'node:test';
import { run } from '../run/command.mjs';
import { copyPlatform } from './copy-platform.mjs';

const platform = copyPlatform();
after(() => rmSync(dirname(platform), { recursive: true }));

/** Runs Node in the copy, as a process independent of this test. */
async function succeed(...parameters) {
  const { code, output } = await run(process.execPath, parameters, {
    cwd: platform,
    env: { NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(code, 0, output);
  return output;
}

const tool = (...path) => join(platform, 'node_modules', ...path);
const jest = tool('jest/bin/jest.js');

const files = readdirSync(platform, { recursive: true }).filter((name) => !/^(?:example|node_modules)\b/.test(name));

test('the types of the platform are sound where there is no product', async () => {
  assert.equal(await succeed(tool('typescript-native/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'), '');
});

// Browser tests and webpack builds take minutes and are left out; the parts that run them have no product to reach
// either.
test('the tests of what runs without a browser pass where there is no product', async () => {
  assert.match(await succeed(jest, '--selectProjects', 'platform-node'), /^Tests: +\d{2,} passed/m);
});

test('the commands and the build run where there is no product', async () => {
  await succeed('--test', 'build/content-version.test.mjs', 'cli/serve.test.mjs');
});

test('it is packed where there is no product', async () => {
  await succeed('cli/pack/prepack.mjs');
  for (const name of ['esm/contract/index.js', 'contract/index.js', 'registry/index.js', 'types/cli/index.d.mts'])
    assert.ok(existsSync(join(platform, 'dist', name)), `${name} is missing.`);
});

test('npm test in the folder runs every test in it', async () => {
  const { scripts } = JSON.parse(readFileSync(join(platform, 'package.json'), 'utf8'));
  const [ofJest, ofNode] = scripts.test.split(' && ');
  const listed = (await succeed(jest, '--listTests')).trim().split('\n');
  const globs = ofNode.replace('node --test ', '').split(' ');
  const isRun = (name) => globs.some((glob) => new RegExp(`^${glob.replaceAll('*', '[^/]+')}$`).test(name));
  const named = (ending) => files.filter((name) => ending.test(name)).toSorted();

  assert.equal(ofJest, 'jest');
  assert.deepEqual(listed.map((name) => relative(platform, name)).toSorted(), named(/\.test\.tsx?$/));
  assert.deepEqual(named(/\.test\.mjs$/).filter(isRun), named(/\.test\.mjs$/));
});
