import { type EnvironmentName } from '@siteledger/platform/contract';
import { ConfigError } from '../../errors';
import { type Product } from '../../product';
import { type Db } from '../../store/tables';
import { deleteReplacedState, findLastReplacedState, forgetApplied, lockFollowing } from './following.queries';
import { storeReplacedState } from './replaced-states';
import { replaceRows } from './apply-central-state';

/** Result of a restore: the number of remotes, and when and by which registry the state had been replaced. */
export type Restored = { remotes: number; replaced_at: string; url: string };

type Where = { environment: EnvironmentName; author: string };

/**
 * Restores the state that a central registry last replaced here. The current state is stored first, so that a second
 * restore undoes the first. docs/operations.md#a-central-registry
 */
export const restoreReplacedState = (
  { transaction, auditAs }: Pick<Product, 'transaction' | 'auditAs'>,
  db: Db,
  { environment, author }: Where,
): Promise<Restored> =>
  transaction(db, async (trx) => {
    await lockFollowing(trx);
    const replaced = await findLastReplacedState(trx, environment);
    if (!replaced) throw new ConfigError(`No central registry has replaced anything in ${environment}.`);
    const { id, url, replaced_at, past } = replaced;
    await storeReplacedState(trx, { environment, url, settings: past.settings });
    await replaceRows(trx, environment, past);
    await deleteReplacedState(trx, id);
    await forgetApplied(trx);
    const remotes = new Set(past.settings.map(({ remote }) => remote)).size;
    const after = { environment, remotes, replaced_at, url };
    await auditAs(author)(trx, { action: 'remote.restore', entity: 'remote', uuid: null, before: null, after });
    return { remotes, replaced_at, url };
  });
