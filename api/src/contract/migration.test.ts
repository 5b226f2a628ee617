import { Kysely } from 'kysely';
import { buildApp } from '../app';
import { type Db, type OpenDatabase } from '../db/database';
import { migrate, readMigrations, waitingMigrations } from '../db/migrate';
import { pgliteDialect } from '../db/pglite/pglite-dialect';
import { openSessionInThread } from '../db/pglite/pglite-thread';
import { IN_MEMORY } from '../db/pglite/data-source';
import { type Database } from '../db/schema';
import { areApart, compareFigures } from '../testing/contract/all-figures';
import { findingsOf, unless } from '../testing/contract/operation/findings';
import { fillFirstRelease, FIRST, migrateTo, NOW, TOKEN } from '../testing/contract/operation/first-release';
import { cellsOf, differences, holdingsOf, type Holdings } from '../testing/contract/operation/holdings';
import { intendedHoldings } from '../testing/contract/operation/intended-changes';
import { newDatabase } from '../testing/contract/operation/new-database';
import { everyMigration, killAtRandom, replace } from '../testing/contract/operation/replicas';
import { faultsOfBooks } from '../testing/contract/operation/sound-books';
import { type Client, client } from '../testing/apps/client';
import { readMails } from '../testing/apps/mails';
import { TEST_DATABASE } from '../testing/databases/test-database';
import { TEST_CONFIG } from '../testing/apps/with-app';

const isFull = process.env.PROVE === '1';
const isOnServer = TEST_DATABASE === 'postgres';
const onServer = isOnServer ? test : test.skip;

const KILLS = 20;
const REPLICAS = isFull ? 4 : 2;
const TODAY = '2026-07-01';
// The test's books begin before the dashboard's period.
const OF_ONE_YEAR = new Set(['cash of the year']);

const { problems, found, tell } = findingsOf('migration');

/** An empty database: a new one on the server, or a new embedded one. */
async function emptyDatabase() {
  if (isOnServer) return newDatabase();
  const open = async (): Promise<OpenDatabase> => {
    const db = new Kysely<Database>({ dialect: pgliteDialect(await openSessionInThread({ dataDir: IN_MEMORY })) });
    return { db, kind: 'pglite', close: () => db.destroy() };
  };
  return { name: '', url: '', open };
}

let old: Awaited<ReturnType<typeof emptyDatabase>>;
let before: Holdings;
let opened: OpenDatabase;

beforeAll(async () => {
  old = await emptyDatabase();
  opened = await old.open();
  await fillFirstRelease(opened.db);
  before = await holdingsOf(opened.db);
  // PostgreSQL does not copy a database that is in use.
  if (isOnServer) await opened.close();
}, 120_000);

afterAll(() => {
  tell(`checks of ${cellsOf(before)} cells on ${TEST_DATABASE}`);
});

/** Copies the first release's database. */
async function copyOfOld() {
  const copy = await newDatabase(old.name);
  return { ...copy, ...(await copy.open()) };
}

/** Rows changed by mistake; `isServed` says whether a server has started on the database. */
const changedRows = async (db: Db, isServed = false) =>
  differences(await intendedHoldings(before, db, isServed), await holdingsOf(db, before.tables));

/** Checks that nothing of the first release was lost, and that later additions are right. */
async function foundNothingLost(what: string, db: Db, isServed = false) {
  await found(`${what}, rows`, changedRows(db, isServed));
  await found(`${what}, figures`, faultsOfBooks(db));
  await found(`${what}, migrations`, waitingMigrations(db));
}

/** A server can read the mails that its start has sealed. */
async function unreadableMails(db: Db) {
  const mails = await readMails(db);
  const texts = mails.map(({ body }) => body).join();
  return unless(texts === 'Hello.,Still here.', texts);
}

async function unanswered(api: Client, path: string) {
  const { status } = await api.get(path);
  return unless(status === 200, `answered with ${status}`);
}

/** A session of the first release can read every list and figure. */
async function foundEveryFigure(what: string, database: OpenDatabase) {
  const clock = () => new Date(`${TODAY}T10:00:00+08:00`);
  const app = await buildApp({ config: TEST_CONFIG, database, clock });
  const api = client(app, TOKEN);
  for (const asOf of isFull ? [undefined, '2025-09-01'] : [undefined]) {
    const { comparisons } = await compareFigures(api, asOf, TODAY);
    for (const one of comparisons.filter(({ what: figure }) => !OF_ONE_YEAR.has(figure)))
      await found(`${what}, as of ${asOf ?? 'today'}`, unless(!areApart(one), JSON.stringify(one)));
  }
  for (const path of ['/clients', '/users', '/audit', '/organisations', '/finance_account_codes'])
    await found(`${what}, ${path}`, unanswered(api, path));
  await app.close();
}

test('brings the books of the first release up to date: nothing is lost, every figure is right', async () => {
  const database = isOnServer ? await copyOfOld() : opened;

  await migrateTo(database.db, NOW);

  await foundNothingLost('at once', database.db);
  await foundEveryFigure('at once', database);
  await database.close();
  expect(problems).toEqual([]);
}, 600_000);

onServer(
  'lets servers that start at once migrate once, one that comes later wait, and goes on where one was killed',
  async () => {
    const { db, url, close } = await copyOfOld();

    await found('replicas', replace(db, url, REPLICAS));

    await foundNothingLost('replicas', db, true);
    await found('replicas, mails', unreadableMails(db));
    await close();
    expect(problems).toEqual([]);
  },
  600_000,
);

onServer(
  'lets servers that start at once make a new database',
  async () => {
    const { open } = await newDatabase();
    const replicas = await Promise.all(Array.from({ length: 4 }, open));

    const ran = Promise.all(replicas.map(({ db }) => migrate(db)));

    const names = everyMigration({ startsEmpty: true }).sort().join();
    const isOnce = (all: readonly string[]) => [...all].sort().join() === names;
    await found(
      'a new database',
      ran.then((each) => unless(isOnce(each.flat()), each.join('; '))),
    );
    await Promise.all(replicas.map(({ close }) => close()));
    expect(problems).toEqual([]);
  },
  600_000,
);

onServer(
  'refuses a database that a newer version has migrated, with words, unless who goes back accepts it',
  async () => {
    const { open } = await newDatabase('siteledger_template');
    const { db, close } = await open();
    const former = readMigrations().slice(0, -1);
    const newest = readMigrations().at(-1)?.name;
    const complaint = `A newer version of Siteledger has migrated this database (${newest})`;

    const refusal = String(await migrate(db, former).catch(String));
    const accepted = await migrate(db, former, 'accept');

    await found('newer', unless(refusal.includes(complaint), refusal));
    await found('newer, accepted', accepted);
    await close();
    expect(problems).toEqual([]);
  },
  600_000,
);

(isFull && isOnServer ? test : test.skip)(
  'goes on from where any version stood, and after a death at any moment',
  async () => {
    for (let stop = FIRST + 1; stop < NOW; stop++) {
      const { db, close } = await copyOfOld();
      await migrateTo(db, stop);
      await found(`stop after ${stop}, rows`, changedRows(db));
      await migrateTo(db, NOW);
      await foundNothingLost(`on from ${stop}`, db);
      await close();
    }
    for (let death = 0; death < KILLS; death++) {
      const { db, url, close } = await copyOfOld();
      await found(`death ${death}`, killAtRandom(db, url));
      await found(`death ${death}, rows`, changedRows(db));
      await migrateTo(db, NOW);
      await foundNothingLost(`after death ${death}`, db);
      await close();
    }
    expect(problems).toEqual([]);
  },
  1_800_000,
);
