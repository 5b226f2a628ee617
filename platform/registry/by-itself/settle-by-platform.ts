import { PLATFORM_AUTHOR, type RemoteSetting, type RequestedSetting } from '@siteledger/platform/contract';
import { type Product } from '../product';
import { type Db } from '../store/tables';
import { settle } from '../change/change-setting';
import { findSetting, lockRemote } from '../store/settings.queries';

type Decision = {
  action: 'remote.advance' | 'remote.halt' | 'remote.resume';
  wanted: Partial<RequestedSetting> & Pick<RequestedSetting, 'reason'>;
  /** The release that it takes from users. */
  halted?: string;
};

/**
 * Brings into force what the platform decided over a setting that it looked at. False where another server, or a person, has
 * changed the target since: the next look sees what is then in force.
 */
export const settleByPlatform = (
  product: Product,
  db: Db,
  { environment, remote, revision }: RemoteSetting,
  { action, wanted, halted }: Decision,
  now: Date,
) =>
  product.transaction(db, async (trx) => {
    await lockRemote(trx, remote);
    const present = await findSetting(trx, environment, remote);
    if (!present || present.revision !== revision) return false;
    const author = { now, audit: product.auditAs(PLATFORM_AUTHOR) };
    const change = { action, present, wanted: { ...present, ...wanted }, changed_by: PLATFORM_AUTHOR, halted };
    const settled = await settle(author, trx, { environment, remote }, change);
    if (halted) await product.notifyOfHalt?.(trx, settled);
    return true;
  });
