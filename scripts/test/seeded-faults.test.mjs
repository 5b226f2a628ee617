import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, fittingFaults } from '../../jest/seeded-faults.mjs';
import { run } from '../run/command.mjs';
import { hasPostgres } from '../run/postgres.mjs';
import { inRoot } from '../run/root.mjs';
import { gatesIn } from './gates.mjs';

const tell = (passed, of) => console.log(`gate seeded faults: ${passed}/${faults.length} ${of}`);

test('every seeded fault still fits the sources', () => {
  const fitting = fittingFaults().map(({ name }) => name);

  if (process.env.PROVE !== '1') tell(fitting.length, 'that fit the sources');
  assert.deepEqual(
    fitting,
    faults.map(({ name }) => name),
  );
});

// Red for its own reason: the gate ran to its end and counted what is wrong.
const isNoticed = async ({ name }) => {
  const { code, output } = await run(
    process.execPath,
    [inRoot('node_modules/jest/bin/jest.js'), '--selectProjects', 'api', '--testPathPatterns', 'contract/money-model'],
    { env: { SEEDED_FAULT: name, TEST_DATABASE: 'postgres', PROVE: '' } },
  );
  const gate = gatesIn(output).find((one) => one.name === 'money model');
  return code !== 0 && gate !== undefined && gate.passed < gate.tried;
};

test('the money model notices every seeded fault', { skip: process.env.PROVE !== '1' || !hasPostgres() }, async () => {
  const missed = [];
  for (const fault of faults) if (!(await isNoticed(fault))) missed.push(fault.name);

  tell(faults.length - missed.length, 'caught');
  assert.deepEqual(missed, []);
});
