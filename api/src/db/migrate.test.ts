import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/databases/test-database';
import { type OpenDatabase } from './database';
import { migrate, readMigrations } from './migrate';

let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siteledger-migrations-'));
  await sql`drop table if exists sites, cranes`.execute(database.db);
  await sql`delete from schema_migrations`.execute(database.db);
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => database.close());

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = () => migrate(database.db, readMigrations(folder));
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where tablename in ('sites', 'cranes') order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
};

test('runs the files in the order of their numbers, each once', async () => {
  write('0002-cranes.sql', 'create table cranes (site_id int references sites);');
  write('0001-sites.sql', 'create table sites (id int primary key); insert into sites values (1);');

  const first = await run();
  const second = await run();

  expect(first).toEqual(['0001-sites.sql', '0002-cranes.sql']);
  expect(second).toEqual([]);
  expect(await tables()).toEqual(['cranes', 'sites']);
});

test('applies a file as a whole or not at all', async () => {
  write('0001-sites.sql', 'create table sites (id int); insert into nowhere values (1);');

  await expect(run()).rejects.toThrow('nowhere');

  expect(await tables()).toEqual([]);
});

test('refuses a file that has changed since it ran', async () => {
  write('0001-sites.sql', 'create table sites (id int);');
  await run();

  write('0001-sites.sql', 'create table sites (id bigint);');

  await expect(run()).rejects.toThrow('The migration 0001-sites.sql has changed since it ran on this database');
});

test('lets servers that start together migrate only once', async () => {
  write('0001-sites.sql', 'create table sites (id int);');

  const ran = await Promise.all([run(), run(), run()]);

  expect(ran.flat()).toEqual(['0001-sites.sql']);
});
