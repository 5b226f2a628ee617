import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/databases/test-database';
import { type OpenDatabase } from '../database';
import { migrate, readMigrations, waitingMigrations } from '../migrate';
import { readSums } from './read-sums';

let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create sequence runs; create sequence recounts`.execute(database.db);
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siteledger-sums-'));
  await sql`delete from schema_migrations where name like 'sums-%' or name like '9%'`.execute(database.db);
  await sql`select setval('runs', 1, false), setval('recounts', 1, false)`.execute(database.db);
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => database.close());

type Version = { answer: number; recounts?: boolean };

/** The files of a server with these versions; the database should get the last one. */
function serverOf(...versions: Version[]) {
  const { answer } = versions.at(-1) ?? { answer: 0 };
  write('10-answer.sql', `create or replace function answer() returns int language sql as 'select ${answer}';`);
  write('20-runs.sql', `do $$ begin perform nextval('runs'); end $$;`);
  write(
    '70-rebuild.sql',
    `create or replace function rebuild_project_totals() returns void language plpgsql as $$ begin perform nextval('recounts'); end $$;`,
  );
  return readSums(
    folder,
    versions.map((one) => ({ checksum: String(one.answer), recounts: one.recounts ?? false })),
  );
}

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

const start = (sums: ReturnType<typeof readSums>, newerDatabase: 'refuse' | 'accept' = 'refuse') =>
  migrate(database.db, readMigrations(), newerDatabase, sums);

async function state() {
  const { rows } = await sql<{ answer: number; runs: number; recounts: number }>`
    select answer(), (select last_value::int - (not is_called)::int from runs) as runs,
      (select last_value::int - (not is_called)::int from recounts) as recounts`.execute(database.db);
  return rows[0];
}

test('runs a new version once, and lets the database say that it waits', async () => {
  const first = await start(serverOf({ answer: 1 }));
  const next = serverOf({ answer: 1 }, { answer: 2 });
  const waiting = await waitingMigrations(database.db, readMigrations(), next);

  const second = await start(next);
  const third = await start(next);

  expect([first, waiting, second, third]).toEqual([['sums-0001'], ['sums-0002'], ['sums-0002'], []]);
  expect(await waitingMigrations(database.db, readMigrations(), next)).toEqual([]);
  expect(await state()).toEqual({ answer: 2, runs: 2, recounts: 0 });
});

test('servers that start together run it once', async () => {
  const sums = serverOf({ answer: 3 });

  const ran = await Promise.all([start(sums), start(sums), start(sums)]);

  expect(ran.flat()).toEqual(['sums-0001']);
  expect(await state()).toMatchObject({ answer: 3, runs: 1 });
});

test('a server of an older version is refused, and leaves the newer text where it is accepted', async () => {
  await start(serverOf({ answer: 1 }, { answer: 2 }));
  const older = serverOf({ answer: 1 });

  await expect(start(older)).rejects.toThrow('A newer version of Siteledger has migrated this database (sums-0002)');
  const accepted = await start(older, 'accept');

  expect([accepted, await waitingMigrations(database.db, readMigrations(), older)]).toEqual([[], []]);
  expect(await state()).toMatchObject({ answer: 2, runs: 1 });
});

test('a server that accepts the migrations of a newer version leaves its sums too', async () => {
  await start(serverOf({ answer: 1 }));
  await sql`insert into schema_migrations (name, checksum) values ('9999-later.sql', '')`.execute(database.db);

  const ran = await start(serverOf({ answer: 1 }, { answer: 2 }), 'accept');

  expect(ran).toEqual([]);
  expect(await state()).toMatchObject({ answer: 1 });
});

test('a text that fails leaves everything as it was', async () => {
  await start(serverOf({ answer: 1 }));
  const broken = serverOf({ answer: 1 }, { answer: 2 });
  write('90-broken.sql', 'select nothing from nowhere;');
  const sums = readSums(folder, broken.versions);

  await expect(start(sums)).rejects.toThrow('nowhere');

  expect(await state()).toMatchObject({ answer: 1 });
  expect(await waitingMigrations(database.db, readMigrations(), sums)).toEqual(['sums-0002']);
});

test('recounts when one of the versions in between comes to other values', async () => {
  await start(serverOf({ answer: 1, recounts: true }, { answer: 2 }));
  const once = await state();
  await start(serverOf({ answer: 1, recounts: true }, { answer: 2 }, { answer: 3 }));
  const same = await state();

  await start(
    serverOf(
      { answer: 1 },
      { answer: 2 },
      { answer: 3 },
      { answer: 4, recounts: true },
      { answer: 5, recounts: false },
    ),
  );

  expect([once?.recounts, same?.recounts, (await state())?.recounts]).toEqual([1, 1, 2]);
});

test('a version that changes while somebody works on it runs again, and recounts', async () => {
  await start(serverOf({ answer: 1 }));

  const ran = await start(serverOf({ answer: 2 }));

  expect(ran).toEqual(['sums-0001']);
  expect(await state()).toEqual({ answer: 2, runs: 2, recounts: 1 });
});

test('part of the migrations leaves the sums as they are', async () => {
  const ran = await migrate(database.db, readMigrations().slice(0, -1), 'accept', serverOf({ answer: 1 }));

  expect(ran).toEqual([]);
});
