import { type HostFacts, skewTextsForUsers } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { selectSignatures, type StoredRelease } from '../store/releases.queries';

// Cache by host facts and release digest: a release never changes, so it is compared once with each shell and API.
const found = new WeakMap<HostFacts, Map<string, readonly string[]>>();

/** Why each of these releases cannot run with the host facts: the reasons by release, empty when it can. */
export async function readSkew(db: Db, releases: readonly StoredRelease[], hostFacts: HostFacts) {
  const known = found.get(hostFacts) ?? new Map<string, readonly string[]>();
  found.set(hostFacts, known);
  const unknown = releases.filter(({ digest }) => !known.has(digest));
  const signatures = await selectSignatures(
    db,
    unknown.map(({ id }) => id),
  );
  for (const { id, digest, release } of unknown)
    known.set(digest, skewTextsForUsers({ ...release, signatures: signatures.get(id) }, hostFacts));
  return ({ digest }: StoredRelease) => [...(known.get(digest) ?? [])];
}
