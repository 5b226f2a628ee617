import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot } from '../run/root.mjs';
import { places, plantFields, PLANTED } from './planted-fields.mjs';

const TSC = inRoot('node_modules', 'typescript-native', 'bin', 'tsc');

let root;
let reported;

// A message starts with its file; the following lines are indented.
const messagesOf = (output) =>
  output
    .split(/\n(?! )/)
    .map((message) => [/^src\/resources\/(.+?)\(/.exec(message)?.[1], message])
    .filter(([file, message]) => file && message.includes(PLANTED));

before(() => {
  root = plantFields();
  const { stdout } = spawnSync(process.execPath, [TSC, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.json'], {
    cwd: join(root, 'api'),
    encoding: 'utf8',
  });
  reported = messagesOf(stdout).map(([file]) => file);
});

after(() => {
  const found = places.filter(([, file, times = 1]) => reported.filter((one) => one === file).length >= times);
  console.log(`gate fields: ${found.length}/${places.length} places`);
  rmSync(root, { recursive: true });
});

for (const [place, file, times = 1] of places) {
  test(`a field that is forgotten where the API ${place} does not compile`, () => {
    assert.ok(
      reported.filter((one) => one === file).length >= times,
      `${file} has to be reported ${times} times; reported are ${[...new Set(reported)].join(', ') || 'none'}`,
    );
  });
}
