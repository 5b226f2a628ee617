import { stableIfMarked, historyOfRelease } from '@siteledger/platform/contract';
import { type Context } from '../product';
import { conflict, notFound } from '../errors';
import { refuseImpersonation } from '../refuse-impersonation';
import { findRelease } from '../store/releases.queries';
import { lockRemote } from '../store/settings.queries';
import { insertStable, isStable, type ReleaseInEnvironment, selectRevisions } from '../store/stable-releases.queries';

/**
 * Marks a release as stable, on a person's word, in an environment where it has run; refused if it was rolled back from
 * or revoked.
 */
export const markStable = (context: Context, release: ReleaseInEnvironment, reason: string) =>
  context.product.transaction(context.db, async (db) => {
    refuseImpersonation(context);
    const { environment, remote, version } = release;
    await lockRemote(db, remote);
    const stored = await findRelease(db, remote, version);
    if (!stored) throw notFound('Release');
    const past = historyOfRelease(version, await selectRevisions(db, release));
    const known = { environment, isRevoked: stored.revoked !== null, isStable: await isStable(db, release), past };
    const { refusal, firstRevision } = stableIfMarked(known);
    if (firstRevision === undefined) throw conflict(refusal);
    const word = { called_by: context.user.name, reason };
    await insertStable(db, { ...release, ...word, first_revision: firstRevision, since: context.now });
    await context.audit(db, {
      action: 'remote.call-good',
      entity: 'remote',
      uuid: null,
      after: { environment, name: remote, version, reason },
    });
    return { message: `${remote} ${version} marked as stable in ${environment}.` };
  });
