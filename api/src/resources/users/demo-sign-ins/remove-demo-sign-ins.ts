import { randomUUID } from 'node:crypto';
import { type Db } from '../../../db/database';
import { transaction } from '../../../db/transaction/transaction';
import { audit } from '../../../http/audit';
import { OPERATOR } from '../../../http/operator';
import { voidResets } from '../../password-reset/password-resets.queries';
import { endSignIns } from '../../session/end-sign-ins';
import { countSuperAdmins, lockSuperAdmins, markUserDeleted, nextVersions } from '../account/accounts.queries';
import { findDemoSignIns } from './find-demo-sign-ins';

/** The demo sign-ins that were removed, and how many Super Admins are left. */
export type RemovedDemoSignIns = { removed: number; superAdmins: number };

/** Deletes every demo sign-in as the product deletes a user: sessions end, links are void, history keeps the names. */
export const removeDemoSignIns = (db: Db, now: Date): Promise<RemovedDemoSignIns> =>
  transaction(db, async (trx) => {
    await lockSuperAdmins(trx);
    const accounts = await findDemoSignIns(trx);
    const author = { user: OPERATOR, requestId: randomUUID() };
    for (const { id, uuid, name, email } of accounts) {
      await markUserDeleted(trx, id, now);
      await nextVersions(trx, [id]);
      await endSignIns(trx, id, now);
      await voidResets(trx, id, now);
      await audit(trx, author, { action: 'user.delete', entity: 'user', uuid, before: { name, email } });
    }
    return { removed: accounts.length, superAdmins: await countSuperAdmins(trx) };
  });
