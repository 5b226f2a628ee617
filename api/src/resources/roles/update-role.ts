import { type Role } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { notFound } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { refuseImpersonation } from '../../http/refuse-impersonation';
import { refuseStale } from '../../http/version';
import { lockRole, renameRole } from './queries';

/** Renames a role; its id and its rights stay. Decision §5. */
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
    await refuseStale(db, before, expected);

    const after = await renameRole(db, before.id, name);
    await audit(db, context, { action: 'role.update', entity: 'role', uuid: before.uuid, before, after });
    return after;
  });
