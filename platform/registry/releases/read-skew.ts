import { type HostFacts, skewReasons } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { selectSignatures, type StoredRelease } from '../store/releases.queries';

// By what is served, and by the digest of a release: that never changes, so it is compared once with each shell and API.
const found = new WeakMap<HostFacts, Map<string, readonly string[]>>();

/** Why each of these releases cannot run with what is served: the reasons of a release, none when it can. */
export async function readSkew(db: Db, releases: readonly StoredRelease[], served: HostFacts) {
  const known = found.get(served) ?? new Map<string, readonly string[]>();
  found.set(served, known);
  const unknown = releases.filter(({ digest }) => !known.has(digest));
  const signatures = await selectSignatures(
    db,
    unknown.map(({ id }) => id),
  );
  for (const { id, digest, release } of unknown)
    known.set(digest, skewReasons({ ...release, signatures: signatures.get(id) }, served));
  return ({ digest }: StoredRelease) => [...(known.get(digest) ?? [])];
}
