import { type EnvironmentName, type Plan, PLATFORM_AUTHOR, type Served } from '@siteledger/platform/contract';
import { Refusal, refuseUnknown } from '../errors';
import { type Product } from '../product';
import { asOfNow } from '../requests/as-of-now';
import {
  closeRequest,
  findChangeSince,
  findRequest,
  selectOpenRequests,
  type StoredRequest,
  updatePlan,
} from '../requests/requests.queries';
import { lacksSecond } from '../requests/second-person';
import { requireFitness, settle } from '../settings/change-setting';
import { findSetting, lockRemote } from '../settings/settings.queries';
import { type Db } from '../tables';

/** A plan whose moment has come, and why it was not carried out; null where it was. */
export type CarriedOut = { remote: string; problem: string | null };

type Where = {
  environment: EnvironmentName;
  product: Product;
  /** What a release finds there; undefined where no server has said it. */
  findServed: (db: Db) => Promise<Served | undefined>;
};

/**
 * Brings into force what was planned for a moment that has come, or says why that cannot be any more; the servers of an
 * environment may do so at once. docs/remotes.md#switch-roll-out-roll-back
 */
export async function carryOutPlans(db: Db, where: Where, now: Date): Promise<CarriedOut[]> {
  const carriedOut: CarriedOut[] = [];
  const { environment } = where;
  const due = (await selectOpenRequests(db)).filter((one) => one.environment === environment && planDue(one, now));
  for (const { uuid, remote } of due) {
    const done = await where.product.transaction(db, async (trx) => {
      await lockRemote(trx, remote);
      const request = await findRequest(trx, uuid);
      const plan = request && !request.decision && planDue(request, now);
      return plan && carryOut(trx, where, { request, plan, now });
    });
    if (done) carriedOut.push(done);
  }
  return carriedOut;
}

function planDue({ setting: { plan } }: StoredRequest, now: Date) {
  return plan && !plan.problem && Date.parse(plan.from) <= now.getTime() ? plan : undefined;
}

type Due = { request: StoredRequest; plan: Plan; now: Date };

async function carryOut(db: Db, where: Where, due: Due): Promise<CarriedOut> {
  const { request, plan, now } = due;
  const { environment, remote, setting, requested_by } = request;
  const { formatInstant, auditAs } = where.product;
  const author = { now, audit: auditAs(PLATFORM_AUTHOR) };
  const wanted = await asOfNow(db, request);
  const problem = await problemOf(db, where, { ...due, request: wanted });
  if (problem) {
    await updatePlan(db, request, { ...plan, problem });
    const after = { ...request, setting: { ...setting, plan: { ...plan, problem } } };
    await author.audit(db, { action: 'remote.plan-failed', entity: 'remote', uuid: null, before: request, after });
    return { remote, problem };
  }
  await closeRequest(db, request.uuid, 'confirmed', PLATFORM_AUTHOR, now);
  await settle(author, db, request, {
    action: 'remote.carry-out',
    present: await findSetting(db, environment, remote),
    wanted: { ...wanted.setting, reason: `Planned for ${formatInstant(plan.from)}: ${setting.reason}` },
    changed_by: plan.confirmed_by ? `${requested_by}, confirmed by ${plan.confirmed_by}` : requested_by,
  });
  return { remote, problem: null };
}

// Who works then has not been told of it, and may be in the middle of what it was to spare them.
const LATE_AFTER_MS = 3_600_000;

// What was so when it was planned may not be so any more.
async function problemOf(db: Db, { product, findServed }: Where, { request, plan, now }: Due) {
  const { environment, remote, setting } = request;
  const change = await findChangeSince(db, request);
  if (change)
    return `Changed by ${change.changed_by} at ${product.formatInstant(change.changed_at)} since it was planned.`;
  if (await lacksSecond(db, request)) return 'No second person has confirmed it.';
  if (setting.until && Date.parse(setting.until) <= now.getTime()) return 'Its end had passed already.';
  if (now.getTime() - Date.parse(plan.from) > LATE_AFTER_MS)
    return 'No server ran at its moment, nor in the hour after it.';
  if (!(await product.mayStillChange(db, request.requested_by_uuid)))
    return 'Whoever planned it may not change remotes any more.';
  const served = async (own: Db) => (await findServed(own)) ?? refuseUnknown(environment);
  const place = { environment, remote, served, expected: 'latest' } as const;
  try {
    await requireFitness(db, place, setting, await findSetting(db, environment, remote));
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
