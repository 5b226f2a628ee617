import { counted } from '../counted';
import type { EnvironmentName } from '../environments';
import type { HostFacts } from './host-facts';
import { type Needs, skewTextsForUsers } from './skew';

/**
 * A release that some user of an environment gets, and what it was built against: an item of `GET
 * /api/v2/remotes/running`.
 */
export type RunningRelease = { environment: EnvironmentName; remote: string; version: string; needs: Needs };

/** Which running releases a new shell or API would break, and why: lines for a terminal, the verdict first. */
export function upgradeReport(running: readonly RunningRelease[], hostFacts: HostFacts) {
  const broken = running.flatMap(({ environment, remote, version, needs }) => {
    const reasons = skewTextsForUsers(needs, hostFacts);
    return reasons.length > 0 ? [`  ${remote} ${version} in ${environment}: ${reasons.join(' ')}`] : [];
  });
  const fitting = running.length - broken.length;
  const lines =
    broken.length > 0
      ? [
          `${counted(broken.length, 'running release breaks', 'running releases break')} when this version runs:`,
          ...broken,
        ]
      : [`Nothing breaks: ${counted(fitting, 'running release fits', 'running releases fit')} this version.`];
  return { isSound: broken.length === 0, lines };
}
