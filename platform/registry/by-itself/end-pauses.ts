import { type EnvironmentName, type RemoteSetting } from '@siteledger/platform/contract';
import { findPolicy } from '../store/policies.queries';
import { type Product } from '../product';
import { findCollisions } from '../releases/collisions';
import { newReleases } from '../change/second-person';
import { selectSettings } from '../store/settings.queries';
import { applyByPlatform } from './apply-by-platform';
import { type Db } from '../store/tables';

/** A remote whose pause has ended, and the outcome. */
export type EndedPause = { remote: string; reason: string };

type Where = { environment: EnvironmentName; product: Product };

/**
 * Switches remotes back on at the end of their pause, or keeps them off without an end time when a release needs a
 * second person or collides. The servers of an environment may run this concurrently.
 */
export async function endPauses(db: Db, { environment, product }: Where, now: Date): Promise<EndedPause[]> {
  const ended: EndedPause[] = [];
  for (const setting of (await selectSettings(db, environment)).filter((one) => isOver(one, now))) {
    const wanted = await afterPause(db, product, setting);
    if (await applyByPlatform(product, db, setting, { action: 'remote.resume', wanted }, now))
      ended.push({ remote: setting.remote, reason: wanted.reason });
  }
  return ended;
}

const isOver = ({ enabled, until }: RemoteSetting, now: Date) =>
  !enabled && until !== null && Date.parse(until) <= now.getTime();

// A release new to its users needs a second person even if it was selected while the remote was off.
async function afterPause(db: Db, { formatInstant }: Product, setting: RemoteSetting) {
  const { needs_second_person } = await findPolicy(db, setting.environment);
  const [unseen] = needs_second_person ? await newReleases(db, setting, { ...setting, enabled: true }) : [];
  if (unseen) return { until: null, reason: `Stays off: ${unseen} waits for a second person.` };
  const [collision] = await findCollisions(db, setting, { ...setting, enabled: true });
  if (collision) return { until: null, reason: `Stays off: ${collision}` };
  const reason = `Back as planned: it was off until ${formatInstant(setting.until ?? '')}.`;
  return { enabled: true, message: null, until: null, reason };
}
