import { sql } from 'kysely';
import { type Db } from './database';
import { one } from './one';

const MAX_ENTRIES = 500;

type Known = { version: string; value: unknown };

const knownOf = new WeakMap<Db, Map<string, Known>>();

/** Changes with every commit; as long as it is the same, every sum and every list is the same. */
async function dataVersion(db: Db) {
  const { rows } = await sql<{ version: string | null }>`
    select string_agg(slot || ':' || writer, ',' order by slot) as version from data_versions`.execute(db);
  return one(rows).version ?? '';
}

/**
 * The result of `compute`, computed again only after a write. `key` holds everything else the result depends on: the
 * filter, the caller's scope, the day.
 */
export async function cachedUntilWrite<Value>(db: Db, key: unknown, compute: () => Promise<Value>): Promise<Value> {
  // A transaction may hold writes of its own that are not committed yet.
  if (db.isTransaction) return compute();
  const known = knownOf.get(db) ?? new Map<string, Known>();
  knownOf.set(db, known);
  const name = JSON.stringify(key);
  const version = await dataVersion(db);
  const found = known.get(name);
  if (found?.version === version) return found.value as Value;

  const value = await compute();
  known.delete(name);
  known.set(name, { version, value });
  const [oldest] = known.keys();
  if (known.size > MAX_ENTRIES && oldest !== undefined) known.delete(oldest);
  return value;
}
