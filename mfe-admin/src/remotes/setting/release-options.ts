import { type EnvironmentName, isSelectable, type ReleaseSummary } from '@siteledger/platform/contract';
import { formatDay, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import type { Option } from '@siteledger/shared-lib/form';

type ReleaseOption = Option<string> & { disabled: boolean; isHalted: boolean };

/** Releases for a select. Those that cannot run show the reason and are disabled, except the running one. */
export const releaseOptions = (
  releases: readonly ReleaseSummary[],
  { environment, running }: { environment: EnvironmentName; running: string | undefined },
): ReleaseOption[] =>
  releases.map((release) => ({
    value: release.version,
    label: `${release.version} · ${publishedDay(release)}${markOf(release, environment)}`,
    disabled: !isSelectable(release) && release.version !== running,
    isHalted: release.halted[environment] !== undefined,
  }));

const publishedDay = ({ published_at }: ReleaseSummary) => formatDay(todayInKualaLumpur(new Date(published_at)));

function markOf({ revoked, incompatibilities, halted }: ReleaseSummary, environment: EnvironmentName) {
  if (revoked) return ' · revoked';
  if (incompatibilities.length > 0) return ' · incompatible';
  return halted[environment] ? ' · halted here' : '';
}
