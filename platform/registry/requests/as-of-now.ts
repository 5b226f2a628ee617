import { type RemoteRollout } from '@siteledger/platform/contract';
import { isDeepStrictEqual } from 'node:util';
import { findRevisionOf, findSetting } from '../settings/settings.queries';
import { type Db } from '../tables';
import { type StoredRequest } from './requests.queries';

type Releases = { release: string; rollout: RemoteRollout | null };

/**
 * A request with what it would bring into force now. It keeps the whole setting, and meanwhile the platform may have let a rollout
 * grow: where whoever asked left the releases as they were, they stay as they are now.
 */
export async function asOfNow(db: Db, request: StoredRequest): Promise<StoredRequest> {
  const { environment, remote, based_on, setting } = request;
  if (based_on === null) return request;
  const based = await findRevisionOf(db, environment, remote, based_on);
  const present = await findSetting(db, environment, remote);
  if (!based || !present || !isDeepStrictEqual(releasesOf(setting), releasesOf(based))) return request;
  return { ...request, setting: { ...setting, ...releasesOf(present) } };
}

// A rollout without stages is written in two ways.
const releasesOf = ({ release, rollout }: Releases): Releases => ({
  release,
  rollout: rollout && { ...rollout, stages: rollout.stages ?? null },
});
