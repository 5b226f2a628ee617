import { type EnvironmentName, type ReleasePolicy } from '@siteledger/platform/contract';
import { type Context } from '../product';
import { refuseImpersonation } from '../refuse-impersonation';
import { findPolicy, insertPolicy, lockPolicy } from '../store/policies.queries';

/** Says whether an environment asks for a second person from now on; the audit trail has who said so. */
export const changePolicy = (
  context: Context,
  environment: EnvironmentName,
  { needs_second_person }: ReleasePolicy,
): Promise<ReleasePolicy> =>
  context.product.transaction(context.db, async (db) => {
    refuseImpersonation(context);
    await lockPolicy(db, environment);
    const before = await findPolicy(db, environment);
    if (before.needs_second_person === needs_second_person) return before;
    await insertPolicy(db, { environment, needs_second_person, by: context.user, now: context.now });
    await context.audit(db, {
      action: 'release-policy.change',
      entity: 'remote',
      uuid: null,
      // The trail keeps what differs, and which environment it is has to be read there.
      before,
      after: { environment, needs_second_person },
    });
    return { needs_second_person };
  });
