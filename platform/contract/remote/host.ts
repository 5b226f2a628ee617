import type { RemoteRequirements } from './remote';

/** A product's description of the shell and the API that its remotes run in. */
export type RemoteHost = {
  /** Versions of the contracts that they implement; a remote states in `requires` which it needs. */
  versions: RemoteRequirements;
  /** Every permission that a user can hold. */
  permissions: readonly string[];
  /** Paths of the shell and the server: no remote owns one of them or anything below. */
  reservedPaths: readonly string[];
  /** Paths for developers: in production, pages at and below them are not listed. */
  developerPaths?: readonly string[];
};
