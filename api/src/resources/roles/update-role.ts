import { isTakenAlready, type Role, type RoleInput, roleNameLabel } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { invalid, notFound } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseImpersonation } from '../../http/request/refuse-impersonation';
import { refuseStale } from '../../http/changes/version';
import { guardSuperAdmin } from '../users/account/guards';
import { isRoleNameTaken, lockRole, saveRole } from './roles.queries';

/**
 * Renames a role; its id and permissions stay. Only a Super Admin can rename the Super Admin role.
 * docs/domain/roles-and-permissions.md#super-admins
 */
export const updateRole = (
  context: Context,
  reference: string,
  { name }: RoleInput,
  expected: number | undefined,
): Promise<Role> =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    const before = await lockRole(db, reference);
    if (!before) throw notFound('Role');
    guardSuperAdmin(context, [before.id]);
    await refuseStale(db, before, expected);
    if (await isRoleNameTaken(db, before.id, name)) throw invalid({ name: [isTakenAlready(roleNameLabel(before.id))] });

    const after = await saveRole(db, before.id, { name } satisfies StoredFields<RoleInput>);
    await audit(db, context, { action: 'role.update', before, after });
    return after;
  });
