// npm run schema: rewrites api/src/db/schema.sql, using an empty database on the server in DATABASE_URL.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './run/root.mjs';

const load = createRequire(import.meta.url);
const { openDatabase } = load(inRoot('api', 'dist', 'db', 'open-database.js'));
const { migrate, readMigrations } = load(inRoot('api', 'dist', 'db', 'migrate.js'));

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL names no database: createdb scratch, then give its address.');

const migrations = readMigrations();
const { db, close } = await openDatabase({ databaseUrl });
// Two calls, because a single one would start from the file that is being written here.
await migrate(db, migrations.slice(0, -1));
await migrate(db);
await close();

const tables = ['--exclude-schema=registry', '--exclude-table=schema_migrations', '--exclude-table-data=data_versions'];
const dump = execFileSync(
  'pg_dump',
  [...tables, '--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100', databaseUrl],
  {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  },
);

// Removes statements for the session of the dump, and headings that repeat the statement below.
const statements = dump
  .replace(/^--\n-- .*\n--\n/gm, '')
  .replace(/^(SET |SELECT pg_catalog\.set_config|\\(un)?restrict|COMMENT ON EXTENSION).*$/gm, '')
  .replace(/^-- Dumped .*$/gm, '')
  .replaceAll('public.', '')
  // Timestamps and keys differ per installation.
  .replace(/'\d{4}-\d\d-\d\d \d\d:\d\d:[\d.+]+'/g, 'now()')
  .replace(/'[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}'/g, 'gen_random_uuid()')
  .replace(/\n{3,}/g, '\n\n')
  .trim();

writeFileSync(
  inRoot('api', 'src', 'db', 'schema.sql'),
  `-- After ${migrations.at(-1).name}: what an empty database starts with. Written by \`npm run schema\`.

-- A function may name a table that is made below it.
SET LOCAL check_function_bodies = false;

${statements}
`,
);
