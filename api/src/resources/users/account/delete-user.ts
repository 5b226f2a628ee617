import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { conflict } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { refuseImpersonation } from '../../../http/request/refuse-impersonation';
import { refuseStale } from '../../../http/changes/version';
import { voidResets } from '../../password-reset/password-resets.queries';
import { endSignIns } from '../../session/end-sign-ins';
import { keepSuperAdmin } from './guards';
import { lockUserToChange } from './lock-user-to-change';
import { markUserDeleted, nextVersions, usersById } from './accounts.queries';

/**
 * Deletes a user and ends their sessions; history keeps the name. Users cannot delete themselves.
 * docs/domain/states-and-deletions.md#deletions
 */
export const deleteUser = (context: Context, reference: string, expected: number | undefined): Promise<Reference> =>
  inTransaction(context, async (db) => {
    refuseImpersonation(context);
    const user = await lockUserToChange(db, context, reference);
    await refuseStale(db, user, expected);
    if (user.id === context.user.id) throw conflict('You cannot delete yourself.');

    const [before] = await usersById(db, [user.id]);
    await markUserDeleted(db, user.id, context.now);
    await nextVersions(db, [user.id]);
    await keepSuperAdmin(db, [{ from: user.role_ids, to: [] }]);
    await endSignIns(db, user.id, context.now);
    await voidResets(db, user.id, context.now);
    await audit(db, context, { action: 'user.delete', before });
    return { uuid: user.uuid, name: user.name };
  });
