import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintsAbout, gatesIn } from './gates.mjs';

const expected = [{ name: 'money model' }];

test('a gate that held in all that it tried is fine', () => {
  const told = gatesIn('PASS api\ngate money model: 1200/1200 commands, seed 7\nTests: 1 passed');

  assert.deepEqual(told, [{ name: 'money model', passed: 1200, tried: 1200, of: 'commands, seed 7' }]);
  assert.deepEqual(complaintsAbout(expected, told), []);
});

test('a gate that said nothing, tried nothing or did not hold is red', () => {
  assert.deepEqual(complaintsAbout(expected, gatesIn('Tests: 1 passed')), ['The gate money model did not run.']);
  for (const line of ['0/0 commands', '1199/1200 commands'])
    assert.equal(complaintsAbout(expected, gatesIn(`gate money model: ${line}`)).length, 1);
});
