import {
  type EnvironmentName,
  type ReleaseSurroundings,
  type RemoteClaims,
  type RemoteRelease,
  type HostFacts,
} from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { selectRunning } from './publish-release';

// Not whom to write to: strangers read this.
const claimsOf = ({ name, paths, routes, nav, slots, places, endpoints }: RemoteRelease): RemoteClaims => ({
  ...{ name, paths, routes, nav, endpoints },
  ...(slots && { slots }),
  ...(places && { places }),
});

/** What the gate holds a release against in this environment, but for the release itself. */
export async function readSurroundings(
  db: Db,
  environment: EnvironmentName,
  served: HostFacts,
): Promise<ReleaseSurroundings> {
  const running = await selectRunning(db, [environment]);
  return { environment, ...served, others: running.map(claimsOf) };
}
