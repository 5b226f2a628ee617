import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../run/root.mjs';
import { copyExample } from './copy-example.mjs';

const TSC = inRoot('node_modules', 'typescript-native', 'bin', 'tsc');

test('the example of the platform has sound types in a folder of its own, by its own settings', () => {
  const root = copyExample();

  const { status, stdout } = spawnSync(process.execPath, [TSC, '--noEmit', '-p', 'tsconfig.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(root, { recursive: true });

  assert.equal(stdout, '');
  assert.equal(status, 0);
});
