import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrySeries, runMigrations } from '@siteledger/platform/registry';
import { sql } from 'kysely';
import { openEmptyDatabase } from '../testing/empty-database';
import { type Db, type OpenDatabase } from '../db/database';
import { migrate, readMigrations, waitingMigrations } from '../db/migrate';
import { transaction } from '../db/transaction/transaction';

const BEFORE = readFileSync(join(__dirname, '../testing/fixtures/registry-before.sql'), 'utf8');
const MOVES = '0039-registry-schema.sql';

const opened: OpenDatabase[] = [];

afterAll(() => Promise.all(opened.map(({ close }) => close())));

async function emptyDatabase() {
  const database = await openEmptyDatabase();
  opened.push(database);
  return database.db;
}

/** A database of the version before, with rows in every table of the registry. */
async function databaseOfBefore() {
  const db = await emptyDatabase();
  await migrate(
    db,
    readMigrations().filter(({ name }) => name < MOVES),
  );
  await sql.raw(BEFORE).execute(db);
  return db;
}

const registryAlone = (db: Db) =>
  runMigrations(
    db,
    (work) => transaction(db, work),
    registrySeries({ newerDatabase: 'refuse', newerText: String, noRightText: '' }),
  );

/** Everything of the schema that a statement can notice, as texts. */
async function shapeOf(db: Db) {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity) as text
    from information_schema.columns where table_schema = 'registry'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'registry'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'registry'
    union all select concat_ws(' ', tgrelid::regclass, pg_get_triggerdef(oid)) from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'registry'::regnamespace)
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'registry'::regnamespace
    union all select concat_ws(' ', sequencename, start_value, increment_by) from pg_sequences where schemaname = 'registry'
    order by 1`.execute(db);
  return rows.map(({ text }) => text);
}

/** The rows of the registry's tables, each by its own columns. */
async function rowsOf(db: Db, schema: string, tables: readonly string[]) {
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const table of tables) {
    const found = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(`${schema}.${table}`)} t order by to_jsonb(t)::text`.execute(db);
    rows[table] = found.rows.map(({ row }) => row);
  }
  return rows;
}

async function registryTables(db: Db, schema: string) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = ${schema} and (tablename like 'remote%' or tablename = 'publish_tokens') order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function selectUsers(db: Db) {
  const { rows } = await sql<{ id: number; uuid: string; name: string }>`select id, uuid, name from users`.execute(db);
  return rows;
}

const BY_NUMBER = { published_by_id: 'published_by_uuid', requested_by_id: 'requested_by_uuid', user_id: 'user_uuid' };

test('a registry by itself has the schema of one that was carried over', async () => {
  const [alone, carried] = [await emptyDatabase(), await emptyDatabase()];

  const ran = await registryAlone(alone);
  await migrate(carried);

  expect(ran).toEqual([
    '0001-registry.sql',
    '0002-central.sql',
    '0003-arranged-places.sql',
    '0004-own-changes.sql',
    '0005-locks.sql',
    '0006-replaced-states.sql',
    '0007-dropped-files.sql',
  ]);
  expect(await registryAlone(alone)).toEqual([]);
  expect(await shapeOf(alone)).toEqual(await shapeOf(carried));
  expect((await shapeOf(alone)).length).toBeGreaterThan(100);
});

test('carries every row over, and knows people by their uuid', async () => {
  const db = await databaseOfBefore();
  const tables = await registryTables(db, 'public');
  const before = await rowsOf(db, 'public', tables);
  const users = await selectUsers(db);
  const [lim, siti] = users;

  await migrate(db);

  const uuidOf = (id: unknown) => users.find((user) => user.id === id)?.uuid ?? null;
  const expected = Object.fromEntries(
    Object.entries(before).map(([table, rows]) => [
      table,
      rows.map(({ issued_by_id, ...row }) => ({
        ...Object.fromEntries(
          Object.entries(row).map(([column, value]) =>
            Object.hasOwn(BY_NUMBER, column)
              ? [BY_NUMBER[column as keyof typeof BY_NUMBER], uuidOf(value)]
              : [column, value],
          ),
        ),
        // What later migrations added.
        ...(table === 'remote_settings' && { places: null, lock: null }),
        ...(issued_by_id !== undefined && { issued_by: 'Siti', issued_by_uuid: uuidOf(issued_by_id) }),
      })),
    ]),
  );
  expect(tables).toHaveLength(10);
  expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
  expect(await rowsOf(db, 'registry', tables)).toEqual(expected);
  expect([lim?.name, siti?.name]).toEqual(['Lim', 'Siti']);
  expect(await registryTables(db, 'public')).toEqual([]);
  expect(await waitingMigrations(db)).toEqual([]);
});

test('goes on counting where the tables stood, and changes nothing that was only added to', async () => {
  const db = await databaseOfBefore();
  await migrate(db);

  const { revision } = await db
    .insertInto('registry.remote_settings')
    .values({ environment: 'staging', remote: 'mfe-cranes', version: '1.1.0', reason: 'Next', changed_by: 'Lim' })
    .returning('revision')
    .executeTakeFirstOrThrow();

  expect(revision).toBe(3);
  for (const table of ['remote_settings', 'remote_releases', 'remote_files', 'remote_release_revocations'])
    await expect(sql`delete from ${sql.table(`registry.${table}`)}`.execute(db)).rejects.toThrow('append-only');
});

test('a server of the version before works on while it is replaced', async () => {
  const db = await databaseOfBefore();
  const tables = await registryTables(db, 'public');
  const before = await rowsOf(db, 'public', tables);

  await migrate(db);

  expect(await rowsOf(db, 'public', tables)).toEqual(before);
  await sql
    .raw(
      `
    insert into remote_releases (name, version, base_url, descriptor, digest, published_by, published_by_id)
      values ('mfe-cranes', '1.2.0', '/', '{}', 'third', 'Train', 2) returning id;
    insert into remote_files (release_id, path, content) values (3, 'remoteEntry.js', 'three');
    insert into remote_settings (environment, remote, version, reason, changed_by)
      values ('staging', 'mfe-cranes', '1.2.0', 'Next', 'Lim') returning revision;
    insert into remote_events (at, user_id, environment, remote, version, kind)
      values (now(), 1, 'staging', 'mfe-cranes', '1.2.0', 'load');
    insert into remote_presence (session_id, environment, remote, seen_at)
      select id, 'production', 'mfe-cranes', '2099-01-01' from sessions
      on conflict (session_id, environment, remote) do update set seen_at = excluded.seen_at;
    insert into publish_tokens (name, token_hash, remotes, environments, ends_on, issued_by_id, issued_at)
      values ('Bus', sha256('bus'), '["mfe-cranes"]', '["staging"]', '2099-01-01', 1, now()) returning uuid;
    update publish_tokens set revoked_by = 'Lim', revoked_at = now() where name = 'Train';
    insert into remote_requests (environment, remote, setting, requested_by, requested_by_id, requested_at)
      values ('staging', 'mfe-cranes', '{}', 'Siti', 2, now()) returning uuid;
    update remote_requests set decision = 'declined', decided_by = 'Siti', decided_at = now() where requested_by = 'Lim';
    update remote_policies set decision = 'confirmed', decided_by = 'Lim', decided_at = now();
    insert into remote_policies (environment, needs_second_person, requested_by, requested_by_id, requested_at)
      values ('staging', true, 'Lim', 1, now());
    delete from remote_events where version = '1.1.0';
  `,
    )
    .execute(db);
  const held = await rowsOf(db, 'registry', tables);
  const [lim, siti] = await selectUsers(db);
  expect(held.remote_releases?.find(({ version }) => version === '1.2.0')?.published_by_uuid).toBe(siti?.uuid);
  expect(held.remote_files).toHaveLength(3);
  expect(held.remote_settings).toHaveLength(3);
  expect(held.remote_events).toMatchObject([{ version: '1.2.0', user_uuid: lim?.uuid }]);
  expect(held.remote_presence).toMatchObject([{ seen_at: expect.stringContaining('2099') }]);
  expect(held.publish_tokens).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Bus', issued_by: 'Lim', issued_by_uuid: lim?.uuid, revoked_by: null }),
      expect.objectContaining({ name: 'Train', revoked_by: 'Lim' }),
    ]),
  );
  expect(held.remote_requests).toHaveLength(2);
  expect(held.remote_policies).toHaveLength(2);
});
