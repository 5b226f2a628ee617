import { historyOfRelease } from '@siteledger/platform/contract';
import { type Db } from './tables';
import { endStableReleases, selectStable, selectRevisions } from './stable-releases.queries';
import { insertSetting, type NewSetting } from './settings.queries';

/** Adds the next revision of a target; a stable release that it goes back from is no longer stable. */
export async function addRevision(db: Db, setting: NewSetting, now: Date) {
  await insertSetting(db, setting);
  const good = await selectStable(db, setting);
  if (good.length === 0) return;
  const revisions = await selectRevisions(db, setting);
  const lost = good.filter(({ version }) => historyOfRelease(version, revisions)?.isLeft);
  if (lost.length > 0)
    await endStableReleases(
      db,
      lost.map(({ id }) => id),
      now,
    );
}
