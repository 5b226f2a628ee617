import { type RemoteSetting } from '@siteledger/platform/contract';
import { type Db } from '../tables';
import { conflict, invalid } from '../errors';
import { type Product } from '../product';
import { type ReleaseInEnvironment } from '../good/good-releases.queries';
import { findHalt } from '../halt/halts.queries';
import { findRelease } from '../releases/releases.queries';

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
  if (release.revoked) throw invalid({ [field]: [`Release was revoked: ${release.revoked.reason}`] });
  return release;
}

/** What the platform halted runs again by a person's decision only, not because a pipeline is started once more. */
export async function refuseHalted(db: Db, place: Omit<ReleaseInEnvironment, 'version'>, version: string) {
  const halt = await findHalt(db, { ...place, version });
  if (halt)
    throw invalid({
      release: [`Release was halted in ${place.environment}; an admin selects it again. ${halt.reason}`],
    });
}
