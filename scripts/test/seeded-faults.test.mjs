import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { faultNamed, faults, fittingFaults } from '../../jest/seeded-faults.mjs';
import { run } from '../run/command.mjs';
import { hasPostgres } from '../run/postgres.mjs';
import { inRoot } from '../run/root.mjs';
import { gates, gatesIn } from './gates.mjs';

const tell = (passed, tried, of) => console.log(`gate seeded faults: ${passed}/${tried} ${of}`);

// SEEDED_FAULT selects a single fault.
const { SEEDED_FAULT } = process.env;
const chosen = SEEDED_FAULT ? [faultNamed(SEEDED_FAULT)] : faults;

test('every seeded fault still fits the sources', () => {
  const fitting = fittingFaults().map(({ name }) => name);

  if (process.env.PROVE !== '1') tell(fitting.length, faults.length, 'that fit the sources');
  assert.deepEqual(
    fitting,
    faults.map(({ name }) => name),
  );
});

const PROJECTS = { 'api-postgres': 'api', unit: 'browser' };

/** The Jest project and test file that must detect the fault; money and the server's rules are tested on PostgreSQL. */
function placeOf(gate) {
  const found = ['api-postgres', 'unit'].flatMap((part) =>
    gates.filter((one) => one.name === gate && one.part === part),
  );
  if (found.length === 0) throw new Error(`No gate is called "${gate}".`);
  return { project: PROJECTS[found[0].part], file: found[0].file };
}

// Failed for the right reason: the gate ran to its end and counted failures.
const isNoticed = async ({ name, gate = 'money model' }) => {
  const { project, file } = placeOf(gate);
  const jest = [inRoot('node_modules/jest/bin/jest.js'), '--selectProjects', project];
  const { code, output } = await run(process.execPath, [...jest, '--testPathPatterns', file], {
    env: { SEEDED_FAULT: name, TEST_DATABASE: 'postgres', PROVE: '' },
  });
  const told = gatesIn(output).find((one) => one.name === gate);
  const noticed = code !== 0 && told !== undefined && told.passed < told.tried;
  if (!noticed) console.log(`${name} was not noticed:\n${output}`);
  return noticed;
};

/** The faults that their gates miss. Each run keeps one core busy, so as many run in parallel as there are cores. */
async function missedFaults() {
  const waiting = [...chosen];
  const missed = [];
  const work = async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift())
      if (!(await isNoticed(fault))) missed.push(fault.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return missed;
}

test('every seeded fault is noticed by its gate', { skip: process.env.PROVE !== '1' || !hasPostgres() }, async () => {
  const missed = await missedFaults();

  tell(chosen.length - missed.length, chosen.length, 'caught');
  assert.deepEqual(missed, []);
});
