import { RECENT_MAX, type SearchKind } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';

export type KnownName = { kind: SearchKind; record: string; is_favourite: boolean };

/** A user's favourites in the order chosen, then records opened recently, latest first. */
export async function knownNames(db: Db, user: number): Promise<KnownName[]> {
  const { rows } = await sql<KnownName>`
    select kind, record, favourite_at is not null as is_favourite from known_records
    where user_id = ${user} order by favourite_at nulls last, opened_at desc`.execute(db);
  return rows;
}

/**
 * Stores that a user opened a record, or that it is or is no longer a favourite, and returns whether it is one. Deletes
 * the oldest entries beyond `RECENT_MAX`, favourites aside.
 */
export async function keepKnown(db: Db, user: number, kind: SearchKind, record: string, isFavourite?: boolean | null) {
  const favourite = isFavourite ? sql`now()` : sql`null::timestamptz`;
  const isOpened = isFavourite === undefined || isFavourite === null;
  const { rows } = await sql<{ is_favourite: boolean }>`
    insert into known_records as known (user_id, kind, record, favourite_at) values (${user}, ${kind}, ${record}, ${favourite})
    on conflict (user_id, kind, record) do update set
      ${isOpened ? sql`opened_at = now()` : sql`favourite_at = excluded.favourite_at`}
    returning favourite_at is not null as is_favourite`.execute(db);
  await sql`
    delete from known_records where user_id = ${user} and favourite_at is null and opened_at < (
      select opened_at from known_records where user_id = ${user} and favourite_at is null
      order by opened_at desc offset ${RECENT_MAX - 1} limit 1)`.execute(db);
  return oneRow(rows).is_favourite;
}

export async function countFavourites(db: Db, user: number) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from known_records where user_id = ${user} and favourite_at is not null`.execute(db);
  return oneRow(rows).total;
}

export async function forgetKnown(db: Db, user: number, names: readonly KnownName[]) {
  await sql`
    delete from known_records where user_id = ${user} and (kind, record) in (
      select * from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ record }) => record)}::uuid[]))`.execute(
    db,
  );
}
