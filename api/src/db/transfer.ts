import { type RawBuilder, sql } from 'kysely';
import { ConfigError } from '../config-error';
import { type Db } from './database';

/** A table and the number of rows copied. */
export type CopiedTable = { table: string; rows: number };

type Column = { name: string; type: string };

// Small, because a row with a release's file can have hundreds of kilobytes.
const AT_ONCE = 100;

/**
 * Copies every row into a new database with the same migrations and no users, all or nothing. Values are copied as text
 * with every digit, and sums, chains and numbers as they are, without triggers. `finish` changes the copy before
 * anybody sees it.
 */
export async function transferRows(
  source: Db,
  target: Db,
  finish: (target: Db) => Promise<void> = async () => undefined,
): Promise<CopiedTable[]> {
  return source.transaction().execute((from) =>
    // Two databases, so the inner transaction is not nested in the outer one.
    target.transaction().execute(async (to) => {
      await withoutTimeLimits(from);
      await withoutTimeLimits(to);
      await refuseUsed(to);
      const tables = await tableNames(from);
      const restore = await takeOffForeignKeys(to);
      const copied: CopiedTable[] = [];
      for (const table of tables) copied.push({ table, rows: await copyTable(from, to, table) });
      await restore();
      await copyCounters(from, to);
      await finish(to);
      return copied;
    }),
  );
}

async function withoutTimeLimits(db: Db) {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
}

async function refuseUsed(target: Db) {
  const { rows } = await sql`select from users limit 1`.execute(target);
  if (rows.length > 0)
    throw new ConfigError('The database of DATABASE_URL has users already: transfer into a new one.');
}

// Schemas of the product and of the registry; the product's table names have no schema prefix.
const SCHEMAS = sql.join(['public', 'registry']);

const nameIn = (name: RawBuilder<unknown>) =>
  sql`case schemaname when 'public' then ${name} else schemaname || '.' || ${name} end`;

async function tableNames(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select ${nameIn(sql`tablename`)} as name from pg_tables
    where schemaname in (${SCHEMAS}) and tablename <> 'schema_migrations' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

// Tables are copied in the order of their names, so a row may arrive before the row it refers to.
async function takeOffForeignKeys(db: Db) {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where contype = 'f' and nspname in (${SCHEMAS})`.execute(db);
  for (const { table, name } of keys)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(db);
  return async () => {
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.raw(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
  };
}

async function copyTable(from: Db, to: Db, table: string) {
  const columns = await columnsOf(from, table);
  const texts = sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`));
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(to);
  // Rows created by migrations are replaced by the source's.
  await sql`delete from ${sql.table(table)}`.execute(to);
  await sql`declare copying no scroll cursor for select json_build_array(${texts})::text as row from ${sql.table(table)}`.execute(
    from,
  );
  let copied = 0;
  for (let rows = await nextRows(from); rows.length > 0; rows = await nextRows(from)) {
    await insertRows(to, table, columns, rows);
    copied += rows.length;
  }
  await sql`close copying`.execute(from);
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(to);
  return copied;
}

async function nextRows(db: Db) {
  const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(AT_ONCE))} from copying`.execute(db);
  return rows.map(({ row }) => row);
}

async function insertRows(db: Db, table: string, columns: readonly Column[], rows: readonly string[]) {
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const values = sql.join(columns.map(({ type }, index) => sql.raw(`(v ->> ${index})::${type}`)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) v`.execute(db);
}

// Excludes generated columns.
async function columnsOf(db: Db, table: string) {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    db,
  );
  return rows;
}

async function copyCounters(from: Db, to: Db) {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select ${nameIn(sql`sequencename`)} as name, last_value as value from pg_sequences
    where schemaname in (${SCHEMAS})`.execute(from);
  for (const { name, value } of rows)
    if (value !== null) await sql`select setval(${name}::regclass, ${value})`.execute(to);
}
