import { Follower } from '@siteledger/platform/registry';
import { type Db } from '../db/database';
import { selectAccounts } from '../registry/visitors.queries';
import { REGISTRY_PRODUCT } from '../registry/registry-product';
import { type AdminParts } from './command';

/**
 * Connects a command to the central registry that the servers follow. First reports the accounts, sends this
 * installation's history if the registry has none, and fetches the state.
 */
export async function ofCentral({ config, clock }: Pick<AdminParts, 'config' | 'clock'>, db: Db) {
  const { central: address, environment } = config;
  if (!address) return undefined;
  // The command reports its own failures.
  const log = { info: () => undefined, warn: () => undefined };
  const follower = new Follower({ address, db, clock, environment, product: REGISTRY_PRODUCT, selectAccounts, log });
  await follower.meet();
  return follower;
}
