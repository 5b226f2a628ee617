import { seconds } from '../run/phase.mjs';

const columns = [
  ['part', (result) => result.title],
  ['result', (result) => (result.notRun ? 'NOT RUN' : result.failed > 0 ? 'FAILED' : 'ok')],
  ['passed', (result) => String(result.passed ?? '')],
  ['failed', (result) => String(result.failed ?? '')],
  ['time', (result) => result.time],
  ['', (result) => result.notRun ?? ''],
];

const sum = (results, key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);

// A part that could not run is a failure in CI, where nobody reads the table, and always when it is required.
const isRed = (result) =>
  result.notRun ? result.required || process.env.CI === 'true' : result.failed > 0 || result.passed === 0;

const printTable = (rows) => {
  const widths = rows[0].map((_, index) => Math.max(...rows.map((row) => row[index].length)));
  const line = (row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index]))
      .join('  ')
      .trimEnd();
  console.log(`\n${rows.map(line).join('\n')}`);
};

/** Prints each gate that ran, with how much it checked. */
export const printGates = (results) => {
  const told = results.flatMap(({ title, gates = [] }) =>
    gates.map(({ name, passed, tried, of }) => [name, title, `${passed}/${tried} ${of}`]),
  );
  if (told.length > 0) printTable([['gate', 'part', 'held in'], ...told]);
};

const SLOWEST = 15;

/** Prints the slowest test files: where to look first when a run gets slow. */
export const printSlowest = (results) => {
  const slowest = results
    .flatMap(({ title, files = [] }) => files.map(({ name, ms }) => ({ title, name, ms })))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST);
  if (slowest.length > 1)
    printTable([
      ['slowest files', 'part', 'time'],
      ...slowest.map(({ title, name, ms }) => [name, title, seconds(ms)]),
    ]);
};

/** Prints what ran, with counts and seconds, and what could not; returns whether all is well. */
export const printReport = (results) => {
  printTable([
    columns.map(([heading]) => heading),
    ...results.map((result) => columns.map(([, cell]) => cell(result))),
  ]);
  const red = results.filter(isRed);
  if (red.length > 0) console.log(`\nNot green: ${red.map(({ title }) => title).join(', ')}.`);
  console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
  return red.length === 0;
};
