import { PLATFORM_AUTHOR, type RemoteSetting, type RequestedSetting } from '@siteledger/platform/contract';
import { type Product } from '../product';
import { type Db } from '../store/tables';
import { applySetting } from '../change/change-setting';
import { findSetting, lockRemote } from '../store/settings.queries';

type Decision = {
  action: 'remote.advance' | 'remote.halt' | 'remote.resume';
  wanted: Partial<RequestedSetting> & Pick<RequestedSetting, 'reason'>;
  /** The release that the platform halts. */
  halted?: string;
};

/**
 * Applies the platform's decision on a setting that it has read. Returns false if another server or a person has
 * changed the target since; the next check then reads the new setting.
 */
export const applyByPlatform = (
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
    const applied = await applySetting(author, trx, { environment, remote }, change);
    if (halted) await product.notifyOfHalt?.(trx, applied);
    return true;
  });
