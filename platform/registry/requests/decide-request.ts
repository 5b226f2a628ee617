import { type Db } from '../tables';
import { type Context } from '../product';
import { conflict, forbidden, notFound } from '../errors';
import { refuseImpersonation } from '../refuse-impersonation';
import { type Changed, type Place, requireFitness, settle } from '../settings/change-setting';
import { findSetting, lockRemote } from '../settings/settings.queries';
import { asOfNow } from './as-of-now';
import { decline } from './decline';
import { describeRequest, refusalOf } from './describe-request';
import { closeRequest, findChangeSince, findRequest, type StoredRequest, updatePlan } from './requests.queries';
import { lacksSecond } from './second-person';

/**
 * Brings a request into force, or lets a plan come into force at its moment; by nobody who published or asked for it, and only
 * while nobody has changed what it is based on.
 */
export const confirmRequest = (context: Context, place: Place, uuid: string): Promise<Changed> =>
  decide(context, place, uuid, async (db, request) => {
    const refusal = await refusalOf(context, db, request);
    if (refusal) throw forbidden(refusal);
    if (!(await context.product.mayStillChange(db, request.requested_by_uuid)))
      throw conflict(`${request.requested_by} may not change remotes any more: decline this, and ask anew.`);
    const change = await findChangeSince(db, request);
    const { plan } = request.setting;
    if (change) {
      const remedy = plan ? 'Cancel this plan and plan it again.' : 'Decline this request and ask again.';
      throw conflict(
        `Changed by ${change.changed_by} at ${context.product.formatInstant(change.changed_at)}. ${remedy}`,
      );
    }
    const { setting: wanted } = await asOfNow(db, request);
    const present = await findSetting(db, place.environment, place.remote);
    await requireFitness(db, place, wanted, present);
    if (plan) return { request: await confirmPlan(context, db, request) };
    await closeRequest(db, uuid, 'confirmed', context.user.name, context.now);
    const changed_by = `${request.requested_by}, confirmed by ${context.user.name}`;
    return {
      setting: await settle(context, db, place, {
        action: 'remote.confirm',
        present,
        wanted,
        changed_by,
      }),
    };
  });

async function confirmPlan(context: Context, db: Db, request: StoredRequest) {
  const { plan } = request.setting;
  if (!plan || plan.problem) throw conflict('The plan was not carried out: plan it again.');
  if (!(await lacksSecond(db, request))) throw conflict('The plan needs no confirmation.');
  await updatePlan(db, request, { ...plan, confirmed_by: context.user.name });
  const confirmed = await findRequest(db, request.uuid);
  if (!confirmed) throw notFound('Request');
  const after = await describeRequest(context, db, confirmed);
  await context.audit(db, { action: 'remote.confirm-plan', entity: 'remote', uuid: null, before: request, after });
  return after;
}

/** Ends a request without any change: by whoever asked for it too. */
export const declineRequest = (context: Context, place: Place, uuid: string) =>
  decide(context, place, uuid, async (db, request) => {
    await decline(context, db, request);
    return { message: endedText(request) };
  });

function endedText({ remote, setting: { plan } }: StoredRequest) {
  if (!plan) return `Request for ${remote} declined.`;
  return plan.problem ? `Plan for ${remote} dismissed.` : `Plan for ${remote} cancelled.`;
}

const decide = <Result>(
  context: Context,
  { environment, remote }: Place,
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
