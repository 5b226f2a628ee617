import { sql } from 'kysely';
import { type Db } from '../db/database';
import { fewFound } from './list-page';
import { cachedUntilWrite } from '../db/cached-until-write';

/**
 * What a search found, as the one condition that its page and its sums then need; undefined when it found many. Remembered
 * for `key`, who asks and what is filtered, until somebody writes.
 */
export async function foundBySearch(db: Db, key: readonly unknown[], query: Parameters<typeof fewFound>[1]) {
  const ids = await cachedUntilWrite(db, ['found', query.table, ...key], () => fewFound(db, query));
  return ids && [sql`${sql.ref(`${query.table}.id`)} = any(${ids}::bigint[])`];
}
