import { sql } from 'kysely';
import { fillFirstRelease, migrateTo, NOW } from '../../testing/contract/operation/first-release';
import { holdingsOf, tablesOf } from '../../testing/contract/operation/holdings';
import { openEmptyDatabase } from '../../testing/databases/empty-database';
import { openTestDatabase } from '../../testing/databases/test-database';
import { type Db, type OpenDatabase } from '../database';
import { rebuildFigures } from '../../figures/kept-figures';
import { migrate, waitingMigrations } from '../migrate';
import { readSums, readSumsFiles } from './read-sums';
import { SUMS_VERSIONS } from './versions';

let database: OpenDatabase;
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  opened.push(database);
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

const FILES = readSumsFiles();
const TEXT = FILES.map(({ text }) => text).join('\n');

const inFiles = (what: RegExp) => [...TEXT.matchAll(what)].map(([, name = '', body = '']) => ({ name, body }));

/** The functions in the files, with their bodies. */
const DECLARED = inFiles(/^create or replace function (\w+)\([\s\S]*?as \$\$([\s\S]*?)\$\$;/gm).sort(byName);
const TRIGGERS = inFiles(/^create or replace trigger (\w+)/gm).sort(byName);

function byName(one: { name: string; body: string }, other: { name: string; body: string }) {
  return `${one.name} ${one.body}` < `${other.name} ${other.body}` ? -1 : 1;
}

// Tables and columns that store sums.
const TABLES = ['project_totals', 'project_month', 'project_due_day', 'document_days', 'payment_days'];
// Books of before do not have these.
const STATES = ['invoice_states', 'expense_states', 'document_state_days', 'project_weeks'];
const COLUMNS = ['paid_total', 'billed', 'payment_count', 'total_paid'];
const OF_SUMS = new RegExp(
  `\\b(?:${[...TABLES, ...STATES, ...COLUMNS, ...DECLARED.map(({ name }) => name)].join('|')})\\b`,
);

/** The database's functions that read or write a stored sum, or call one that does. */
async function functionsOfSums(db: Db) {
  const { rows } = await sql<{ name: string; body: string }>`
    select proname as name, prosrc as body from pg_proc
    where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(db);
  return rows.filter(({ name, body }) => OF_SUMS.test(`${name} ${body}`)).sort(byName);
}

/** The database's definitions of these functions and of the triggers that call them. */
async function definitionsOf(db: Db) {
  const names = sql.join(DECLARED.map(({ name }) => name));
  const { rows } = await sql<{ trigger: string | null; text: string }>`
    select null as trigger, pg_get_functiondef(oid) as text from pg_proc where proname in (${names})
    union all
    select tgname, pg_get_triggerdef(pg_trigger.oid) || tgenabled::text from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid where proname in (${names})
    order by 1, 2`.execute(db);
  return rows;
}

test('each function that keeps sums stands in a file, and runs as it stands there', async () => {
  expect(DECLARED.length).toBeGreaterThan(15);

  expect(await functionsOfSums(database.db)).toEqual(DECLARED);
});

test('each trigger that keeps sums stands in a file, and running the files again changes nothing', async () => {
  const before = await definitionsOf(database.db);

  await sql.raw(TEXT).execute(database.db);

  expect(before.flatMap(({ trigger }) => trigger ?? [])).toEqual(TRIGGERS.map(({ name }) => name));
  expect(await definitionsOf(database.db)).toEqual(before);
});

test('the last of the versions is the text of the files', () => {
  expect(SUMS_VERSIONS.at(-1)?.checksum).toBe(readSums().checksum);
});

/** A database filled under the first release, with sums maintained by the migrations' functions. */
async function oldBooks() {
  const old = await openEmptyDatabase();
  opened.push(old);
  await fillFirstRelease(old.db);
  await migrateTo(old.db, NOW - 1);
  expect(await functionsOfSums(old.db)).not.toEqual(DECLARED);
  return old.db;
}

test('replacing the functions of the migrations leaves every row as it was', async () => {
  const db = await oldBooks();
  const all = await tablesOf(db);
  const written = [...TABLES, 'invoices', 'expenses', 'payments', 'purchase_orders', 'payment_records'];
  const before = await holdingsOf(db, Object.fromEntries(written.map((table) => [table, all[table] ?? []])));
  const sums = readSums();
  const versions = sums.versions.map((one) => ({ ...one, recounts: false }));

  await migrate(db, undefined, undefined, { ...sums, versions });

  expect(written.filter((table) => !before.rows[table]?.length)).toEqual([]);
  expect(await holdingsOf(db, before.tables)).toEqual(before);
  expect(await functionsOfSums(db)).toEqual(DECLARED);
});

test('books of an older version come up to date with the sums that their documents come to', async () => {
  const db = await oldBooks();

  await migrate(db);

  expect(await rebuildFigures(db, true)).toEqual([]);
  expect(await waitingMigrations(db)).toEqual([]);
});
