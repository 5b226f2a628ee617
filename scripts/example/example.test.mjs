import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inRoot } from '../run/root.mjs';
import { copyExample, linesOfReadme } from './copy-example.mjs';

const TSC = inRoot('node_modules', 'typescript-native', 'bin', 'tsc');

const { folder, root, start } = copyExample();
after(() => rmSync(folder, { recursive: true }));

test('ten lines of the README are enough, and what the last one starts is there', () => {
  assert.ok(linesOfReadme().length <= 10);
  const [program, file, ...words] = start.split(' ');

  assert.deepEqual([program, words], ['node', ['serve']]);
  assert.ok(existsSync(join(root, file)), `${start} starts nothing.`);
});

test('the example of the platform has sound types in a folder of its own, by its own settings', () => {
  const { status, stdout } = spawnSync(process.execPath, [TSC, '--noEmit', '-p', 'tsconfig.json'], {
    cwd: root,
    encoding: 'utf8',
  });

  assert.equal(stdout, '');
  assert.equal(status, 0);
});
