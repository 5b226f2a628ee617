import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { DEMO_DOMAIN } from '../../../db/seed/users';

/** A live user with the demo's mark or at one of its addresses. */
export type DemoAccount = {
  id: number;
  uuid: string;
  name: string;
  email: string;
  password_hash: string;
  is_demo: boolean;
  is_super_admin: boolean;
};

/** The live users with the demo's mark or at one of its addresses, in the order they came. */
export async function selectDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const { rows } = await sql<DemoAccount>`
    select id, uuid, name, email, password_hash, is_demo,
      exists (select from user_roles where user_id = users.id and role_id = 1) as is_super_admin
    from users where deleted_at is null and (is_demo or lower(email) like ${`%${DEMO_DOMAIN}`}) order by id`.execute(
    db,
  );
  return rows;
}

/** Takes the demo's mark off a user; whether it was there. */
export async function unmarkDemoAccount(db: Db, id: number): Promise<boolean> {
  const marked = db.updateTable('users').set({ is_demo: false }).where('id', '=', id).where('is_demo', '=', true);
  const { numUpdatedRows } = await marked.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
