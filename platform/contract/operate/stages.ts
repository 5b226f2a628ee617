import { number } from 'yup';
import { onUse, record } from '../fields';

/** Through which shares of the users a staged rollout grows, in percent. */
export const STAGES = [1, 10, 50, 100] as const;

/** How long a stage lasts at most: a week. */
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

/** What each stage of a rollout waits for: whole minutes, and screens of the release that were seen whole. */
export type RolloutStages = { minutes: number; loads: number };

/** A release that goes to a share of the users, which grows by itself where it has stages. */
export type RemoteRollout = { release: string; percent: number; roles: number[]; stages?: RolloutStages | null };

/** A revision of a remote in an environment, as far as it says which releases it gives out. */
export type RevisionReleases = {
  revision: number;
  release: string;
  rollout: Pick<RemoteRollout, 'release' | 'percent'> | null;
  /** The release that the platform took from users by this revision. */
  halted: string | null;
  changed_at: string;
};

/** What each stage waits for unless somebody says otherwise. */
export const USUAL_STAGES: RolloutStages = { minutes: 60, loads: 20 };

/** The share of the users that a rollout reaches after the present one, in percent; 100 is everybody. */
export const nextStage = (percent: number) => STAGES.find((stage) => stage > percent) ?? 100;

/** What a setting becomes when its rollout has done its stage: a greater share, or the release for everybody. */
export function nextSetting(
  rollout: RemoteRollout,
  release: string,
): { release: string; rollout: RemoteRollout | null } {
  const percent = nextStage(rollout.percent);
  return percent === 100 ? { release: rollout.release, rollout: null } : { release, rollout: { ...rollout, percent } };
}

/** Since when a rollout has the share that it has, by the revisions of its target, oldest first. */
export function stageBegan(revisions: readonly RevisionReleases[]) {
  const present = revisions.at(-1)?.rollout;
  const isOther = ({ rollout }: RevisionReleases) =>
    rollout?.release !== present?.release || rollout?.percent !== present?.percent;
  return revisions[revisions.findLastIndex(isOther) + 1]?.changed_at;
}

/** What was seen of a release since its stage began: how many users have it, whole minutes, loads and failures. */
export type StageSeen = { users: number; minutes: number; loads: number; failures: number };

/** Whether a rollout may go on to its next stage: its time is over, and the release was seen to be healthy. */
export function isStageDone(
  stages: RolloutStages,
  { users, minutes, loads, failures }: StageSeen,
  failedPercent: number,
) {
  const isHealthy = failures * 100 <= failedPercent * (loads + failures);
  // Where nobody has the release, there is nobody to wait for.
  return minutes >= stages.minutes && isHealthy && (users === 0 || loads >= stages.loads);
}
