import type { EnvironmentName } from '../environments';
import type { RemoteClaims } from './gate';
import type { HostFacts } from './host-facts';

/**
 * What a release is checked against in an environment, for a team developing one: `data` of `GET
 * /api/v2/remotes/surroundings`.
 */
export type ReleaseSurroundings = HostFacts & {
  environment: EnvironmentName;
  /** Every release that some user gets. */
  others: RemoteClaims[];
};
