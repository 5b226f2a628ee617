import { randomBytes, randomUUID } from 'node:crypto';
import { type Db } from '../../../db/database';
import { transaction } from '../../../db/transaction/transaction';
import { audit } from '../../../http/changes/audit';
import { OPERATOR } from '../../../http/changes/operator';
import { voidResets } from '../../password-reset/password-resets.queries';
import { endSignIns } from '../../session/end-sign-ins';
import { hashPassword } from '../../session/password-hash';
import { setPassword } from '../../session/set-password';
import { countSuperAdmins, lockSuperAdmins, markUserDeleted, nextVersions } from '../account/accounts.queries';
import { endTokensOf, type MadeAccount, selectMadeBy } from './demo-accounts.queries';
import { findDemoSignIns, findPublicPasswords } from './find-demo-sign-ins';

/**
 * The demo sign-ins removed, the remaining Super Admins, the users those sign-ins created, the publish tokens revoked,
 * and the administrators whose password was voided because it was the demo's.
 */
export type RemovedDemoSignIns = {
  removed: number;
  superAdmins: number;
  made: MadeAccount[];
  tokens: string[];
  voided: string[];
};

/** Deletes every demo sign-in like any user: sessions end, links are voided, history keeps the names. */
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
      await audit(trx, author, { action: 'user.delete', uuid, before: { name, email } });
    }
    const tokens = await endTokensOf(
      trx,
      accounts.map(({ uuid }) => uuid),
      OPERATOR.name,
      now,
    );
    for (const { uuid, name } of tokens)
      await audit(trx, author, { action: 'publish-token.revoke', uuid, before: { name } });
    const ids = accounts.map(({ id }) => id);
    const voided = await findPublicPasswords(trx);
    for (const { id, uuid } of voided) {
      await setPassword(trx, id, await hashPassword(randomBytes(32).toString('base64')), now);
      await audit(trx, author, { action: 'user.change-password', uuid });
    }
    return {
      ...{ removed: accounts.length, superAdmins: await countSuperAdmins(trx) },
      ...{ made: await selectMadeBy(trx, ids), tokens: tokens.map(({ name }) => name) },
      voided: voided.map(({ email }) => email),
    };
  });
