import {
  type EnvironmentName,
  FAULT_KINDS,
  type GoodRelease,
  type RevisionReleases,
  type SeenOnScreen,
} from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from './tables';
import { REPORT_PERIOD } from './health-reports.queries';

/** A release in an environment. */
export type ReleaseInEnvironment = { environment: EnvironmentName; remote: string; version: string };

type Places = Partial<Omit<ReleaseInEnvironment, 'version'>>;

/** The releases given out by each revision of a target, an environment or all, oldest first. */
export async function selectRevisions(db: Db, { environment, remote }: Places = {}) {
  const { rows } = await sql<RevisionReleases & Omit<ReleaseInEnvironment, 'version'>>`
    select environment, remote, revision, version as release, rollout, halted, changed_at from registry.remote_settings
    where ${environment === undefined ? sql`true` : sql`environment = ${environment}`}
      and ${remote === undefined ? sql`true` : sql`remote = ${remote}`} order by revision`.execute(db);
  return rows;
}

/** Recent loads and faults of a release by person and screen; only those after a moment, if one is given. */
export async function selectSeenOnScreens(
  db: Db,
  { environment, remote, version }: ReleaseInEnvironment,
  { now, after }: { now: Date; after: string | null },
) {
  const { rows } = await sql<SeenOnScreen>`
    select user_uuid as person, screen,
      count(*) filter (where kind = 'load') as loads, count(*) filter (where kind <> 'load') as faults
    from registry.remote_events
    where environment = ${environment} and remote = ${remote} and version = ${version} and user_uuid is not null
      and at > ${now.toISOString()}::timestamptz - ${REPORT_PERIOD} and at > coalesce(${after}::timestamptz, '-infinity')
      and (kind = 'load' and screen is not null or kind in (${sql.join(FAULT_KINDS)}))
    group by user_uuid, screen`.execute(db);
  return rows;
}

/** The releases that are stable in an environment, or in all; without revoked ones. */
export async function selectStable(db: Db, place?: Pick<ReleaseInEnvironment, 'environment' | 'remote'>) {
  const there = place ? sql`g.environment = ${place.environment} and g.remote = ${place.remote}` : sql`true`;
  const { rows } = await sql<ReleaseInEnvironment & GoodRelease & { id: number }>`
    select g.id, g.environment, g.remote, g.version, g.since, g.called_by as by, g.reason from registry.remote_good_releases g
    join registry.remote_releases r on r.name = g.remote and r.version = g.version
    where g.lost_at is null and ${there}
      and not exists (select 1 from registry.remote_release_revocations v where v.release_id = r.id)`.execute(db);
  return rows;
}

export async function isStable(db: Db, { environment, remote, version }: ReleaseInEnvironment) {
  return (await selectStable(db, { environment, remote })).some((good) => good.version === version);
}

type NewGood = ReleaseInEnvironment & { first_revision: number; since: Date; called_by?: string; reason?: string };

export const insertStable = (db: Db, good: NewGood) =>
  db.insertInto('registry.remote_good_releases').values(good).execute();

/** A release that is or was stable in an environment, as another registry stores it. */
export type StableRow = Omit<ReleaseInEnvironment, 'environment'> & {
  first_revision: number;
  since: string;
  called_by: string | null;
  reason: string | null;
  lost_at: string | null;
};

/** Every release that is or was stable in an environment, in the order in which they became so. */
export async function selectStableHistory(db: Db, environment: EnvironmentName): Promise<StableRow[]> {
  const { rows } = await sql<StableRow>`
    select remote, version, first_revision, since, called_by, reason, lost_at from registry.remote_good_releases
    where environment = ${environment} order by id`.execute(db);
  return rows;
}

/** Inserts releases that are or were stable, in the order in which they became so. */
export async function insertStableHistory(db: Db, environment: EnvironmentName, good: readonly StableRow[]) {
  if (good.length > 0)
    await db
      .insertInto('registry.remote_good_releases')
      .values(good.map((one) => ({ ...one, environment })))
      .execute();
}

export const endStableReleases = (db: Db, ids: readonly number[], now: Date) =>
  db.updateTable('registry.remote_good_releases').set({ lost_at: now }).where('id', 'in', ids).execute();

type Named = { name: string; version: string };

/** Each release's fallback: the last stable release before it in an environment. Releases without one are left out. */
export async function selectFallbacks(db: Db, environment: EnvironmentName, releases: readonly Named[]) {
  if (releases.length === 0) return [];
  const wanted = releases.map(({ name, version }) => sql`(${name}, ${version})`);
  const { rows } = await sql<Named & { fallback: string }>`
    select distinct on (w.name, w.version) w.name, w.version, g.version as fallback
    from (values ${sql.join(wanted)}) as w (name, version)
    join registry.remote_good_releases g on g.environment = ${environment} and g.remote = w.name and g.lost_at is null
    join registry.remote_releases r on r.name = g.remote and r.version = g.version
    where not exists (select 1 from registry.remote_release_revocations v where v.release_id = r.id)
      and g.first_revision < (select min(s.revision) from registry.remote_settings s
        where s.environment = g.environment and s.remote = w.name and w.version in (s.version, s.rollout ->> 'release'))
    order by w.name, w.version, g.first_revision desc`.execute(db);
  return rows;
}
