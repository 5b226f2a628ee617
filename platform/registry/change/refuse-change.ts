import { lockInForce, lockText, pastOf, type RemoteSetting } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { conflict, invalid } from '../errors';
import { type Context, type Product } from '../product';
import { type ReleaseInEnvironment, selectRevisions } from '../store/good-releases.queries';
import { findRelease } from '../store/releases.queries';
import { findRevisionOf } from '../store/settings.queries';

/** A change states the revision that it is based on, so that nobody undoes what somebody else has just done. */
export function refuseStaleRevision(
  { formatInstant }: Pick<Product, 'formatInstant'>,
  present: RemoteSetting | undefined,
  expected: number | undefined,
) {
  if (!present) return;
  if (expected === undefined) throw invalid({ 'If-Match': ['If-Match is required.'] });
  if (expected !== present.revision)
    throw conflict(`Changed by ${present.changed_by} at ${formatInstant(present.changed_at)}`);
}

/** Only a published release that is not revoked can run; `field` is where its version was typed. */
export async function requireRelease(db: Db, remote: string, version: string, field: string) {
  const release = await findRelease(db, remote, version);
  if (!release) throw invalid({ [field]: ['Release is not published.'] });
  if (release.revoked) throw invalid({ [field]: [revokedText(release.revoked)] });
  return release;
}

export const revokedText = ({ reason }: { reason: string }) => `Release was revoked: ${reason}`;

/** The revision by which an environment went back from a release and left it at that, by whomever or by the platform. */
export async function findRollback(db: Db, { environment, remote, version }: ReleaseInEnvironment) {
  const revisions = await selectRevisions(db, { environment, remote });
  if (!pastOf(version, revisions)?.isLeft) return undefined;
  const last = revisions.findLastIndex(({ release, rollout }) => [release, rollout?.release].includes(version));
  return findRevisionOf(db, environment, remote, revisions[last + 1]!.revision);
}

/** A locked remote gets no other release from a pipeline. */
export function refuseLocked({ now, product }: Pick<Context, 'now' | 'product'>, present: RemoteSetting | undefined) {
  const lock = present && lockInForce(present, now);
  if (lock)
    throw invalid({ release: [`An admin selects it, or lifts the lock. ${lockText(lock, product.formatInstant)}`] });
}

/** What was halted, or others went back from, no pipeline selects again: a person who may says so, with a reason. */
export async function refuseRolledBack(db: Db, release: ReleaseInEnvironment, pipeline: string) {
  const left = await findRollback(db, release);
  if (left && left.changed_by !== pipeline) throw invalid({ release: [rolledBackText(left, release)] });
}

/** Why a release that was left is not selected by itself. */
export const rolledBackText = (
  { environment, halted, changed_by, reason }: RemoteSetting,
  { version }: Pick<ReleaseInEnvironment, 'version'>,
) =>
  halted === version
    ? `Release was halted in ${environment}; an admin selects it again. ${reason}`
    : `${changed_by} went back from this release in ${environment}; an admin selects it again. ${reason}`;
