import { findHeadlessChromium, findOrInstallChromium } from '../run/chromium.mjs';
import { hasPostgres } from '../run/postgres.mjs';
import { onOtherDays } from './days.mjs';
import { bench, build, endToEnd, format, jest, lint, rollingRestart, scripts, types } from './tools.mjs';

// A business's dates must not depend on its server's location, so each part runs in another time zone.
const zones = { unit: 'Asia/Kuala_Lumpur', api: 'UTC', postgres: 'America/New_York' };

const inApi = (paths) => paths.map((path) => `api/src/${path}`);

const reckonsWithDays = [
  ...['figures/', 'contract/figures-agree', 'db/type-parsers', 'http/routes/list'],
  ...['dashboards', 'expenses', 'invoices', 'payment-records', 'payments', 'write-offs'].map(
    (name) => `resources/${name}/`,
  ),
];

// `npm run prove` also runs date calculations on PostgreSQL in the business's own time zone, because its driver could
// shift a date.
const otherZone = 'Asia/Kuala_Lumpur';

// The SQL is the same on both, and the browser tests run all of it on the embedded database. Beside PostgreSQL, `npm
// test` therefore only runs tests of the embedded driver, its file, its start and its end.
const aboutEmbedded = ['db/pglite', 'db/type-parsers', 'server.test'];

/** Path parts of the tests on the embedded database: all of them when there is no PostgreSQL. */
export const onEmbedded = () => (hasPostgres() ? inApi(aboutEmbedded) : ['']);

const apiOn = (database, zone, given) => jest(['api'], given, { TEST_DATABASE: database, TZ: zone });

const endToEndInChromium = async (given) => {
  if (given.earlier.some(({ name, failed }) => name === 'build' && failed > 0)) return { notRun: 'the build failed' };
  const chromium = await findOrInstallChromium(findHeadlessChromium);
  return chromium ? endToEnd(given, chromium) : { notRun: 'no Chromium was found, and none could be installed' };
};

const onPostgres = async (work) =>
  hasPostgres() ? work() : { notRun: 'no PostgreSQL on this machine (apt-get install postgresql)' };

const apiInOtherZone = (given) =>
  apiOn('postgres', otherZone, given.words.length > 0 ? given : { ...given, words: inApi(reckonsWithDays) });

// The output line of each tool for a finished test or test file.
const lines = { jest: /^(?:PASS|FAIL) /gm, tap: /^(?:not )?ok /gm, playwright: /^ +[✓✘-] /gm, bench: /^Completed: /gm };

/**
 * The parts of the test run, the longest first, so that the cores stay busy to the end. `run` takes words that select
 * files, `without` to leave files out, and the results of `earlier` parts. `cores` is how many it uses, by default all.
 * `after` names parts to wait for. A `required` part that cannot run fails the whole run. `shortForm` lists the files
 * to which `npm test` limits a part; `seconds` is roughly its duration alone on two cores.
 */
export const parts = [
  { name: 'types', title: 'types', required: true, cores: 1, seconds: 15, run: types },
  {
    name: 'api-postgres',
    title: 'API on PostgreSQL',
    required: false,
    cores: 1,
    seconds: 450,
    done: lines.jest,
    run: (given) => onPostgres(() => apiOn('postgres', zones.postgres, given)),
  },
  {
    name: 'unit',
    title: 'unit and component',
    required: true,
    cores: 1,
    seconds: 380,
    done: lines.jest,
    run: (given) => jest(['domain', 'platform-node', 'platform', 'browser'], given, { TZ: zones.unit }),
  },
  { name: 'lint', title: 'lint', required: true, cores: 1, seconds: 60, run: lint },
  { name: 'format', title: 'format', required: true, cores: 1, seconds: 45, run: format },
  {
    name: 'scripts',
    title: 'boundaries and scripts',
    required: true,
    cores: 1,
    seconds: 6,
    done: lines.tap,
    run: scripts,
  },
  { name: 'build', title: 'build', required: true, cores: 1, seconds: 60, run: build },
  {
    name: 'api',
    title: 'API on PGlite',
    required: true,
    cores: 1,
    seconds: 50,
    shortForm: onEmbedded,
    done: lines.jest,
    run: (given) => apiOn('pglite', zones.api, given),
  },
  {
    name: 'api-zones',
    title: 'API in another time zone',
    required: false,
    isOnlyInFull: true,
    cores: 1,
    seconds: 100,
    done: lines.jest,
    run: (given) => onPostgres(() => apiInOtherZone(given)),
  },
  {
    name: 'e2e',
    title: 'end to end in Chromium',
    required: true,
    after: ['build'],
    seconds: 340,
    done: lines.playwright,
    run: endToEndInChromium,
  },
  {
    name: 'days',
    title: 'on other days',
    required: true,
    isOnlyInFull: true,
    after: ['build'],
    seconds: 2400,
    run: (given) => onOtherDays(given, [hasPostgres() ? 'api-postgres' : 'api', inApi(reckonsWithDays)]),
  },
  {
    name: 'operation',
    title: 'servers behind nginx',
    required: false,
    isOnlyInFull: true,
    after: ['build'],
    seconds: 100,
    run: rollingRestart,
  },
  {
    name: 'bench',
    title: 'every bench, small',
    required: false,
    isOnlyInFull: true,
    after: ['build'],
    seconds: 600,
    done: lines.bench,
    run: bench,
  },
];
