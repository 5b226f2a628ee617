import { type Db } from '../../db/database';

/** Whether there is any user who is not deleted; a new installation has none. */
export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('deleted_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
