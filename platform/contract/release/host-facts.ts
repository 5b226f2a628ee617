import type { RemoteHost } from '../remote/host';
import type { Doors } from './doors';

/** What the shell and the API of an environment have for a release: what it is held against there. */
export type HostFacts = {
  host: RemoteHost;
  doors: Doors;
  /** The operations of the API: "GET /projects/:uuid". */
  operations: readonly string[];
};
