import { type RemoteRequest, type RemoteSetting, type RequestedSetting } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { type Context } from '../product';
import { conflict, notFound } from '../errors';
import { type Target } from './target';
import { describeRequest } from './describe-request';
import { findRequest, insertRequest, selectOpenRequests } from '../store/requests.queries';

type Wanted = { present: RemoteSetting | undefined; wanted: RequestedSetting };

/** Stores a change until a second person confirms it; 409 while another request for the target is open. */
export async function requestChange(
  context: Context,
  db: Db,
  { environment, remote }: Target,
  { present, wanted }: Wanted,
): Promise<RemoteRequest> {
  const [waiting] = await selectOpenRequests(db, { environment, remote });
  if (waiting)
    throw conflict(
      `A release already waits to be confirmed: asked for by ${waiting.requested_by} at ${context.product.formatInstant(waiting.requested_at)}.`,
    );
  const { enabled, disable_mode, release, rollout, message, until, places, reason } = wanted;
  const uuid = await insertRequest(db, {
    ...{ environment, remote, based_on: present?.revision ?? null },
    setting: { enabled, disable_mode, release, rollout, message, until, places, reason },
    requested_by: context.user.name,
    requested_by_uuid: context.user.uuid,
    requested_at: context.now.toISOString(),
  });
  const stored = await findRequest(db, uuid);
  if (!stored) throw notFound('Request');
  const after = await describeRequest(context, db, stored);
  await context.audit(db, { action: 'remote.request', entity: 'remote', uuid: null, after });
  return after;
}
