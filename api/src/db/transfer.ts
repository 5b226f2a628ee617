import { type RawBuilder, sql } from 'kysely';
import { ConfigError } from '../config-error';
import { type Db } from './database';

/** A table and how many rows of it were copied. */
export type CopiedTable = { table: string; rows: number };

type Column = { name: string; type: string };

// A row of a release's file may hold hundreds of kilobytes.
const AT_ONCE = 100;

/**
 * Copies every row of a database into another one that is as new: same migrations, no users. All of it or nothing. Values go as
 * text and keep every digit; sums, chains and numbers are copied as they are, so no trigger may count them a second time.
 * `finish` changes the copy before anybody sees it.
 */
export async function transferRows(
  source: Db,
  target: Db,
  finish: (target: Db) => Promise<void> = async () => undefined,
): Promise<CopiedTable[]> {
  return source.transaction().execute((from) =>
    // Two databases, two transactions: neither is the inside of the other.
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

// The product's and the registry's; a name of the product's stands without its schema.
const SCHEMAS = sql.join(['public', 'registry']);

const nameIn = (name: RawBuilder<unknown>) =>
  sql`case schemaname when 'public' then ${name} else schemaname || '.' || ${name} end`;

async function tableNames(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select ${nameIn(sql`tablename`)} as name from pg_tables
    where schemaname in (${SCHEMAS}) and tablename <> 'schema_migrations' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

// Rows come in the order of the tables' names, in which a row may be there before the one that it names.
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
  // What the migrations filled comes from the source too, with the names it has there.
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

// What the database reckons by itself is not written.
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
