import type { EnvironmentName } from '../environments';
import type { RemoteOwner } from '../remote/remote';
import type { EnvironmentState, RegistryState } from './environment-state';
import type { GoodIn } from './good';
import type { HaltedIn } from './halt';
import type { FailureKind, ReleasePart } from './report';
import type { ReleasePolicy, RemoteRequest } from './request';
import type { RemoteSetting } from './setting';

/** How often a part of a release failed, and why; of reports from before parts were told apart it is null. */
export type PartFailures = { part: ReleasePart | null; kind: FailureKind; count: number };

/** How a release fared on one screen: its id, and what the menu calls it; null for what belongs to no screen. */
export type ScreenHealth = { screen: string | null; title: string | null; loads: number; failures: PartFailures[] };

/** What browsers have reported of a release lately, by screen, and the 75th percentile of each web vital. */
export type ReleaseHealth = { screens: ScreenHealth[]; vitals: Record<string, number> };

/** One release in the admin screen; sizes are transferred bytes. */
export type ReleaseSummary = {
  version: string;
  commit: string | null;
  published_by: string;
  published_at: string;
  sizes: { entry: number; total: number };
  revoked: { reason: string; by: string; at: string } | null;
  good: GoodIn;
  /** Where a person may call it good: where it has run and was not left, and is not good yet. */
  can_be_called_good: EnvironmentName[];
  halted: HaltedIn;
  /** Why this platform cannot run it; empty when it can. */
  incompatibilities: string[];
  /** The same by environment, of those that are connected and cannot run it. Absent from a central registry of the version before. */
  incompatible_in?: Partial<Record<EnvironmentName, string[]>>;
  /** The places that it offers to others. Absent from a central registry of the version before. */
  places?: string[];
  health: ReleaseHealth;
};

/** One row of the admin screen: a remote, its releases (newest first), and what each environment does with it. */
export type RemoteMatrixRow = {
  name: string;
  /** What it calls itself. Absent where it does not say, and from a central registry of the version before. */
  title?: string;
  /** What the menu calls its screens, by the release that runs here, or by the newest. */
  titles: string[];
  owner: RemoteOwner;
  releases: ReleaseSummary[];
  settings: Partial<Record<EnvironmentName, RemoteSetting>>;
  /** What waits for a second person. */
  requests: RemoteRequest[];
  /** What it and another remote that runs there both own. Absent from a central registry of the version before. */
  collisions?: Partial<Record<EnvironmentName, string[]>>;
};

/**
 * `data` of `GET /api/v2/remotes/environments`; `environment` is the one that this server serves, `at` the moment of the answer by
 * the clock that `seen_at` of servers is by.
 */
export type RemoteMatrix = {
  at: string;
  environment: EnvironmentName;
  environments: EnvironmentState[];
  registry: RegistryState;
  policies: Record<EnvironmentName, ReleasePolicy>;
  remotes: RemoteMatrixRow[];
};
