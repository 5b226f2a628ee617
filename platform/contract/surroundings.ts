import type { EnvironmentName } from './environments';
import type { DoorNames, RemoteClaims } from './gate';
import type { RemoteHost } from './host';

/** What a release is held against in an environment, for a team that develops one: `data` of `GET /api/v2/remotes/surroundings`. */
export type ReleaseSurroundings = {
  environment: EnvironmentName;
  host: RemoteHost;
  doors: DoorNames;
  /** Operations of the API: "GET /projects/:uuid". */
  operations: string[];
  /** Every release that runs for somebody. */
  others: RemoteClaims[];
};
