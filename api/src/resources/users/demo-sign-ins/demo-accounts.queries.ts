import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../../../db/database';
import { DEMO_DOMAIN } from '../../../db/seed/parties/users';

/** A user who is not deleted, with the demo's mark or at one of its addresses. */
export type DemoAccount = {
  id: number;
  uuid: string;
  name: string;
  email: string;
  password_hash: string;
  is_demo: boolean;
  is_super_admin: boolean;
};

async function selectAccounts(db: Db, condition: RawBuilder<unknown>): Promise<DemoAccount[]> {
  const { rows } = await sql<DemoAccount>`
    select id, uuid, name, email, password_hash, is_demo,
      exists (select from user_roles where user_id = users.id and role_id = 1) as is_super_admin
    from users where deleted_at is null and ${condition} order by id`.execute(db);
  return rows;
}

const IS_OF_DEMO = sql`(is_demo or lower(email) like ${`%${DEMO_DOMAIN}`})`;

/** Users with the demo's mark or at one of its addresses, without deleted ones, oldest first. */
export const selectDemoAccounts = (db: Db) => selectAccounts(db, IS_OF_DEMO);

/** All other Super Admins and Admins, without deleted ones, oldest first. */
export const selectOtherAdministrators = (db: Db) =>
  selectAccounts(
    db,
    sql`not ${IS_OF_DEMO} and exists (select from user_roles where user_id = users.id and role_id in (1, 2))`,
  );

/** Removes the demo's mark from a user; false if there was none. */
export async function unmarkDemoAccount(db: Db, id: number): Promise<boolean> {
  const marked = db.updateTable('users').set({ is_demo: false }).where('id', '=', id).where('is_demo', '=', true);
  const { numUpdatedRows } = await marked.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A user, not deleted, whom a demo account created. */
export type MadeAccount = { name: string; email: string; is_super_admin: boolean };

/** Users whom these accounts created according to the audit trail, without deleted ones, oldest first. */
export async function selectMadeBy(db: Db, ids: readonly number[]): Promise<MadeAccount[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MadeAccount>`
    select name, email, exists (select from user_roles where user_id = users.id and role_id = 1) as is_super_admin
    from users where deleted_at is null and uuid in (
      select entity_uuid from audit_log where action = 'user.create' and (user_id in (${sql.join(ids)}) or real_user_id in (${sql.join(ids)}))
    ) order by id`.execute(db);
  return rows;
}

/** Revokes the publish tokens that these people issued, and returns them. */
export async function endTokensOf(db: Db, uuids: readonly string[], by: string, now: Date) {
  if (uuids.length === 0) return [];
  const { rows } = await sql<{ uuid: string; name: string }>`
    update registry.publish_tokens set revoked_by = ${by}, revoked_at = ${now}
    where revoked_at is null and issued_by_uuid in (${sql.join(uuids)}) returning uuid, name`.execute(db);
  return rows;
}
