import { isTakenAlready, type Role, roleNameLabel } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { invalid, notFound } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { refuseImpersonation } from '../../http/refuse-impersonation';
import { refuseStale } from '../../http/version';
import { guardSuperAdmin } from '../users/account/guards';
import { isRoleNameTaken, lockRole, renameRole } from './roles.queries';

/**
 * Renames a role; its id and its rights stay. Only a Super Admin renames the Super Admin role.
 * docs/domain/roles-and-permissions.md#super-admins
 */
export const updateRole = (
  context: Context,
  reference: string,
  { name }: { name: string },
  expected: number | undefined,
): Promise<Role> =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    const before = await lockRole(db, reference);
    if (!before) throw notFound('Role');
    guardSuperAdmin(context, [before.id]);
    await refuseStale(db, before, expected);
    if (await isRoleNameTaken(db, before.id, name)) throw invalid({ name: [isTakenAlready(roleNameLabel(before.id))] });

    const after = await renameRole(db, before.id, name);
    await audit(db, context, { action: 'role.update', entity: 'role', uuid: before.uuid, before, after });
    return after;
  });
