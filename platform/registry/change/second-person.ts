import { type EnvironmentName, releasesInUse, type RequestedSetting } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { type Context } from '../product';
import { findPolicy } from '../store/policies.queries';
import { mayBegin, selectPublishers, selectUsedBefore } from '../store/requests.queries';

type Where = { environment: EnvironmentName; remote: string };

type Wanted = Pick<RequestedSetting, 'enabled' | 'release' | 'rollout'>;

/** The releases of a setting that users of the target have never had. */
export async function newReleases(db: Db, target: Where, wanted: Wanted) {
  const inUse = releasesInUse(wanted);
  if (inUse.length === 0) return [];
  const known = await selectUsedBefore(db, target, inUse);
  return inUse.filter((version) => !known.includes(version));
}

/**
 * Whether a change waits for a second person: it puts a release before users that none of them ever had there, and the
 * environment asks for two. The first release of each remote is chosen by one Super Admin while an environment is set up.
 */
export async function waitsForSecond(context: Context, db: Db, target: Where, wanted: Wanted) {
  const { needs_second_person } = await findPolicy(db, target.environment);
  if (!needs_second_person || (await newReleases(db, target, wanted)).length === 0) return false;
  return !(context.mayPublish && (await mayBegin(db, target)));
}

/**
 * Which releases of a setting the operator cannot bring: a team has published them, none of the target's users ever had them, and
 * the environment asks for a second person. What an image brought is the operator's own.
 */
export async function notForOperator(db: Db, target: Where, wanted: Wanted) {
  const { needs_second_person } = await findPolicy(db, target.environment);
  if (!needs_second_person) return [];
  const fresh = await newReleases(db, target, wanted);
  const publishers = await selectPublishers(db, target.remote, fresh);
  return publishers.some((uuid) => uuid !== null) ? fresh : [];
}
