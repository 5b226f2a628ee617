import {
  type Plan,
  type RemoteRequest,
  type RemoteSetting,
  type RequestedSetting,
} from '@siteledger/platform/contract';
import { type Db } from '../tables';
import { type Context } from '../product';
import { conflict, notFound } from '../errors';
import { type Place } from '../settings/change-setting';
import { describeRequest } from './describe-request';
import { decline } from './decline';
import {
  findChangeSince,
  findRequest,
  insertRequest,
  selectOpenRequests,
  type StoredRequest,
} from './requests.queries';

type Wanted = { present: RemoteSetting | undefined; wanted: RequestedSetting; plan: Plan | undefined };

/** Keeps a change until a second person confirms it, or until its moment; 409 while another one waits at the same place. */
export async function requestChange(
  context: Context,
  db: Db,
  { environment, remote }: Place,
  { present, wanted, plan }: Wanted,
): Promise<RemoteRequest> {
  const [waiting] = await selectOpenRequests(db, { environment, remote });
  if (waiting) await makeRoom(context, db, waiting);
  const { enabled, disable_mode, release, rollout, message, until, places, reason } = wanted;
  const uuid = await insertRequest(db, {
    ...{ environment, remote, based_on: present?.revision ?? null },
    setting: { enabled, disable_mode, release, rollout, message, until, places, reason, ...(plan && { plan }) },
    requested_by: context.user.name,
    requested_by_uuid: context.user.uuid,
    requested_at: context.now.toISOString(),
  });
  const stored = await findRequest(db, uuid);
  if (!stored) throw notFound('Request');
  const after = await describeRequest(context, db, stored);
  await context.audit(db, { action: plan ? 'remote.plan' : 'remote.request', entity: 'remote', uuid: null, after });
  return after;
}

// A plan that was not carried out, or cannot be any more, is only news.
async function makeRoom(context: Context, db: Db, waiting: StoredRequest) {
  const { plan } = waiting.setting;
  if (plan && (plan.problem || (await findChangeSince(db, waiting)))) return decline(context, db, waiting);
  const { product } = context;
  const by = `by ${waiting.requested_by} at ${product.formatInstant(waiting.requested_at)}`;
  throw conflict(
    plan
      ? `A change is already planned for ${product.formatInstant(plan.from)}, ${by}. Cancel that plan first.`
      : `A release already waits to be confirmed: asked for ${by}.`,
  );
}
