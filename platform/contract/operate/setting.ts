import { array, boolean, number, type InferType } from 'yup';
import { instant } from '../day';
import type { EnvironmentName } from '../environments';
import { choice, onUse, paragraphs, record, text } from '../fields';
import type { ArrangedPlace } from './arrangement';
import type { RemoteLock } from './lock';
import { reason, SETTING_TEXT_MAX } from './reason';
import { type RemoteRollout, rolloutStagesSchema } from './stages';

/** How a remote that is switched off leaves those who work in it: `drain` waits for them, `now` does not. */
export const DISABLE_MODES = ['drain', 'now'] as const;

export type DisableMode = (typeof DISABLE_MODES)[number];

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
    reason: reason(),
  });

export type RemoteSettingInput = InferType<ReturnType<typeof remoteSettingSchemaOf>>;

/** What a team does with a release of its own: everybody gets it, or a share of the users, which may grow by itself. */
export const releaseSelectionSchema = onUse(() =>
  record({
    release: text('Release').required().max(100),
    percent: number().label('Percent').integer().min(0).max(100).nullable(),
    stages: rolloutStagesSchema,
    reason: reason(),
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
    reason: reason(),
  }),
);

/** Calls a release good, by the word of whoever has seen it work. */
export const goodReleaseSchema = onUse(() => record({ reason: reason() }));

/** Takes a release out of use for good. */
export const revocationSchema = onUse(() => record({ reason: reason() }));

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
