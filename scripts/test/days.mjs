import { run } from '../run/command.mjs';
import { Failure } from '../run/failure.mjs';
import { inRoot } from '../run/root.mjs';

// An ordinary Wednesday in the middle of a month.
const USUAL_DAY = '2026-11-18';

const isDay = (text) => {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) && text.length === 10;
};

/**
 * Chooses the date of all tests and returns it: TODAY, the real date if that is empty, or the usual one if it is not
 * set.
 */
export const chooseDay = () => {
  process.env.TODAY ??= USUAL_DAY;
  const { TODAY } = process.env;
  if (TODAY && !isDay(TODAY)) throw new Failure(`TODAY is "${TODAY}", but must be a day such as ${USUAL_DAY}.`);
  return TODAY || 'the real day';
};

// Special dates, and the TODAY that sets each.
const OTHER_DAYS = {
  'the real day': '',
  'the last day of a year': '2026-12-31',
  'a leap day': '2028-02-29',
  '1 July': '2027-07-01',
  'a Sunday, the first of a month': '2026-11-01',
};

// Path parts of the tests that depend on dates.
const inBrowser = [
  ...['domain/days', 'domain/documents', 'form/date', 'table/export', 'table/list', 'api/pending-keys'],
  ...['mfe-finance/', 'mfe-projects/', 'mfe-reports/', 'mfe-admin/src/remotes'],
];
const inChromium = ['everywhere/figures', 'everywhere/given-day', 'finance/', 'parties/c', 'projects/', 'reports/'];

const testOn = async (day, part, words) => {
  const parameters = [inRoot('scripts/test.mjs'), '--only', part, ...words];
  const { code, output } = await run(process.execPath, parameters, { env: { TODAY: day, PROVE: '' } });
  const [, passed = 0, failed = 0] = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed) || Number(code !== 0), output };
};

/**
 * Runs the date-dependent tests on special dates, or on those matching words, distributed over shards. `api` is the
 * API's part and its words.
 */
export async function onOtherDays({ words, shard }, api) {
  const chosen = Object.entries(OTHER_DAYS)
    .filter((names) => words.length === 0 || words.some((word) => names.join(' ').includes(word)))
    .filter((_, at) => !shard || at % shard.count === shard.of - 1);
  const total = { passed: 0, failed: 0, output: '' };
  for (const [name, day] of chosen) {
    for (const [part, files] of [['unit', inBrowser], api, ['e2e', inChromium]]) {
      const { passed, failed, output } = await testOn(day, part, files);
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) total.output += `On ${name}:\n${output}\n`;
    }
  }
  return total;
}
