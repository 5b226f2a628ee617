import { type EnvironmentName, type Plan, type Served } from '@siteledger/platform/contract';
import { Refusal, refuseUnknown } from '../errors';
import { AUTHOR } from '../platform-author';
import { type Product } from '../product';
import {
  closeRequest,
  findChangeSince,
  findRequest,
  selectOpenRequests,
  type StoredRequest,
  updatePlan,
} from '../requests/queries';
import { lacksSecond } from '../requests/second-person';
import { requireFitness, settle } from '../settings/change-setting';
import { findSetting, lockRemote } from '../settings/queries';
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

async function carryOut(db: Db, where: Where, { request, plan, now }: Due): Promise<CarriedOut> {
  const { environment, remote, setting, requested_by } = request;
  const { formatInstant, auditAs } = where.product;
  const author = { now, audit: auditAs(AUTHOR) };
  const problem = await problemOf(db, where, request, now);
  if (problem) {
    await updatePlan(db, request, { ...plan, problem });
    const after = { ...request, setting: { ...setting, plan: { ...plan, problem } } };
    await author.audit(db, { action: 'remote.plan-failed', entity: 'remote', uuid: null, before: request, after });
    return { remote, problem };
  }
  await closeRequest(db, request.uuid, 'confirmed', AUTHOR, now);
  const confirmed = plan.confirmed_by ? `, confirmed by ${plan.confirmed_by}` : '';
  await settle(author, db, request, {
    action: 'remote.carry-out',
    present: await findSetting(db, environment, remote),
    wanted: setting,
    changed_by: `${requested_by}${confirmed}, planned for ${formatInstant(plan.from)}`,
  });
  return { remote, problem: null };
}

// What was so when it was planned may not be so any more.
async function problemOf(db: Db, { product, findServed }: Where, request: StoredRequest, now: Date) {
  const { environment, remote, setting } = request;
  const change = await findChangeSince(db, request);
  if (change)
    return `Changed by ${change.changed_by} at ${product.formatInstant(change.changed_at)} since it was planned.`;
  if (await lacksSecond(db, request)) return 'No second person has confirmed it.';
  if (setting.until && Date.parse(setting.until) <= now.getTime()) return 'Its end had passed already.';
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
