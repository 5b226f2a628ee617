import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../app';
import { type Db, type OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open-database';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/pglite/pglite';
import { seedDemo } from '../db/seed/seed-demo';
import { client } from '../testing/apps/client';
import { findingsOf, unless } from '../testing/contract/operation/findings';
import { fillWithOddities, TOKEN } from '../testing/contract/operation/first-release';
import { cellsOf, differences, holdingsOf, type Holdings } from '../testing/contract/operation/holdings';
import { newDatabase } from '../testing/contract/operation/new-database';
import { holdTable, until, waitingFor, whetherOver } from '../testing/contract/operation/waiting';
import { faultsOfBooks } from '../testing/contract/operation/sound-books';
import { addDemoSignIns } from '../testing/records/demo-sign-ins';
import { operatorOf } from '../testing/databases/operator';
import { addClient } from '../testing/records/records';
import { startCommand } from '../testing/apps/server-process';
import { TEST_DATABASE } from '../testing/databases/test-database';
import { TEST_CONFIG } from '../testing/apps/with-app';

const onServer = TEST_DATABASE === 'postgres' ? test : test.skip;
const isFull = process.env.PROVE === '1';

const NOW = new Date('2026-07-01T10:00:00+08:00');
const { problems, found, tell } = findingsOf('transfer');
const folders: string[] = [];
let cells = 0;

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  if (TEST_DATABASE === 'postgres') tell(`checks of ${cells} cells`);
});

/** An embedded database on disk, and its contents. */
async function embedded(fill: (db: Db) => Promise<unknown>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'siteledger-transfer-'));
  folders.push(dataDir);
  const { db, close } = await openPglite(dataDir);
  await migrate(db);
  await fill(db);
  await refusesNul(db);
  const held = await holdingsOf(db);
  await close();
  return { dataDir, held };
}

const refusesNul = (db: Db) =>
  found(
    'NUL in a text',
    sql`insert into clients (name) values (E'a' || chr(0))`.execute(db).then(
      () => ['it is kept'],
      () => [],
    ),
  );

const schemaOf = async (db: Db) => {
  const { rows } = await sql`
    select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as means from pg_constraint
    where connamespace::regnamespace::text in ('public', 'registry')
    union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2, 3`.execute(
    db,
  );
  return JSON.stringify(rows);
};

/** Transfers a data folder, and returns the command's output. */
const move = (dataDir: string, { url, database }: { url: string; database: OpenDatabase }, ...options: string[]) =>
  operatorOf({ database })(['transfer', ...options], { open: openDatabase, config: { databaseUrl: url, dataDir } });

/** Checks for the same schema and rows, and that the next document gets the next number. */
async function foundMoved(what: string, before: Holdings, database: OpenDatabase) {
  cells += cellsOf(before);
  await found(`${what}, rows`, differences(before, await holdingsOf(database.db)));
  await found(`${what}, figures`, faultsOfBooks(database.db));
}

async function killed(target: Db, url: string, dataDir: string) {
  const before = [await holdingsOf(target), await schemaOf(target)] as const;
  const letGo = await holdTable(target, 'sign_in_failures');
  const { child, ended } = startCommand(['transfer'], { DATABASE_URL: url, DATA_DIR: dataDir });
  const inMiddle = until(async () => (await waitingFor(target, 'relation')) === 1, whetherOver(ended));
  await found(
    'killed in the middle',
    inMiddle.then((isSo) => unless(isSo, 'it never came there')),
  );
  child.kill('SIGKILL');
  await ended;
  await letGo();
  await found('killed, rows', differences(before[0], await holdingsOf(target)));
  await found('killed, schema', unless(before[1] === (await schemaOf(target)), 'it is not what it was'));
}

onServer(
  'moves the embedded database to PostgreSQL to the last cell, all of it or nothing, and goes on there',
  async () => {
    const { dataDir, held } = await embedded(fillWithOddities);
    const target = await newDatabase('siteledger_template');
    const database = await target.open();
    const schema = await schemaOf(database.db);

    await killed(database.db, target.url, dataDir);
    const { code, text } = await move(dataDir, { ...target, database });
    await found('transfer', unless(code === 0, text));
    await foundMoved('transfer', held, database);
    await found('schema', unless(schema === (await schemaOf(database.db)), 'it is not what it was'));

    const app = await buildApp({ config: TEST_CONFIG, database, clock: () => NOW });
    await found(
      'the next record',
      addClient(client(app, TOKEN)).then(() => []),
    );
    await app.close();
    const onceMore = await holdingsOf(database.db);
    const again = await move(dataDir, { ...target, database });
    await found('onto what is used', unless(again.code === 2 && again.text.includes('has users already'), again.text));
    await found('onto what is used, rows', differences(onceMore, await holdingsOf(database.db)));
    await database.close();
    expect(problems).toEqual([]);
  },
  600_000,
);

onServer(
  'leaves the demo sign-ins behind when asked to, and says so when they come along',
  async () => {
    const { dataDir } = await embedded(addDemoSignIns);
    const [all, none] = [await newDatabase('siteledger_template'), await newDatabase('siteledger_template')];
    const [withAll, withNone] = [await all.open(), await none.open()];

    const along = await move(dataDir, { ...all, database: withAll });
    const behind = await move(dataDir, { ...none, database: withNone }, '--without-demo-sign-ins');

    const live = withNone.db.selectFrom('users').select('id').where('deleted_at', 'is', null);
    expect(await live.execute()).toEqual([]);
    expect(along.text).toContain('22 demo sign-ins came along');
    expect(behind.said.slice(-2)).toEqual([
      '22 demo sign-ins removed.',
      'There is no Super Admin: run create-super-admin <e-mail>.',
    ]);
    await withAll.close();
    await withNone.close();
  },
  600_000,
);

(isFull && TEST_DATABASE === 'postgres' ? test : test.skip)(
  'moves the demo to PostgreSQL to the last cell',
  async () => {
    const { dataDir, held } = await embedded((db) => seedDemo(db, { scale: 1, clock: () => NOW }));
    const target = await newDatabase();
    const database = await target.open();

    const { code, text } = await move(dataDir, { ...target, database });

    await found('demo', unless(code === 0, text));
    await foundMoved('demo', held, database);
    await database.close();
    expect(problems).toEqual([]);
  },
  600_000,
);
