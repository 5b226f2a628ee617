import { pastOf } from './good';
import type { ReleaseSummary } from './matrix';
import { releasesInUse } from './request';
import type { RemoteSetting, RemoteSettingInput } from './setting';

/** What keeps a release from running, if anything does. */
type Fitness = Pick<ReleaseSummary, 'revoked' | 'incompatibilities'>;

/** Whether a release can be selected: neither revoked nor built for another platform. */
export const isFit = ({ revoked, incompatibilities }: Fitness) => !revoked && incompatibilities.length === 0;

/** A change as it is sent and stored: words for those who find a remote switched off say nothing of one that runs. */
export const settingToSend = (input: RemoteSettingInput): RemoteSettingInput => ({
  ...input,
  message: input.enabled ? null : (input.message ?? null),
  until: input.enabled ? null : (input.until ?? null),
});

type Switch = Pick<RemoteSettingInput, 'enabled' | 'disable_mode' | 'message' | 'reason'>;

/** The change that switches a remote on or off, for no stated time, and leaves its release and rollout as they are. */
export const switchedSetting = ({ release, rollout }: RemoteSetting, given: Switch): RemoteSettingInput =>
  settingToSend({ release, rollout, until: null, ...given });

// What reached users last; also of a remote that has been switched off since.
const newestRelease = ({ release, rollout }: RemoteSetting) =>
  releasesInUse({ enabled: true, release, rollout }).at(-1) as string;

/**
 * The revision to go back to: the newest one under which users had the remote without its newest release, and whose own
 * releases can still run and were not gone back from. `history` is newest first; undefined when there is none.
 */
export function earlierThatRan(
  history: readonly RemoteSetting[],
  releases: readonly (Fitness & { version: string })[],
) {
  const [present, ...earlier] = history;
  if (!present) return undefined;
  const fit = new Set(releases.filter(isFit).map(({ version }) => version));
  const revisions = history.toReversed();
  const isTrusted = (version: string) => fit.has(version) && !pastOf(version, revisions)?.isLeft;
  const isWayBack = (inUse: readonly string[]) =>
    inUse.length > 0 && !inUse.includes(newestRelease(present)) && inUse.every(isTrusted);
  return earlier.find((setting) => isWayBack(releasesInUse(setting)));
}
