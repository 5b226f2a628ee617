import { isDeepStrictEqual } from 'node:util';
import {
  releaseProblems,
  type RemoteRelease,
  type RemoteSetting,
  type RemoteSettingInput,
  type ReleaseSelectionInput,
  type RemoteRequest,
  type RemoteRollout,
  type RequestedSetting,
  normalizedSetting,
} from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { type Author, type Context } from '../product';
import { invalid, notFound } from '../errors';
import { requestChange } from './request-change';
import { type Target } from './target';
import { waitsForSecond } from './second-person';
import { refuseImpersonation } from '../refuse-impersonation';
import { refuseRolledBack, refuseLocked, refuseStaleRevision, requireRelease } from './refuse-change';
import { findCollisions } from '../releases/collisions';
import { selectRunning } from '../releases/publish-release';
import { addRevision } from '../store/add-revision';
import { findRevisionOf, findSetting, lockRemote } from '../store/settings.queries';

const SWITCHED_ON = { enabled: true, disable_mode: 'drain', message: null, until: null } as const;

/** The setting now in force, or the request that waits for a second person. */
export type Changed = { setting: RemoteSetting; request?: undefined } | { request: RemoteRequest };

/**
 * Switches a remote on or off, pins a release, or rolls one out to a share of the users.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export const changeSetting = (context: Context, target: Target, input: RemoteSettingInput): Promise<Changed> =>
  changeTarget(context, target, 'remote.change', async (db, present) => {
    const wanted = wantedOf(input, context.now);
    await requireSettingFits(db, target, wanted, present);
    return wanted;
  });

/** Refuses releases that do not fit. A running release may continue, so that switching off is always possible. */
export async function requireSettingFits(
  db: Db,
  target: Target,
  wanted: RequestedSetting,
  present: RemoteSetting | undefined,
) {
  if (wanted.release !== present?.release) await requireReleaseFits(db, target, wanted.release, 'release');
  if (wanted.rollout && wanted.rollout.release !== present?.rollout?.release)
    await requireReleaseFits(db, target, wanted.rollout.release, 'rollout.release');
  // A rollback of another remote may have claimed its path meanwhile.
  if (!present?.enabled) await refuseCollisions(db, target, wanted);
}

async function refuseCollisions(db: Db, target: Target, wanted: RequestedSetting) {
  const problems = await findCollisions(db, target, wanted);
  if (problems.length > 0) throw invalid({ release: problems });
}

/**
 * Gives a release to a share of the users or to everybody and keeps the rest of the setting: a team's selection of its
 * own release. A remote without a setting is switched on for everybody.
 */
export const selectRelease = (
  context: Context,
  target: Target,
  { release, percent, stages, reason }: ReleaseSelectionInput,
): Promise<Changed> =>
  changeTarget(context, target, 'remote.change', async (db, present) => {
    await requireReleaseFits(db, target, release, 'release');
    const { environment, remote } = target;
    await refuseRolledBack(db, { environment, remote, version: release }, context.user.name);
    const { enabled, disable_mode, message, until } = present ?? SWITCHED_ON;
    const wanted = { enabled, disable_mode, message, until, reason, ...chosen({ release, percent, stages }, present) };
    const isUnchanged = present?.release === wanted.release && isDeepStrictEqual(present.rollout, wanted.rollout);
    if (isUnchanged) return present;
    refuseLocked(context, present);
    return wanted;
  });

type Chosen = Pick<RequestedSetting, 'release' | 'rollout'>;

function chosen(
  { release, percent, stages }: Omit<ReleaseSelectionInput, 'reason'>,
  present: RemoteSetting | undefined,
): Chosen {
  const isForAll = percent === null || percent === undefined;
  if (stages && isForAll) throw invalid({ stages: ['Stages begin with a percent: state it, too.'] });
  if (!present || isForAll) return { release, rollout: null };
  const roles = present.rollout?.roles ?? [];
  if (!stages) return { release: present.release, rollout: { release, percent, roles } };
  return furthest({ release, percent, roles, stages }, present);
}

// Running a pipeline again never reduces a staged rollout.
function furthest(rollout: RemoteRollout, present: RemoteSetting): Chosen {
  const { release, rollout: running } = present;
  if (release === rollout.release) return { release, rollout: running };
  const reached = running?.stages && running.release === rollout.release ? running.percent : 0;
  return { release, rollout: { ...rollout, percent: Math.max(rollout.percent, reached) } };
}

/** Adds a revision that equals an earlier one. */
export const rollBack = (
  context: Context,
  target: Target,
  { revision, reason }: { revision: number; reason: string },
): Promise<Changed> =>
  changeTarget(context, target, 'remote.roll-back', async (db) => {
    const earlier = await findRevisionOf(db, target.environment, target.remote, revision);
    if (!earlier) throw invalid({ revision: ['Revision is not one of this remote and environment.'] });
    await requireRelease(db, target.remote, earlier.release, 'revision');
    if (earlier.rollout) await requireRelease(db, target.remote, earlier.rollout.release, 'revision');
    // An end time in the past would switch it on again immediately.
    const isOver = earlier.until !== null && Date.parse(earlier.until) <= context.now.getTime();
    // `undefined` keeps the current lock; the earlier revision's lock does not come back.
    return { ...earlier, reason, lock: undefined, until: isOver ? null : earlier.until };
  });

/**
 * Adds the next revision of a target, computed by `decide`, if the caller may; creates a request if a second person is
 * needed.
 */
export const changeTarget = (
  context: Context,
  target: Target,
  action: string,
  decide: (db: Db, present: RemoteSetting | undefined) => Promise<RequestedSetting>,
): Promise<Changed> =>
  context.product.transaction(context.db, async (db) => {
    refuseImpersonation(context);
    await lockRemote(db, target.remote);
    const present = await findSetting(db, target.environment, target.remote);
    if (target.expected !== 'latest') refuseStaleRevision(context.product, present, target.expected);
    const wanted = await decide(db, present);
    if (present && wanted === present) return { setting: present };
    if (await waitsForSecond(context, db, target, wanted))
      return { request: await requestChange(context, db, target, { present, wanted }) };
    return {
      setting: await applySetting(context, db, target, { action, present, wanted, changed_by: context.user.name }),
    };
  });

type Settled = {
  action: string;
  present: RemoteSetting | undefined;
  wanted: RequestedSetting;
  changed_by: string;
  /** The release that the platform halts with this revision. */
  halted?: string;
};

/** Brings a setting into force as the next revision. */
export async function applySetting(
  author: Author,
  db: Db,
  { environment, remote }: Pick<Target, 'environment' | 'remote'>,
  { action, present, wanted, changed_by, halted }: Settled,
) {
  const { enabled, disable_mode, release, rollout, message, until, places, lock, reason } = wanted;
  const setting = { enabled, disable_mode, release, rollout, message, until, places, lock, reason };
  await addRevision(db, { environment, remote, ...setting, halted: halted ?? null, changed_by }, author.now);
  const after = await findSetting(db, environment, remote);
  if (!after) throw notFound('Remote');
  await author.audit(db, { action, entity: 'remote', uuid: null, before: present ?? null, after });
  return after;
}

function wantedOf(input: RemoteSettingInput, now: Date) {
  if (input.until && Date.parse(input.until) <= now.getTime())
    throw invalid({ until: ['Until must be in the future.'] });
  const { enabled, disable_mode, release, rollout, message, until, reason } = normalizedSetting(input);
  return {
    enabled,
    disable_mode: disable_mode ?? ('drain' as const),
    release,
    rollout: rollout ?? null,
    message: message ?? null,
    until: until ?? null,
    reason,
  };
}

// The other remotes may have changed since it was published.
async function requireReleaseFits(db: Db, target: Target, version: string, field: string) {
  const { release } = await requireRelease(db, target.remote, version, field);
  const problems = await settingProblems(db, target, release);
  if (problems.length > 0) throw invalid({ [field]: problems });
}

/** Why a release cannot run in an environment beside the other remotes' running releases. */
export const settingProblems = async (
  db: Db,
  { environment, hostFacts }: Pick<Target, 'environment' | 'hostFacts'>,
  release: RemoteRelease,
) => releaseProblems(release, { ...(await hostFacts(db)), others: await selectRunning(db, [environment]) });
