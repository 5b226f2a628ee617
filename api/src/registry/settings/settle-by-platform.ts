import { type RemoteSetting, type RequestedSetting } from '@siteledger/platform/contract';
import { type Db } from '../../db/database';
import { transaction } from '../../db/transaction';
import { newRequestId } from '../../http/request-id';
import { settle } from './change-setting';
import { findSetting, lockRemote } from './queries';

const AUTHOR = 'The platform';

type Decision = {
  action: 'remote.advance' | 'remote.halt';
  wanted: Pick<RequestedSetting, 'release' | 'rollout' | 'reason'>;
  /** The release that it takes from users. */
  halted?: string;
};

/**
 * Brings into force what the platform decided over a setting that it looked at. False where another server, or a person, has
 * changed the place since: the next look sees what is then in force.
 */
export const settleByPlatform = (
  db: Db,
  { environment, remote, revision }: RemoteSetting,
  { action, wanted, halted }: Decision,
  now: Date,
) =>
  transaction(db, async (trx) => {
    await lockRemote(trx, remote);
    const present = await findSetting(trx, environment, remote);
    if (!present || present.revision !== revision) return false;
    const author = { now, user: { id: null, name: AUTHOR }, requestId: newRequestId() };
    const change = { action, present, wanted: { ...present, ...wanted }, changed_by: AUTHOR, halted };
    await settle(author, trx, { environment, remote }, change);
    return true;
  });
