import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { test } from 'node:test';
import { runQueue } from './queue.mjs';

/** Starts parts that end when the test ends them. */
function stage(parts, cores) {
  const running = new Map();
  const started = [];
  const start = ({ name }) => {
    started.push(name);
    return new Promise((resolve) => running.set(name, () => resolve({ name, passed: 1, failed: 0 })));
  };
  const outcome = runQueue(parts, cores, start);
  const end = async (name) => {
    running.get(name)();
    await turn();
  };
  return { started, outcome, end };
}

test('parts share the cores, and one that takes all waits until all are free', async () => {
  const parts = [{ name: 'unit', cores: 1 }, { name: 'lint', cores: 1 }, { name: 'format', cores: 1 }, { name: 'e2e' }];
  const { started, outcome, end } = stage(parts, 2);
  assert.deepEqual(started, ['unit', 'lint']);

  await end('lint');
  assert.deepEqual(started, ['unit', 'lint', 'format']);
  await end('format');
  assert.deepEqual(started.length, 3);
  await end('unit');
  assert.deepEqual(started, ['unit', 'lint', 'format', 'e2e']);
  await end('e2e');

  assert.deepEqual(
    (await outcome).map(({ name }) => name),
    ['unit', 'lint', 'format', 'e2e'],
  );
});

test('a part waits for the one that it comes after, unless that does not run', async () => {
  const build = { name: 'build', cores: 1 };
  const browser = { name: 'e2e', cores: 1, after: ['build'] };

  const both = stage([browser, build], 2);
  assert.deepEqual(both.started, ['build']);
  await both.end('build');
  assert.deepEqual(both.started, ['build', 'e2e']);

  assert.deepEqual(stage([browser], 2).started, ['e2e']);
});
