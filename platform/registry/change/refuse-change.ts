import { lockInForce, lockText, historyOfRelease, type RemoteSetting } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { conflict, invalid } from '../errors';
import { type Context, type Product } from '../product';
import { type ReleaseInEnvironment, selectRevisions } from '../store/stable-releases.queries';
import { findRelease } from '../store/releases.queries';
import { findRevisionOf } from '../store/settings.queries';

/** Refuses a change based on an outdated revision, so that nobody undoes another user's latest change. */
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

/** Only a published release that is not revoked can run; `field` is the input field of its version. */
export async function requireRelease(db: Db, remote: string, version: string, field: string) {
  const release = await findRelease(db, remote, version);
  if (!release) throw invalid({ [field]: ['Release is not published.'] });
  if (release.revoked) throw invalid({ [field]: [revokedText(release.revoked)] });
  return release;
}

export const revokedText = ({ reason }: { reason: string }) => `Release was revoked: ${reason}`;

/**
 * The revision with which a user or the platform went back from a release, if the environment has not returned to it.
 */
export async function findRevisionThatLeft(db: Db, { environment, remote, version }: ReleaseInEnvironment) {
  const revisions = await selectRevisions(db, { environment, remote });
  if (!historyOfRelease(version, revisions)?.isLeft) return undefined;
  const last = revisions.findLastIndex(({ release, rollout }) => [release, rollout?.release].includes(version));
  return findRevisionOf(db, environment, remote, revisions[last + 1]!.revision);
}

/** A pipeline cannot select another release for a locked remote. */
export function refuseLocked({ now, product }: Pick<Context, 'now' | 'product'>, present: RemoteSetting | undefined) {
  const lock = present && lockInForce(present, now);
  if (lock)
    throw invalid({ release: [`An admin selects it, or lifts the lock. ${lockText(lock, product.formatInstant)}`] });
}

/**
 * A pipeline cannot select a release again that was halted or that others rolled back from; a person with permission
 * must, with a reason.
 */
export async function refuseRolledBack(db: Db, release: ReleaseInEnvironment, pipeline: string) {
  const left = await findRevisionThatLeft(db, release);
  if (left && left.changed_by !== pipeline) throw invalid({ release: [rolledBackText(left, release)] });
}

/** Why a release that was rolled back from is not selected automatically. */
export const rolledBackText = (
  { environment, halted, changed_by, reason }: RemoteSetting,
  { version }: Pick<ReleaseInEnvironment, 'version'>,
) =>
  halted === version
    ? `Release was halted in ${environment}; an admin selects it again. ${reason}`
    : `${changed_by} went back from this release in ${environment}; an admin selects it again. ${reason}`;
