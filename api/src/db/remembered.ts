import { sql } from 'kysely';
import { type Db } from './database';

const MOST = 500;

type Known = { version: string; value: unknown };

const knownOf = new WeakMap<Db, Map<string, Known>>();

/** Names what is committed: as long as it is the same, every sum and every list is the same. */
async function dataVersion(db: Db) {
  const { rows } = await sql<{ version: string | null }>`
    select string_agg(slot || ':' || writer, ',' order by slot) as version from data_versions`.execute(db);
  return rows[0]?.version ?? '';
}

/**
 * What `compute` answers, computed again only when anything was written since. `key` has to hold all that the answer depends
 * on besides the data: the filter, the caller's scope, the day.
 */
export async function remembered<Value>(db: Db, key: unknown, compute: () => Promise<Value>): Promise<Value> {
  // Inside a transaction there may be writes that nobody else sees.
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
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return value;
}
