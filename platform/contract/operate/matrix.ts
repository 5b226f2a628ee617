import type { EnvironmentName } from '../environments';
import type { RemoteOwner } from '../remote/remote';
import type { EnvironmentState, RegistryState } from './environment-state';
import type { StableIn } from './stable';
import type { HaltedIn } from './halt';
import type { FailureKind, ReleasePart } from './report';
import type { ReleasePolicy, RemoteRequest } from './request';
import type { RemoteSetting } from './setting';

/** How often a part of a release failed, and why; `part` is null in reports from before parts were reported. */
export type PartFailures = { part: ReleasePart | null; kind: FailureKind; count: number };

/** The health of a release on one screen: its id and its menu title; null for failures outside any screen. */
export type ScreenHealth = { screen: string | null; title: string | null; loads: number; failures: PartFailures[] };

/** Recent browser reports on a release by screen, and the 75th percentile of each web vital. */
export type ReleaseHealth = { screens: ScreenHealth[]; vitals: Record<string, number> };

/** One release in the admin screen; sizes are transferred bytes. */
export type ReleaseSummary = {
  version: string;
  commit: string | null;
  published_by: string;
  published_at: string;
  sizes: { entry: number; total: number };
  revoked: { reason: string; by: string; at: string } | null;
  good: StableIn;
  /**
   * Environments where a person may mark it stable: it has run there, was not rolled back from, and is not stable yet.
   */
  can_be_called_good: EnvironmentName[];
  halted: HaltedIn;
  /** Why this platform cannot run it; empty when it can. */
  incompatibilities: string[];
  /** The same per connected environment that cannot run it. Absent from a central registry of the previous version. */
  incompatible_in?: Partial<Record<EnvironmentName, string[]>>;
  /** The places that it offers to other remotes. Absent from a central registry of the previous version. */
  places?: string[];
  health: ReleaseHealth;
};

/** One row of the admin screen: a remote, its releases (newest first), and what each environment does with it. */
export type RemoteMatrixRow = {
  name: string;
  /** Its display name. Absent when the remote states none, and from a central registry of the previous version. */
  title?: string;
  /** Menu titles of its screens, from the release that runs here or else the newest. */
  titles: string[];
  owner: RemoteOwner;
  releases: ReleaseSummary[];
  settings: Partial<Record<EnvironmentName, RemoteSetting>>;
  /** Changes that wait for a second person. */
  requests: RemoteRequest[];
  /** Claims shared with another remote that runs there. Absent from a central registry of the previous version. */
  collisions?: Partial<Record<EnvironmentName, string[]>>;
};

/**
 * `data` of `GET /api/v2/remotes/environments`. `environment` is the one that this server serves; `at` is the time of
 * the answer by the same clock as the servers' `seen_at`.
 */
export type RemoteMatrix = {
  at: string;
  environment: EnvironmentName;
  environments: EnvironmentState[];
  registry: RegistryState;
  policies: Record<EnvironmentName, ReleasePolicy>;
  remotes: RemoteMatrixRow[];
};
