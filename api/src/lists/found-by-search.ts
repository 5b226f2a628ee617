import { sql } from 'kysely';
import { fewFound } from './list-page';
import { cachedUntilWrite, type Reader } from '../db/cached-until-write';

/**
 * The matches of a search as a single condition for the page and the sums; undefined when there are many. Cached for
 * `key`, which contains the caller's scope and the filter, until the next write.
 */
export async function foundBySearch(reader: Reader, key: readonly unknown[], query: Parameters<typeof fewFound>[1]) {
  const ids = await cachedUntilWrite(reader, ['found', query.table, ...key], () => fewFound(reader.db, query));
  return ids && [sql`${sql.ref(`${query.table}.id`)} = any(${ids}::bigint[])`];
}
