import { type Db } from '../../db/database';

/** Whether anybody may sign in: a new installation has nobody. */
export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('deleted_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
