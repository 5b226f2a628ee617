import { type EnvironmentName, type ReleasePolicy } from '@siteledger/platform/contract';
import { type Db } from '../tables';
import { type Context } from '../product';
import { conflict, forbidden, notFound } from '../errors';
import { refuseImpersonation } from '../refuse-impersonation';
import {
  closePolicy,
  findPolicy,
  findWaitingPolicy,
  insertPolicy,
  lockPolicy,
  type StoredPolicyRequest,
} from './policies.queries';

/** An environment's policy as its reader sees it. */
export async function readPolicy(
  { user }: Pick<Context, 'user'>,
  db: Db,
  environment: EnvironmentName,
): Promise<ReleasePolicy> {
  const [policy, waiting] = [await findPolicy(db, environment), await findWaitingPolicy(db, environment)];
  if (!waiting) return { ...policy, waiting: null };
  const { uuid, requested_by, requested_at } = waiting;
  return { ...policy, waiting: { uuid, requested_by, requested_at, not_by_caller: refusalOf(user.uuid, waiting) } };
}

const refusalOf = (person: string, { requested_by_uuid }: StoredPolicyRequest) =>
  person === requested_by_uuid ? 'You asked for this: another Super Admin confirms it.' : null;

/** Asks for a second person from now on, at once; or asks to do without one, which another Super Admin has to confirm. */
export const changePolicy = (context: Context, environment: EnvironmentName, needsSecondPerson: boolean) =>
  decide(context, environment, 'release-policy.change', async (db, waiting) => {
    if (waiting)
      throw conflict(
        `A change already waits to be confirmed: asked for by ${waiting.requested_by} at ${context.product.formatInstant(waiting.requested_at)}.`,
      );
    const { needs_second_person } = await findPolicy(db, environment);
    if (needs_second_person === needsSecondPerson) return;
    const { uuid, name } = context.user;
    const requested = { requested_by: name, requested_by_uuid: uuid, now: context.now, isDecided: needsSecondPerson };
    await insertPolicy(db, { environment, needs_second_person: needsSecondPerson, ...requested });
  });

/** Brings a change that waits into force; never by the one who asked for it. */
export const confirmPolicy = (context: Context, environment: EnvironmentName) =>
  decide(context, environment, 'release-policy.confirm', async (db, waiting) => {
    if (!waiting) throw notFound('Request');
    const refusal = refusalOf(context.user.uuid, waiting);
    if (refusal) throw forbidden(refusal);
    if (!(await context.product.mayStillChange(db, waiting.requested_by_uuid)))
      throw conflict(`${waiting.requested_by} may not change remotes any more: decline this, and ask anew.`);
    await closePolicy(db, waiting.uuid, 'confirmed', context.user.name, context.now);
  });

/** Ends a change that waits: by whoever asked for it too. */
export const declinePolicy = (context: Context, environment: EnvironmentName) =>
  decide(context, environment, 'release-policy.decline', async (db, waiting) => {
    if (!waiting) throw notFound('Request');
    await closePolicy(db, waiting.uuid, 'declined', context.user.name, context.now);
  });

const decide = (
  context: Context,
  environment: EnvironmentName,
  action: string,
  act: (db: Db, waiting: StoredPolicyRequest | undefined) => Promise<void>,
): Promise<ReleasePolicy> =>
  context.product.transaction(context.db, async (db) => {
    refuseImpersonation(context);
    await lockPolicy(db, environment);
    const before = await readPolicy(context, db, environment);
    await act(db, await findWaitingPolicy(db, environment));
    const after = await readPolicy(context, db, environment);
    await context.audit(db, {
      action,
      entity: 'remote',
      uuid: null,
      before: { environment, ...before },
      after: { environment, ...after },
    });
    return after;
  });
