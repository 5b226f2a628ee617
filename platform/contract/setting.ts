import { array, boolean, number, type InferType } from 'yup';
import type { ArrangedPlace } from './arrangement';
import type { EnvironmentState, RegistryState } from './environment-state';
import type { EnvironmentName } from './environments';
import { choice, onUse, paragraphs, record, text } from './fields';
import type { GoodIn } from './good';
import type { HaltedIn } from './halt';
import type { RemoteLock } from './lock';
import type { RemoteOwner } from './remote';
import type { FailureKind, ReleasePart } from './report';
import type { ReleasePolicy, RemoteRequest } from './request';
import { type RolloutStages, rolloutStagesSchema } from './stages';

/** How a remote that is switched off leaves those who work in it: `drain` waits for them, `now` does not. */
export const DISABLE_MODES = ['drain', 'now'] as const;

export type DisableMode = (typeof DISABLE_MODES)[number];

/** How many letters a reason takes, and a message to staff. */
export const SETTING_TEXT_MAX = 200;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment with its zone, "2026-07-01T18:00:00+08:00". */
export const instant = (label: string) =>
  text(label)
    .max(40)
    .test(
      'instant',
      `${label} must be a date and time with its zone.`,
      (value) => !value || (INSTANT.test(value) && !Number.isNaN(Date.parse(value))),
    );

// A central registry does not know which roles a product has: the installation has looked before it asks.
type RoleIds = readonly number[] | undefined;

const ROLES_MAX = 100;

const roleSchema = (roleIds: RoleIds) => {
  const role = number().label('Role').integer();
  return (roleIds ? role.oneOf(roleIds) : role).required();
};

const rolloutSchema = (roleIds: RoleIds) =>
  record({
    release: text('Release').required().max(100),
    percent: number().label('Percent').integer().min(0).max(100).required(),
    roles: array(roleSchema(roleIds))
      .label('Roles')
      .max(roleIds?.length ?? ROLES_MAX)
      .required(),
    stages: rolloutStagesSchema,
  })
    .label('Rollout')
    .nullable()
    .default(undefined);

const settingFields = (roleIds: RoleIds) => ({
  enabled: boolean().label('Enabled').required(),
  disable_mode: choice('Mode', DISABLE_MODES),
  release: text('Release').required().max(100),
  rollout: rolloutSchema(roleIds),
  message: paragraphs('Message').max(SETTING_TEXT_MAX),
  until: instant('Until'),
});

/** In whose name the platform changes something by itself; nobody else may be called so. */
export const PLATFORM_AUTHOR = 'The platform';

/** A change that is only looked at: what it would do. */
export const settingPreviewSchemaOf = (roleIds?: RoleIds) => record(settingFields(roleIds));

export type SettingPreviewInput = InferType<ReturnType<typeof settingPreviewSchemaOf>>;

/**
 * What an environment does with a remote: whether it runs, which release, and which other release goes to a share of the
 * users (percent of all, and everybody of the roles, of which the product has these). `message` and `until` are for staff
 * while it is off. docs/remotes.md#switch-roll-out-roll-back
 */
export const remoteSettingSchemaOf = (roleIds?: RoleIds) =>
  record({
    ...settingFields(roleIds),
    reason: paragraphs('Reason').required().max(SETTING_TEXT_MAX),
  });

export type RemoteSettingInput = InferType<ReturnType<typeof remoteSettingSchemaOf>>;

/** What a team does with a release of its own: everybody gets it, or a share of the users, which may grow by itself. */
export const releaseSelectionSchema = onUse(() =>
  record({
    release: text('Release').required().max(100),
    percent: number().label('Percent').integer().min(0).max(100).nullable(),
    stages: rolloutStagesSchema,
    reason: paragraphs('Reason').required().max(SETTING_TEXT_MAX),
  }),
);

export type ReleaseSelectionInput = InferType<typeof releaseSelectionSchema>;

/** Goes back to an earlier revision of the same environment and remote. */
export const rollbackSchema = onUse(() =>
  record({
    revision: number()
      .label('Revision')
      .typeError('${path} must only consists of numbers.')
      .integer()
      .max(Number.MAX_SAFE_INTEGER)
      .min(1, '${path} must be more than or equals to 1.')
      .required(),
    reason: paragraphs('Reason').required().max(SETTING_TEXT_MAX),
  }),
);

/** Calls a release good, by the word of whoever has seen it work. */
export const goodReleaseSchema = onUse(() => record({ reason: paragraphs('Reason').required().max(SETTING_TEXT_MAX) }));

/** Takes a release out of use for good. */
export const revocationSchema = onUse(() => record({ reason: paragraphs('Reason').required().max(SETTING_TEXT_MAX) }));

/** A release that goes to a share of the users, which grows by itself where it has stages. */
export type RemoteRollout = { release: string; percent: number; roles: number[]; stages?: RolloutStages | null };

/** One revision of an environment and remote; the newest is in force. */
export type RemoteSetting = {
  revision: number;
  environment: EnvironmentName;
  remote: string;
  enabled: boolean;
  disable_mode: DisableMode;
  release: string;
  rollout: RemoteRollout | null;
  message: string | null;
  until: string | null;
  /** How the places of the remote are arranged; empty where each goes by what its fills state. */
  places: ArrangedPlace[];
  /** Absent from a central registry of the version before. */
  lock?: RemoteLock | null;
  reason: string;
  /** The release that the platform took from users by this revision, for its reason. */
  halted: string | null;
  changed_by: string;
  changed_at: string;
};

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

/** What a change would do before it is made. */
export type SettingImpact = {
  /** Menu entries, screens and parts of other screens that nobody would find any more: by title, with the path or place. */
  menu_lost: string[];
  routes_lost: string[];
  slots_lost: string[];
  /** What other remotes put into places of this one that would be gone. */
  fills_lost: string[];
  /** Signed-in sessions that worked in the remote during the last minutes. */
  active_sessions: number;
  /** Users who would get another release than now. */
  users_changing_release: number;
  problems: string[];
  /** Whether it waits for a second person. Absent from a central registry of the version before. */
  needs_second_person?: boolean;
};
