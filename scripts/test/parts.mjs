import { findOrInstallChromium } from '../run/chromium.mjs';
import { hasPostgres } from '../run/postgres.mjs';
import { build, endToEnd, format, jest, lint, rollingRestart, scripts, types } from './tools.mjs';

// The days of a business do not depend on where its server stands: each part runs in another zone.
const zones = { unit: 'Asia/Kuala_Lumpur', api: 'UTC', postgres: 'America/New_York' };

const inApi = (paths) => paths.map((path) => `api/src/${path}`);

const reckonsWithDays = [
  ...['figures/', 'contract/figures-agree', 'db/type-parsers', 'http/list'],
  ...['dashboards', 'expenses', 'invoices', 'payment-records', 'payments', 'write-offs'].map(
    (name) => `resources/${name}/`,
  ),
];

// The full form runs what reckons with days on PostgreSQL in the business's own zone, too: its driver is where a day
// could slip.
const otherZone = 'Asia/Kuala_Lumpur';

// The SQL is one, and the browser's tests drive all of it on the embedded database; beside PostgreSQL this runs what is
// about its driver, its file, its start and its end, and what reckons.
const aboutEmbedded = ['db/', 'server.test', 'contract/crash', ...reckonsWithDays];

/** Parts of the paths of what runs on the embedded database: everything where there is no PostgreSQL. */
export const onEmbedded = () => (hasPostgres() ? aboutEmbedded : ['']);

const apiOn = async (database, zone, words) => jest(['api'], words, { TEST_DATABASE: database, TZ: zone });

const endToEndInChromium = async ({ words, earlier }) => {
  if (earlier.some(({ name, failed }) => name === 'build' && failed > 0)) return { notRun: 'the build failed' };
  const chromium = await findOrInstallChromium();
  return chromium ? endToEnd(words, chromium) : { notRun: 'no Chromium was found, and none could be installed' };
};

const apiOnPostgres = async ({ words }) =>
  hasPostgres()
    ? apiOn('postgres', zones.postgres, words)
    : { notRun: 'no PostgreSQL on this machine (apt-get install postgresql)' };

const apiInOtherZone = async ({ words }) =>
  hasPostgres()
    ? apiOn('postgres', otherZone, words.length > 0 ? words : inApi(reckonsWithDays))
    : { notRun: 'no PostgreSQL on this machine' };

/**
 * The parts of the test in the order in which they run; a required one that cannot run makes the whole red. `shortForm`
 * gives the files of a part that does not run whole.
 */
export const parts = [
  { name: 'types', title: 'types', required: true, run: types },
  { name: 'lint', title: 'lint', required: true, keepsOneCoreBusy: true, run: lint },
  { name: 'format', title: 'format', required: true, keepsOneCoreBusy: true, run: format },
  { name: 'scripts', title: 'boundaries and scripts', required: true, keepsOneCoreBusy: true, run: scripts },
  {
    name: 'unit',
    title: 'unit and component',
    required: true,
    run: ({ words }) => jest(['domain', 'platform-node', 'platform', 'browser'], words, { TZ: zones.unit }),
  },
  {
    name: 'api',
    title: 'API on PGlite',
    required: true,
    shortForm: () => inApi(onEmbedded()),
    run: ({ words }) => apiOn('pglite', zones.api, words),
  },
  { name: 'api-postgres', title: 'API on PostgreSQL', required: false, run: apiOnPostgres },
  {
    name: 'api-zones',
    title: 'API in another time zone',
    required: false,
    isOnlyInFull: true,
    run: apiInOtherZone,
  },
  { name: 'build', title: 'build', required: true, run: build },
  { name: 'e2e', title: 'end to end in Chromium', required: true, run: endToEndInChromium },
  { name: 'operation', title: 'servers behind nginx', required: false, isOnlyInFull: true, run: rollingRestart },
];
