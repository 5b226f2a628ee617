import { type EnvironmentName } from '@siteledger/platform/contract';
import { type Product } from '../product';
import { findRelease } from '../store/releases.queries';
import { type Db } from '../store/tables';

type Release = { environment: EnvironmentName; remote: string; version: string };

/**
 * How many people must report a release: the budget's number, or everybody who may use it if they are fewer, so that
 * reports from a small office count too.
 */
export async function countWitnesses(
  db: Db,
  { countHolders }: Pick<Product, 'countHolders'>,
  { environment, remote, version }: Release,
  atMost: number,
) {
  const stored = await findRelease(db, remote, version);
  const { routes = [], slots = [] } = stored?.release ?? {};
  const permissions = [...new Set([...routes, ...slots].map(({ permission }) => permission))];
  return Math.max(1, Math.min(atMost, await countHolders(db, environment, permissions)));
}
