import type { RemoteHost } from '../remote/host';
import type { Doors } from './doors';

/** What the shell and the API of an environment offer to releases; a release is checked against these. */
export type HostFacts = {
  host: RemoteHost;
  doors: Doors;
  /** The operations of the API: "GET /projects/:uuid". */
  operations: readonly string[];
};
