import { type EnvironmentName, type ReleasePolicy } from '@siteledger/platform/contract';
import { type Context } from '../product';
import { refuseImpersonation } from '../refuse-impersonation';
import { findPolicy, insertPolicy, lockPolicy } from '../store/policies.queries';

/** Sets whether an environment requires a second person; the audit trail records who set it. */
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
      // The trail stores only differences, so the environment is added for its readers.
      before,
      after: { environment, needs_second_person },
    });
    return { needs_second_person };
  });
