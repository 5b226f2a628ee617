import type { RemoteDescriptor } from '../remote/remote';
import type { Signatures } from './signatures';

/** A script or style of a release; `sha384` in base64, as in `integrity="sha384-…"`. */
export type RemoteFile = { path: string; sha384: string; bytes: number };

/** The content of `remote.json`: one immutable release of a remote. */
export type RemoteRelease = RemoteDescriptor & {
  /** `RELEASE_SCHEMA` of the build. */
  schema: number;
  version: string;
  buildId: string;
  /** Commit it was built from; null outside a Git repository. */
  commit: string | null;
  /** Unique global variable name of the container; contains the version. */
  container: string;
  /** File that starts the container; a path in `files`. */
  entry: string;
  files: RemoteFile[];
  /** Transferred bytes (brotli): the entry alone, and all files. */
  sizes: { entry: number; total: number };
  /** Names that the remote imports, by door: { ui: ["Button"] }. */
  uses: Record<string, string[]>;
  /** The types of these names. Absent in releases from before types were stated. */
  signatures?: Signatures;
  /** The React version of the build. Absent in releases from before it was stated. */
  react?: string;
  /** Names of the endpoints it injects into the shared API slice. */
  endpoints: string[];
  /** API operations that these endpoints call, "GET /projects/:". Absent in releases from before they were stated. */
  operations?: string[];
};

/** Name of the container of one version, valid as a global variable: "mfe_projects_1_0_0". */
export const containerName = (name: string, version: string) => `${name}_${version}`.replace(/\W/g, '_');
