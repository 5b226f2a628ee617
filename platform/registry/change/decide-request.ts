import { type RemoteSetting } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { type Context } from '../product';
import { conflict, forbidden, notFound } from '../errors';
import { refuseImpersonation } from '../refuse-impersonation';
import { requireSettingFits, applySetting } from './change-setting';
import { type Target } from './target';
import { findSetting, lockRemote } from '../store/settings.queries';
import { refusalOf } from './describe-request';
import { closeRequest, findChangeSince, findRequest, type StoredRequest } from '../store/requests.queries';

/**
 * Brings a request into force. The requester and the release's publisher cannot confirm it, and the target must be
 * unchanged since.
 */
export const confirmRequest = (context: Context, target: Target, uuid: string): Promise<RemoteSetting> =>
  decide(context, target, uuid, async (db, request) => {
    const refusal = await refusalOf(context, db, request);
    if (refusal) throw forbidden(refusal);
    if (!(await context.product.mayStillChange(db, request.requested_by_uuid)))
      throw conflict(`${request.requested_by} may not change remotes any more: decline this, and ask again.`);
    const change = await findChangeSince(db, request);
    if (change)
      throw conflict(
        `Changed by ${change.changed_by} at ${context.product.formatInstant(change.changed_at)}. Decline this request and ask again.`,
      );
    const wanted = request.setting;
    const present = await findSetting(db, target.environment, target.remote);
    await requireSettingFits(db, target, wanted, present);
    await closeRequest(db, uuid, 'confirmed', context.user.name, context.now);
    const changed_by = `${request.requested_by}, confirmed by ${context.user.name}`;
    return applySetting(context, db, target, { action: 'remote.confirm', present, wanted, changed_by });
  });

/** Ends a request without any change; the requester may do this too. */
export const declineRequest = (context: Context, target: Target, uuid: string) =>
  decide(context, target, uuid, async (db, request) => {
    await closeRequest(db, uuid, 'declined', context.user.name, context.now);
    const after = { ...request, decision: 'declined', decided_by: context.user.name };
    await context.audit(db, { action: 'remote.decline', entity: 'remote', uuid: null, before: request, after });
    return { message: `Request for ${request.remote} declined.` };
  });

const decide = <Result>(
  context: Context,
  { environment, remote }: Target,
  uuid: string,
  act: (db: Db, request: StoredRequest) => Promise<Result>,
) =>
  context.product.transaction(context.db, async (db) => {
    refuseImpersonation(context);
    await lockRemote(db, remote);
    const request = await findRequest(db, uuid);
    if (!request || request.environment !== environment || request.remote !== remote) throw notFound('Request');
    if (request.decision)
      throw conflict(
        `The request was ${request.decision} by ${request.decided_by} at ${context.product.formatInstant(request.decided_at ?? '')}.`,
      );
    return act(db, request);
  });
