import { goodByWord, pastOf } from '@siteledger/platform/contract';
import { type Context } from '../product';
import { conflict, notFound } from '../errors';
import { refuseImpersonation } from '../refuse-impersonation';
import { findRelease } from '../store/releases.queries';
import { lockRemote } from '../store/settings.queries';
import { insertGood, isGood, type ReleaseInEnvironment, selectRevisions } from '../store/good-releases.queries';

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
    const past = pastOf(version, await selectRevisions(db, release));
    const known = { environment, isRevoked: stored.revoked !== null, isGood: await isGood(db, release), past };
    const { refusal, firstRevision } = goodByWord(known);
    if (firstRevision === undefined) throw conflict(refusal);
    const word = { called_by: context.user.name, reason };
    await insertGood(db, { ...release, ...word, first_revision: firstRevision, since: context.now });
    await context.audit(db, {
      action: 'remote.call-good',
      entity: 'remote',
      uuid: null,
      after: { environment, name: remote, version, reason },
    });
    return { message: `${remote} ${version} marked as stable in ${environment}.` };
  });
