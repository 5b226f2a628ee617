import { type SavedView, type SavedViewInput, type SavedViewUpdate } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { isRecord } from '../../db/record-reference';
import { type StoredFields } from '../../db/stored-fields';

const COLUMNS = ['id', 'uuid', 'version', 'created_at', 'screen', 'name', 'query'] as const;

/** Views are private: another user's is a 404. */
const isOwn = (user: number) => sql<boolean>`saved_views.user_id = ${user}`;

const isLive = sql<boolean>`saved_views.deleted_at is null`;

/** A user's views of a screen, by name. */
export const savedViewsOf = (db: Db, user: number, screen: string): Promise<SavedView[]> =>
  db
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where(isOwn(user))
    .where(isLive)
    .where('screen', '=', screen)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** Counts a user's views of a screen and prevents new ones until the transaction ends. */
export async function countLocked(db: Db, user: number, screen: string) {
  await sql`select id from users where id = ${user} for no key update`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from saved_views where ${isOwn(user)} and ${isLive} and screen = ${screen}`.execute(db);
  return oneRow(rows).total;
}

/** Locks a user's view, deleted or not. */
export const lockSavedView = (db: Db, user: number, reference: string) =>
  db
    .selectFrom('saved_views')
    .select([...COLUMNS, 'deleted_at'])
    .where(isRecord('saved_views', reference))
    .where(isOwn(user))
    .forUpdate()
    .executeTakeFirst();

export const insertSavedView = (db: Db, user_id: number, { screen, name, query }: SavedViewInput): Promise<SavedView> =>
  db
    .insertInto('saved_views')
    .values({ user_id, screen, name, query: query ?? '' } satisfies StoredFields<SavedViewInput>)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export async function saveSavedView(db: Db, id: number, { name, query }: SavedViewUpdate): Promise<SavedView> {
  const values = { name, query: query ?? '' } satisfies StoredFields<SavedViewUpdate>;
  return db
    .updateTable('saved_views')
    .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function markSavedViewDeleted(db: Db, id: number) {
  await sql`update saved_views set deleted_at = now(), version = version + 1 where id = ${id}`.execute(db);
}

/** Removes the deletion mark and restores the version. */
export const unmarkSavedView = (db: Db, id: number): Promise<SavedView> =>
  db
    .updateTable('saved_views')
    .set({ deleted_at: null, version: sql`version - 1` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
