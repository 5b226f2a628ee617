import type { EnvironmentName } from '../environments';
import type { RemoteClaims } from './gate';
import type { HostFacts } from './host-facts';

/** What a release is held against in an environment, for a team that develops one: `data` of `GET /api/v2/remotes/surroundings`. */
export type ReleaseSurroundings = HostFacts & {
  environment: EnvironmentName;
  /** Every release that runs for somebody. */
  others: RemoteClaims[];
};
