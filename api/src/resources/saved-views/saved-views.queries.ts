import { type SavedView, type SavedViewInput, type SavedViewUpdate } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { one } from '../../db/one';
import { isRecord } from '../../db/record-reference';

const COLUMNS = sql`id, uuid, version, created_at, screen, name, query`;

/** Views are their user's alone: another's is not found. */
const isOwn = (user: number) => sql`saved_views.user_id = ${user}`;

/** The views that a user keeps of a screen, by name. */
export async function savedViewsOf(db: Db, user: number, screen: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select ${COLUMNS} from saved_views where ${isOwn(user)} and screen = ${screen} order by lower(name), id`.execute(
    db,
  );
  return rows;
}

/** How many views a user keeps of a screen; nobody adds one to them until the transaction ends. */
export async function countLocked(db: Db, user: number, screen: string) {
  await sql`select id from users where id = ${user} for no key update`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from saved_views where ${isOwn(user)} and screen = ${screen}`.execute(db);
  return one(rows).total;
}

/** A user's view, locked. */
export async function lockSavedView(db: Db, user: number, reference: string) {
  const { rows } = await sql<SavedView>`
    select ${COLUMNS} from saved_views where ${isRecord('saved_views', reference)} and ${isOwn(user)} for update`.execute(
    db,
  );
  return rows[0];
}

/** Stores a new view. */
export async function insertSavedView(db: Db, user: number, { screen, name, query }: SavedViewInput) {
  const { rows } = await sql<SavedView>`
    insert into saved_views (user_id, screen, name, query) values (${user}, ${screen}, ${name}, ${query ?? ''})
    returning ${COLUMNS}`.execute(db);
  return one(rows);
}

/** Stores a view's name and state as its next version. */
export async function saveSavedView(db: Db, id: number, { name, query }: SavedViewUpdate) {
  const { rows } = await sql<SavedView>`
    update saved_views set name = ${name}, query = ${query ?? ''}, version = version + 1, updated_at = now()
    where id = ${id} returning ${COLUMNS}`.execute(db);
  return one(rows);
}

export async function deleteSavedViewRow(db: Db, id: number) {
  await sql`delete from saved_views where id = ${id}`.execute(db);
}
