import { type Audit, type Product } from '../product';
import { lockRemote } from '../store/settings.queries';
import { type Db } from '../store/tables';
import { deleteFiles, type Dispensable, insertRevocation, selectUnneeded } from '../store/releases.queries';

type Given = {
  now: Date;
  /** Author of the release's revocation. */
  by: string;
  /** Whether this registry decides. A follower only drops the files of releases revoked by its central registry. */
  decides: boolean;
  audit?: Audit;
};

/** Releases whose files are no longer needed: see `selectUnneeded`. */
export const findUnneeded = (db: Db, { now, decides }: Pick<Given, 'now' | 'decides'>) =>
  selectUnneeded(db, { now, onlyRevoked: !decides });

/**
 * Drops the files of every release that will not run again, and revokes it. Its descriptor and history stay.
 * docs/operations.md#releases-that-are-kept
 */
export async function dropReleases(
  { transaction }: Pick<Product, 'transaction'>,
  db: Db,
  given: Given,
): Promise<Dispensable[]> {
  const dropped: Dispensable[] = [];
  for (const { name, version } of await findUnneeded(db, given)) {
    const done = await transaction(db, async (trx) => {
      await lockRemote(trx, name);
      // It may have been selected since the first query.
      const release = (await findUnneeded(trx, given)).find((one) => one.name === name && one.version === version);
      if (release) await drop(trx, release, given);
      return release;
    });
    if (done) dropped.push(done);
  }
  return dropped;
}

const REASON = 'Its files are not kept any more: build it under another version.';

async function drop(db: Db, { id, name, version, isRevoked, bytes }: Dispensable, { by, audit }: Given) {
  if (!isRevoked) await insertRevocation(db, id, REASON, by);
  await deleteFiles(db, id);
  await audit?.(db, {
    action: 'remote.drop',
    entity: 'remote',
    uuid: null,
    before: null,
    after: { name, version, bytes },
  });
}
