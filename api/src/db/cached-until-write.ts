import { sql } from 'kysely';
import { type Db } from './database';
import { oneRow } from './one-row';

const MAX_ENTRIES = 500;

type Entry = { version: string; value: unknown };

const entriesOf = new WeakMap<Db, Map<string, Entry>>();

/** The database, and the version of its data if the request has read it. */
export type Reader = { db: Db; dataVersion?: string | undefined };

/**
 * A scalar subquery: text that changes with every commit to projects, their people, parties or documents (migrations
 * 0012 and 0047).
 */
export const DATA_VERSION = sql<string>`(
  select coalesce(string_agg(slot || ':' || writer, ',' order by slot), '') from data_versions)`;

async function readDataVersion(db: Db) {
  const { rows } = await sql<{ version: string }>`select ${DATA_VERSION} as version`.execute(db);
  return oneRow(rows).version;
}

/**
 * Caches the result of `compute` until the next write to projects, their people, parties or documents; it may depend
 * only on these tables. `key` contains everything else: the filter, the caller's scope, the day. A version read before
 * the value is safe: the value may be newer than its version, never older.
 */
export async function cachedUntilWrite<Value>(
  { db, dataVersion }: Reader,
  key: unknown,
  compute: () => Promise<Value>,
): Promise<Value> {
  // A transaction may have uncommitted writes of its own.
  if (db.isTransaction) return compute();
  const entries = entriesOf.get(db) ?? new Map<string, Entry>();
  entriesOf.set(db, entries);
  const cacheKey = JSON.stringify(key);
  const version = dataVersion ?? (await readDataVersion(db));
  const found = entries.get(cacheKey);
  if (found && found.version === version) return found.value as Value;

  const value = await compute();
  entries.delete(cacheKey);
  entries.set(cacheKey, { version, value });
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  return value;
}
