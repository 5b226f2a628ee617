import { number } from 'yup';
import { onUse, record } from '../fields';

/** The shares of users, in percent, through which a staged rollout grows. */
export const STAGES = [1, 10, 50, 100] as const;

/** Maximum length of a stage: a week. */
const MINUTES_MAX = 10_080;
const LOADS_MAX = 100_000;

const count = (label: string, most: number) =>
  number().label(label).integer().min(1, '${path} must be more than or equals to 1.').max(most).required();

export const rolloutStagesSchema = onUse(() =>
  record({ minutes: count('Minutes', MINUTES_MAX), loads: count('Loads', LOADS_MAX) })
    .label('Stages')
    .notRequired()
    .default(undefined),
);

/** Conditions of each rollout stage: whole minutes, and whole screen loads of the release. */
export type RolloutStages = { minutes: number; loads: number };

/** A release that goes to a share of the users; with stages, the share grows automatically. */
export type RemoteRollout = { release: string; percent: number; roles: number[]; stages?: RolloutStages | null };

/** The part of a remote's revision in an environment that decides which releases users get. */
export type RevisionReleases = {
  revision: number;
  release: string;
  rollout: Pick<RemoteRollout, 'release' | 'percent'> | null;
  /** The release that the platform halted with this revision. */
  halted: string | null;
  changed_at: string;
};

/** Default conditions of each stage. */
export const USUAL_STAGES: RolloutStages = { minutes: 60, loads: 20 };

/** The next share of users in a rollout, in percent; 100 is everybody. */
export const nextStage = (percent: number) => STAGES.find((stage) => stage > percent) ?? 100;

/** The setting after a rollout completes its stage: a larger share, or the release for everybody. */
export function nextSetting(
  rollout: RemoteRollout,
  release: string,
): { release: string; rollout: RemoteRollout | null } {
  const percent = nextStage(rollout.percent);
  return percent === 100 ? { release: rollout.release, rollout: null } : { release, rollout: { ...rollout, percent } };
}

/** Since when a rollout has its present share, from its target's revisions (oldest first). */
export function stageStartedAt(revisions: readonly RevisionReleases[]) {
  const present = revisions.at(-1)?.rollout;
  const isOther = ({ rollout }: RevisionReleases) =>
    rollout?.release !== present?.release || rollout?.percent !== present?.percent;
  return revisions[revisions.findLastIndex(isOther) + 1]?.changed_at;
}

/** Reports on a release since its stage began: users who have it, whole minutes, loads and failures. */
export type StageSeen = { users: number; minutes: number; loads: number; failures: number };

/** Whether a rollout may advance to its next stage: its time is over and reports show the release to be healthy. */
export function isStageDone(
  stages: RolloutStages,
  { users, minutes, loads, failures }: StageSeen,
  failedPercent: number,
) {
  const isHealthy = failures * 100 <= failedPercent * (loads + failures);
  // Without users there are no loads to wait for.
  return minutes >= stages.minutes && isHealthy && (users === 0 || loads >= stages.loads);
}
