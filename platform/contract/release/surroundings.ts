import type { EnvironmentName } from '../environments';
import type { RemoteClaims } from './gate';
import type { HostFacts } from './host-facts';

/**
 * The facts against which an environment checks a release, for a team developing one: `data` of `GET
 * /api/v2/remotes/surroundings`.
 */
export type ReleaseSurroundings = HostFacts & {
  environment: EnvironmentName;
  /** Every release that is selected or rolled out there, also of remotes that are off. */
  others: RemoteClaims[];
};
