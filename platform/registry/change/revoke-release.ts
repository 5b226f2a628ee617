import { type EnvironmentName } from '@siteledger/platform/contract';
import { type Context } from '../product';
import { conflict, notFound } from '../errors';
import { refuseImpersonation } from '../refuse-impersonation';
import { findRelease, insertRevocation } from '../store/releases.queries';
import { lockRemote, selectSettings } from '../store/settings.queries';

type Revoked = { name: string; version: string; reason: string };

/**
 * Revokes a release for good: it cannot be selected or used as a fallback. Refused while it is selected or rolled
 * out in one of these environments.
 */
export const revokeRelease = (
  context: Context,
  { name, version, reason }: Revoked,
  environments: readonly EnvironmentName[],
) =>
  context.product.transaction(context.db, async (db) => {
    refuseImpersonation(context);
    await lockRemote(db, name);
    const release = await findRelease(db, name, version);
    if (!release) throw notFound('Release');
    if (release.revoked) throw conflict('The release is revoked already.');
    const running = (await selectSettings(db, ...environments)).find(
      ({ remote, release: pinned, rollout }) => remote === name && [pinned, rollout?.release].includes(version),
    );
    if (running) throw conflict(`The release runs in ${running.environment}. Select another one there first.`);
    await insertRevocation(db, release.id, reason, context.user.name);
    await context.audit(db, {
      action: 'remote.revoke',
      entity: 'remote',
      uuid: null,
      after: { name, version, reason },
    });
    return { message: `${name} ${version} revoked.` };
  });
