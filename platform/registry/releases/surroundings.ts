import {
  type EnvironmentName,
  type ReleaseSurroundings,
  type RemoteClaims,
  type RemoteRelease,
} from '@siteledger/platform/contract';
import { type Db } from '../tables';
import { readDoorNames } from './door-names';
import { selectRunning, type Served } from './publish-release';

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
  { shellDir, host, operations }: Omit<Served, 'environments'>,
): Promise<ReleaseSurroundings> {
  const [doors, running] = [await readDoorNames(shellDir), await selectRunning(db, [environment])];
  return { environment, host, doors, operations: [...operations], others: running.map(claimsOf) };
}
