import { Follower } from '@siteledger/platform/registry';
import { type Db } from '../db/database';
import { selectAccounts } from '../registry/visitors.queries';
import { REGISTRY_PRODUCT } from '../registry/registry-product';
import { type AdminParts } from './command';

/** The way to the central registry for a command, where the servers follow one; it has heard first what ran here before. */
export async function ofCentral({ config, clock }: Pick<AdminParts, 'config' | 'clock'>, db: Db) {
  const { central: address, environment } = config;
  if (!address) return undefined;
  // What a command cannot do it says itself.
  const log = { info: () => undefined, warn: () => undefined };
  const follower = new Follower({ address, db, clock, environment, product: REGISTRY_PRODUCT, selectAccounts, log });
  await follower.meet();
  return follower;
}
