import { type EnvironmentName, releasesInUse, type RequestedSetting } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { type Context } from '../product';
import { findPolicy } from '../store/policies.queries';
import { mayStartAlone, selectPublishers, selectReleasesUsedBefore } from '../store/requests.queries';

type Where = { environment: EnvironmentName; remote: string };

type Wanted = Pick<RequestedSetting, 'enabled' | 'release' | 'rollout'>;

/** The releases of a setting that users of the target have never had. */
export async function newReleases(db: Db, target: Where, wanted: Wanted) {
  const inUse = releasesInUse(wanted);
  if (inUse.length === 0) return [];
  const known = await selectReleasesUsedBefore(db, target, inUse);
  return inUse.filter((version) => !known.includes(version));
}

/**
 * Whether a change waits for a second person: it gives a release to users of the target for the first time, and the
 * environment requires two. While an environment is set up, one Super Admin alone selects the first release of each
 * remote.
 */
export async function waitsForSecond(context: Context, db: Db, target: Where, wanted: Wanted) {
  const { needs_second_person } = await findPolicy(db, target.environment);
  if (!needs_second_person || (await newReleases(db, target, wanted)).length === 0) return false;
  return !(context.mayPublish && (await mayStartAlone(db, target)));
}

/**
 * The releases of a setting that the operator may not bring in: all that are new to the target's users if a team
 * published any of them, in an environment that requires a second person. Releases from an image belong to the
 * operator.
 */
export async function releasesClosedToOperator(db: Db, target: Where, wanted: Wanted) {
  const { needs_second_person } = await findPolicy(db, target.environment);
  if (!needs_second_person) return [];
  const fresh = await newReleases(db, target, wanted);
  const publishers = await selectPublishers(db, target.remote, fresh);
  return publishers.some((uuid) => uuid !== null) ? fresh : [];
}
