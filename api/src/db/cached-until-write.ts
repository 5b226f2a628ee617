import { sql } from 'kysely';
import { type Db } from './database';
import { oneRow } from './one-row';

const MAX_ENTRIES = 500;

type Entry = { version: string; value: unknown };

const entriesOf = new WeakMap<Db, Map<string, Entry>>();

/** Changes with every commit that wrote to projects, their people, parties or documents (migration 0012). */
async function dataVersion(db: Db) {
  const { rows } = await sql<{ version: string | null }>`
    select string_agg(slot || ':' || writer, ',' order by slot) as version from data_versions`.execute(db);
  return oneRow(rows).version ?? '';
}

/**
 * The result of `compute`, computed again only after a write to projects, their people, parties or documents: it may
 * depend on these tables alone. `key` holds everything else it depends on: the filter, the caller's scope, the day.
 */
export async function cachedUntilWrite<Value>(db: Db, key: unknown, compute: () => Promise<Value>): Promise<Value> {
  // A transaction may hold writes of its own that are not committed yet.
  if (db.isTransaction) return compute();
  const entries = entriesOf.get(db) ?? new Map<string, Entry>();
  entriesOf.set(db, entries);
  const cacheKey = JSON.stringify(key);
  const version = await dataVersion(db);
  const found = entries.get(cacheKey);
  if (found?.version === version) return found.value as Value;

  const value = await compute();
  entries.delete(cacheKey);
  entries.set(cacheKey, { version, value });
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  return value;
}
