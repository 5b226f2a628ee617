import { isSuperAdmin, mayManageRoles } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { type Context } from '../../../http/request/context';
import { conflict, forbidden } from '../../../http/errors/errors';
import { countSuperAdmins } from './accounts.queries';

/**
 * Only a Super Admin may grant or revoke that role, and edit or delete its holders. `roleIds` are the user's roles
 * before and after. docs/domain/roles-and-permissions.md#super-admins
 */
export function guardSuperAdmin({ user }: Context, ...roleIds: readonly (readonly number[])[]) {
  const own = user.roles.map(({ id }) => id);
  if (!roleIds.every((some) => mayManageRoles(own, some))) throw forbidden();
}

/**
 * Refuses to revoke the role of the last Super Admin; the caller holds the lock of `lockSuperAdmins`.
 * docs/domain/roles-and-permissions.md#super-admins
 */
export async function keepSuperAdmin(db: Db, taken: readonly { from: readonly number[]; to: readonly number[] }[]) {
  const isTaken = taken.some(({ from, to }) => isSuperAdmin(from) && !isSuperAdmin(to));
  if (isTaken && (await countSuperAdmins(db)) === 0) throw conflict('There must be at least one Super Admin.');
}
