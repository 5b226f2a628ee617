import type { EnvironmentName } from '../environments';
import type { RemoteClaims } from './gate';
import type { Served } from './served';

/** What a release is held against in an environment, for a team that develops one: `data` of `GET /api/v2/remotes/surroundings`. */
export type ReleaseSurroundings = Served & {
  environment: EnvironmentName;
  /** Every release that runs for somebody. */
  others: RemoteClaims[];
};
