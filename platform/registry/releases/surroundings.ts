import {
  type EnvironmentName,
  type ReleaseSurroundings,
  type RemoteClaims,
  type RemoteRelease,
  type HostFacts,
} from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { selectRunning } from './publish-release';

// Leaves out the contact, because this is readable without sign-in.
const claimsOf = ({ name, paths, routes, nav, slots, places, endpoints }: RemoteRelease): RemoteClaims => ({
  ...{ name, paths, routes, nav, endpoints },
  ...(slots && { slots }),
  ...(places && { places }),
});

/** The facts against which the gate checks a release in this environment. */
export async function readSurroundings(
  db: Db,
  environment: EnvironmentName,
  hostFacts: HostFacts,
): Promise<ReleaseSurroundings> {
  const running = await selectRunning(db, [environment]);
  return { environment, ...hostFacts, others: running.map(claimsOf) };
}
