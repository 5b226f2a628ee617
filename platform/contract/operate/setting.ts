import { array, boolean, number, type InferType } from 'yup';
import { instant } from '../day';
import type { EnvironmentName } from '../environments';
import { choice, onUse, paragraphs, record, text } from '../fields';
import type { ArrangedPlace } from './arrangement';
import type { RemoteLock } from './lock';
import { reasonField, SETTING_TEXT_MAX } from './reason';
import { type RemoteRollout, rolloutStagesSchema } from './stages';

/** How switching a remote off treats users working in it: `drain` lets them finish, `now` does not. */
export const DISABLE_MODES = ['drain', 'now'] as const;

export type DisableMode = (typeof DISABLE_MODES)[number];

// A central registry does not know a product's roles; the installation checks them before it sends the request.
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

/** Author name of the platform's automatic changes; no user may have this name. */
export const PLATFORM_AUTHOR = 'The platform';

/** A change to preview: its effect is computed, nothing is changed. */
export const settingPreviewSchemaOf = (roleIds?: RoleIds) => record(settingFields(roleIds));

export type SettingPreviewInput = InferType<ReturnType<typeof settingPreviewSchemaOf>>;

/**
 * An environment's setting for a remote: whether it runs, which release, and which other release goes to a share of the
 * users (percent of all users, plus everybody with the roles, which must exist in the product). `message` and `until`
 * are shown to staff while it is off. docs/remotes.md#switch-roll-out-roll-back
 */
export const remoteSettingSchemaOf = (roleIds?: RoleIds) =>
  record({
    ...settingFields(roleIds),
    reason: reasonField(),
  });

export type RemoteSettingInput = InferType<ReturnType<typeof remoteSettingSchemaOf>>;

/** A team's selection of its own release: for everybody, or for a share of the users that may grow automatically. */
export const releaseSelectionSchema = onUse(() =>
  record({
    release: text('Release').required().max(100),
    percent: number().label('Percent').integer().min(0).max(100).nullable(),
    stages: rolloutStagesSchema,
    reason: reasonField(),
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
    reason: reasonField(),
  }),
);

/** Marks a release as stable, on the word of a person who has seen it work. */
export const markStableSchema = onUse(() => record({ reason: reasonField() }));

/** Revokes a release for good. */
export const revocationSchema = onUse(() => record({ reason: reasonField() }));

/** One revision of a remote's setting in an environment; the newest is in force. */
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
  /** How the places of the remote are arranged; empty when each uses the order that its fills state. */
  places: ArrangedPlace[];
  /** Absent from a central registry of the previous version. */
  lock?: RemoteLock | null;
  reason: string;
  /** The release that the platform halted with this revision, for this reason. */
  halted: string | null;
  changed_by: string;
  changed_at: string;
};

/** The effect of a change, computed before it is made. */
export type SettingImpact = {
  /** Menu entries that would disappear for everybody, by title. */
  menu_lost: string[];
  /** Screens that would, by title and path. */
  routes_lost: string[];
  /** Its fills of other remotes' places that would, by title and place. */
  slots_lost: string[];
  /** Fills of other remotes in this remote's places that would disappear. */
  fills_lost: string[];
  /** Signed-in sessions active in the remote in the last few minutes. */
  active_sessions: number;
  /** Users who would get a different release. */
  users_changing_release: number;
  problems: string[];
  /** Whether the change waits for a second person. Absent from a central registry of the previous version. */
  needs_second_person?: boolean;
};
