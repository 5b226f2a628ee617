import {
  type EnvironmentName,
  type StableAfter,
  isProvenStable,
  historyOfRelease,
} from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { type Context } from '../product';
import { countWitnesses } from './witnesses';
import { findRelease } from '../store/releases.queries';
import { type StoredReport } from '../store/health-reports.queries';
import { lockRemote } from '../store/settings.queries';
import {
  insertStable,
  isStable,
  type ReleaseInEnvironment,
  selectRevisions,
  selectSeenOnScreens,
} from '../store/stable-releases.queries';

/** Records which of the releases in these stored loads have now been seen often enough to be stable. */
export async function recordStable(
  context: Pick<Context, 'db' | 'now' | 'product'>,
  environment: EnvironmentName,
  stored: readonly StoredReport[],
  after: StableAfter,
) {
  const loads = stored.filter(({ kind, screen }) => kind === 'load' && screen);
  const seen = new Map(loads.map(({ remote, version }) => [`${remote} ${version}`, { environment, remote, version }]));
  for (const release of seen.values()) {
    if (!(await firstRevisionOfGood(context, context.db, release, after))) continue;
    await context.product.transaction(context.db, async (db) => {
      await lockRemote(db, release.remote);
      const first_revision = await firstRevisionOfGood(context, db, release, after);
      if (first_revision) await insertStable(db, { ...release, first_revision, since: context.now });
    });
  }
}

// Undefined while a release is not yet stable, is already recorded as such, or must not be.
async function firstRevisionOfGood(
  { now, product }: Pick<Context, 'now' | 'product'>,
  db: Db,
  release: ReleaseInEnvironment,
  after: StableAfter,
) {
  if (await isStable(db, release)) return undefined;
  const past = historyOfRelease(release.version, await selectRevisions(db, release));
  if (!past || past.isLeft) return undefined;
  const seen = await selectSeenOnScreens(db, release, { now, after: past.cameAgainAt });
  // This runs for every reported load, so the users who may use the release are counted only when loads suffice but
  // people do not.
  const people = new Set(seen.map(({ person }) => person)).size;
  const loads = seen.reduce((total, one) => total + one.loads, 0);
  if (loads < after.loads) return undefined;
  const users = people < after.users ? await countWitnesses(db, product, release, after.users) : after.users;
  if (!isProvenStable(seen, { ...after, users })) return undefined;
  const stored = await findRelease(db, release.remote, release.version);
  return stored && !stored.revoked ? past.firstRevision : undefined;
}
