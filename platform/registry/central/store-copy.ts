import { type PackedRelease, type ReleaseFacts } from './protocol';
import { lockRemote } from '../store/settings.queries';
import { type Db } from '../store/tables';
import { damagedFiles } from '../releases/check-files';
import { findRelease, insertFiles, insertRelease, insertRevocation, selectFiles } from '../store/releases.queries';

/** A release copied from another registry, with its original publisher and date. */
export type Copy = { facts: ReleaseFacts; packed: PackedRelease };

/**
 * Stores a release of another registry. Returns why it cannot, when its bytes differ from its descriptor or from the
 * stored ones.
 */
export async function storeCopy(db: Db, { facts, packed }: Copy): Promise<string | undefined> {
  const { name, version, base_url, digest, published_by, published_by_uuid, published_at } = facts;
  const { release } = packed;
  // A revoked release runs nowhere, so it may be stored without its files.
  const revoked = packed.files.length === 0 && facts.revoked;
  if (release.name !== name || release.version !== version)
    return `${name} ${version} came as ${release.name} ${release.version}`;
  await lockRemote(db, name);
  const known = await findRelease(db, name, version);
  if (known) return known.digest === digest ? undefined : `${name} ${version} exists with other bytes`;

  const files = packed.files.map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') }));
  const [damage] = revoked ? [] : await damagedFiles(release, files);
  if (damage) return `${name} ${version} is damaged: ${damage}`;
  const id = await insertRelease(db, { release, base_url, digest, published_by, published_by_uuid, published_at });
  await insertFiles(db, id, files);
  if (revoked) await insertRevocation(db, id, revoked.reason, revoked.by);
  return undefined;
}

/** A stored release with the bytes of its files, for another registry. */
export async function packRelease(
  db: Db,
  { name, version }: { name: string; version: string },
): Promise<PackedRelease | undefined> {
  const stored = await findRelease(db, name, version);
  if (!stored) return undefined;
  return { release: stored.release, files: encodeFiles(await selectFiles(db, name, version)) };
}

/** Encodes files in base64. */
export const encodeFiles = (files: readonly { path: string; content: Uint8Array }[]) =>
  files.map(({ path, content }) => ({ path, content: Buffer.from(content).toString('base64') }));
