import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type OpenDatabase } from '../database';
import { openPglite } from './pglite';
import { tidy } from './pglite-maintenance';

let folder: string;
let database: OpenDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siteledger-pglite-'));
  // What an interrupted first start leaves behind.
  mkdirSync(join(folder, 'database.draft'));
  writeFileSync(join(folder, 'database.draft/PG_VERSION'), '18');
  database = await openPglite(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('refuses a second owner of its folder', async () => {
  await expect(openPglite(folder)).rejects.toThrow('is used by another Siteledger process');
});

test('asks the disk to keep every single commit', () => {
  const other = mkdtempSync(join(tmpdir(), 'siteledger-flushes-'));

  const said = execFileSync(process.execPath, [
    '--import',
    'tsx',
    join(__dirname, '../../testing/databases/count-flushes.ts'),
    other,
  ]);

  rmSync(other, { recursive: true });
  const { commits, flushes } = JSON.parse(said.toString()) as { commits: number; flushes: number };
  expect(flushes).toBeGreaterThanOrEqual(commits);
}, 120_000);

test('lets the log of writes grow to 64 MB and no further', async () => {
  const { rows } = await sql`select current_setting('max_wal_size') as size`.execute(database.db);

  expect(rows[0]).toEqual({ size: '64MB' });
});

test('answers the event loop while a query runs', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);

  await sql`select count(*) from generate_series(1, 3000000)`.execute(database.db);
  clearInterval(timer);

  expect(ticks).toBeGreaterThan(10);
});

test('keeps its house while it is open', async () => {
  await sql`create table sites (id int)`.execute(database.db);

  await tidy(database.db, true);

  const { rows } = await sql`select count(*) as total from sites`.execute(database.db);
  expect(rows).toEqual([{ total: 0 }]);
});

test('finds what was committed when it is opened again', async () => {
  await sql`create table cranes (name text)`.execute(database.db);
  await database.db.transaction().execute((trx) => sql`insert into cranes values ('Liebherr')`.execute(trx));
  await database.close();

  database = await openPglite(folder);

  const { rows } = await sql`select name from cranes`.execute(database.db);
  expect(rows).toEqual([{ name: 'Liebherr' }]);
}, 60_000);

test('says when the database is broken', async () => {
  await database.close();
  rmSync(join(folder, 'database/global'), { recursive: true });

  await expect(openPglite(folder)).rejects.toThrow(`The embedded database in ${folder}/database cannot be opened: `);
}, 60_000);
