import { historyOfRelease } from './stable';
import type { ReleaseSummary } from './matrix';
import { releasesInUse } from './request';
import type { RemoteSetting, RemoteSettingInput } from './setting';

/** The facts that can keep a release from running. */
type Fitness = Pick<ReleaseSummary, 'revoked' | 'incompatibilities'>;

/** Whether a release can be selected: neither revoked nor built for another platform. */
export const isSelectable = ({ revoked, incompatibilities }: Fitness) => !revoked && incompatibilities.length === 0;

/** The change as sent and stored: a remote that runs has no message and no end for users who find it switched off. */
export const normalizedSetting = (input: RemoteSettingInput): RemoteSettingInput => ({
  ...input,
  message: input.enabled ? null : (input.message ?? null),
  until: input.enabled ? null : (input.until ?? null),
});

type Switch = Pick<RemoteSettingInput, 'enabled' | 'disable_mode' | 'message' | 'reason'>;

/** The change that switches a remote on or off without an end time and keeps its release and rollout. */
export const switchedSetting = ({ release, rollout }: RemoteSetting, given: Switch): RemoteSettingInput =>
  normalizedSetting({ release, rollout, until: null, ...given });

// The release that reached users last, even if the remote has been switched off since.
const newestRelease = ({ release, rollout }: RemoteSetting) =>
  releasesInUse({ enabled: true, release, rollout }).at(-1) as string;

/**
 * The revision to roll back to: the newest that gave users the remote without its newest release, and whose own
 * releases can still run and were not rolled back from. `history` is newest first; undefined when there is no such
 * revision.
 */
export function revisionToRollBackTo(
  history: readonly RemoteSetting[],
  releases: readonly (Fitness & { version: string })[],
) {
  const [present, ...earlier] = history;
  if (!present) return undefined;
  const fit = new Set(releases.filter(isSelectable).map(({ version }) => version));
  const revisions = history.toReversed();
  const isTrusted = (version: string) => fit.has(version) && !historyOfRelease(version, revisions)?.isLeft;
  const isWayBack = (inUse: readonly string[]) =>
    inUse.length > 0 && !inUse.includes(newestRelease(present)) && inUse.every(isTrusted);
  return earlier.find((setting) => isWayBack(releasesInUse(setting)));
}
