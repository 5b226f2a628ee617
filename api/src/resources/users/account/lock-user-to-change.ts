import { type Db } from '../../../db/database';
import { type Context } from '../../../http/request/context';
import { notFound } from '../../../http/errors/errors';
import { guardSuperAdmin } from './guards';
import { type LockedUser, lockSuperAdmins, lockUsers } from './accounts.queries';

/**
 * Locks a user whom the caller may change: 404 for an unknown or deleted user, 403 for a Super Admin unless the caller
 * is one.
 * docs/domain/roles-and-permissions.md#super-admins
 */
export async function lockUserToChange(db: Db, context: Context, reference: string): Promise<LockedUser> {
  await lockSuperAdmins(db);
  const [user] = await lockUsers(db, [reference]);
  if (!user) throw notFound('User');
  guardSuperAdmin(context, user.role_ids);
  return user;
}
