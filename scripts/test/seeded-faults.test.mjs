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
const isNoticed = async ({ name, gate = 'money model' }) => {
  const jest = [inRoot('node_modules/jest/bin/jest.js'), '--selectProjects', 'api'];
  const { code, output } = await run(
    process.execPath,
    [...jest, '--testPathPatterns', `contract/${gate.replaceAll(' ', '-')}`],
    { env: { SEEDED_FAULT: name, TEST_DATABASE: 'postgres', PROVE: '' } },
  );
  const told = gatesIn(output).find((one) => one.name === gate);
  const noticed = code !== 0 && told !== undefined && told.passed < told.tried;
  if (!noticed) console.log(`${name} was not noticed:\n${output}`);
  return noticed;
};

test('every seeded fault is noticed by its gate', { skip: process.env.PROVE !== '1' || !hasPostgres() }, async () => {
  const missed = [];
  for (const fault of faults) if (!(await isNoticed(fault))) missed.push(fault.name);

  tell(faults.length - missed.length, 'caught');
  assert.deepEqual(missed, []);
});
