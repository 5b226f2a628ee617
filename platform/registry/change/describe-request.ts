import { secondPersonProblem, releasesInUse, type RemoteRequest } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { type Context } from '../product';
import { newReleases } from './second-person';
import { findChangeSince, selectPublishers, type StoredRequest } from '../store/requests.queries';

/** Why the caller cannot confirm a request; undefined when they can. */
export async function refusalOf({ user }: Pick<Context, 'user'>, db: Db, request: StoredRequest) {
  const publishedBy = await selectPublishers(db, request.remote, releasesInUse(request.setting));
  return secondPersonProblem(user.uuid, { requestedBy: request.requested_by_uuid, publishedBy });
}

/** A request as shown to the caller. */
export async function describeRequest(context: Context, db: Db, request: StoredRequest): Promise<RemoteRequest> {
  const { uuid, environment, remote, based_on, setting, requested_by, requested_at } = request;
  return {
    ...{ uuid, environment, remote, based_on, setting, requested_by, requested_at },
    releases: await newReleases(db, request, setting),
    not_by_caller: (await refusalOf(context, db, request)) ?? null,
    changed_since_by: (await findChangeSince(db, request))?.changed_by ?? null,
  };
}
