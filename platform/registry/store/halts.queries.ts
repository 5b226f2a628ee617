import { FAILURE_KINDS, type HaltedRelease } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from './tables';
import { type ReleaseInEnvironment } from './stable-releases.queries';
import { REPORT_PERIOD } from './health-reports.queries';

/** The releases that were halted and not selected again since. */
export async function selectHalted(db: Db) {
  const { rows } = await sql<ReleaseInEnvironment & HaltedRelease>`
    select h.environment, h.remote, h.halted as version, h.changed_at as at, h.reason from registry.remote_settings h
    where h.halted is not null and not exists (select 1 from registry.remote_settings s
      where s.environment = h.environment and s.remote = h.remote and s.revision > h.revision
        and h.halted in (s.version, s.rollout ->> 'release'))`.execute(db);
  return rows;
}

type Window = { now: Date; since: string | null };

/** Recent loads and failures of a release by person; only those since a moment, if one is given. */
export async function selectLoadsByPerson(
  db: Db,
  { environment, remote, version }: ReleaseInEnvironment,
  { now, since }: Window,
) {
  const { rows } = await sql<{ loads: number; failures: number }>`
    select count(*) filter (where kind = 'load' and screen is not null) as loads,
      count(*) filter (where kind in (${sql.join(FAILURE_KINDS)})) as failures
    from registry.remote_events
    where environment = ${environment} and remote = ${remote} and version = ${version} and user_uuid is not null
      and at > ${now.toISOString()}::timestamptz - ${REPORT_PERIOD} and at > coalesce(${since}::timestamptz, '-infinity')
    group by user_uuid`.execute(db);
  return rows;
}
