import type {
  EnvironmentState,
  ReleaseSummary,
  RemoteMatrix,
  RemoteMatrixRow,
  RemoteRequest,
  RemoteSetting,
  SettingImpact,
} from '@siteledger/platform/contract';

/** For tests: a release in development without problems or loads. */
export const buildReleaseSummary = (given: Partial<ReleaseSummary> = {}): ReleaseSummary => ({
  version: '1.0.0',
  commit: '0123456789abcdef0123456789abcdef01234567',
  published_by: 'Release train',
  published_at: '2026-07-01T10:00:00.000Z',
  sizes: { entry: 2048, total: 40_960 },
  revoked: null,
  good: {},
  can_be_called_good: ['development'],
  halted: {},
  incompatibilities: [],
  health: { screens: [], vitals: {} },
  ...given,
});

/** For tests: a remote that runs 1.0.0 in development. */
export const buildSetting = (given: Partial<RemoteSetting> = {}): RemoteSetting => ({
  revision: 7,
  environment: 'development',
  remote: 'mfe-parties',
  enabled: true,
  disable_mode: 'drain',
  release: '1.0.0',
  rollout: null,
  message: null,
  until: null,
  places: [],
  reason: 'First release',
  halted: null,
  changed_by: 'Siti Aminah',
  changed_at: '2026-07-01T10:00:00.000Z',
  ...given,
});

/** For tests: 1.1.0 waits in production for a second person, who may be the user. */
export const buildRequest = (given: Partial<RemoteRequest> = {}): RemoteRequest => ({
  uuid: 'r-1',
  environment: 'production',
  remote: 'mfe-parties',
  based_on: 7,
  setting: { ...buildSetting({ release: '1.1.0' }), reason: 'New tables' },
  releases: ['1.1.0'],
  requested_by: 'Lim',
  requested_at: '2026-07-01T02:00:00.000Z',
  not_by_caller: null,
  changed_since_by: null,
  ...given,
});

/** For tests: a remote with one release, which runs in development. */
export const buildRemoteRow = (given: Partial<RemoteMatrixRow> = {}): RemoteMatrixRow => ({
  name: 'mfe-parties',
  title: 'Clients',
  titles: ['Clients', 'Contractors'],
  owner: { team: 'Parties', contact: 'parties@siteledger.test' },
  releases: [buildReleaseSummary()],
  settings: { development: buildSetting() },
  requests: [],
  ...given,
});

/** For tests: an environment with one server, which has the revision of `buildSetting`. */
export const buildEnvironment = (given: Partial<EnvironmentState> = {}): EnvironmentState => ({
  environment: 'development',
  connection: 'connected',
  can_change: true,
  servers: [{ name: 'app-1', revision: 7, seen_at: '2026-07-01T09:59:57.000Z' }],
  at_work: {},
  ...given,
});

/** For tests: the matrix of a development server whose central registry also has staging and production. */
export const buildMatrix = (...remotes: RemoteMatrixRow[]): RemoteMatrix => ({
  environment: 'development',
  at: '2026-07-01T10:00:00.000Z',
  environments: [
    buildEnvironment({ connection: 'here' }),
    buildEnvironment({ environment: 'staging' }),
    buildEnvironment({ environment: 'production' }),
  ],
  registry: { kind: 'central', url: 'https://registry.siteledger.test', away_since: null, away_because: null },
  policies: {
    development: { needs_second_person: false },
    staging: { needs_second_person: false },
    production: { needs_second_person: true },
  },
  remotes,
});

/** For tests: a change without losses. */
export const buildImpact = (given: Partial<SettingImpact> = {}): SettingImpact => ({
  menu_lost: [],
  routes_lost: [],
  slots_lost: [],
  fills_lost: [],
  active_sessions: 0,
  users_changing_release: 0,
  problems: [],
  ...given,
});
