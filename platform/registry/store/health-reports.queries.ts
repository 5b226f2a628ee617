import {
  type EnvironmentName,
  FAILURE_KINDS,
  type FailureKind,
  type ReleaseHealth,
  type ReleasePart,
  type RemoteReport,
  REPORTS_MAX,
  type ScreenHealth,
  VITALS,
} from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from './tables';

/** How far back reports count. */
export const REPORT_PERIOD = sql`interval '7 days'`;
const ACTIVE = sql`interval '5 minutes'`;

/** Environment, person and time of a report. */
export type Seen = { environment: EnvironmentName; sessionId: string; personUuid: string; now: Date };

const PATH = sql`substr(e.screen, strpos(e.screen, ':') + 1)`;

const isScreenOf = sql`split_part(e.screen, ':', 1) = r.name
  and r.descriptor -> 'routes' @> jsonb_build_array(jsonb_build_object('path', ${PATH}))`;

// A fill may be on a screen of any remote that runs here.
const isScreenIn = (environment: string) => sql`e.screen in (
  select host.name || ':' || (route ->> 'path')
  from (select distinct on (remote) remote, version, rollout from registry.remote_settings
    where environment = ${environment} order by remote, revision desc) s
  join registry.remote_releases host on host.name = s.remote and host.version in (s.version, s.rollout ->> 'release')
  cross join jsonb_array_elements(host.descriptor -> 'routes') route)`;

export type StoredReport = { remote: string; version: string; kind: string; screen: string | null };

/**
 * Stores a browser's reports on existing releases and screens, up to the person's hourly limit, and returns those
 * stored. Without these checks anybody could invent a failing screen, and no release would become stable again.
 */
export async function insertReports(db: Db, reports: readonly RemoteReport[], { environment, personUuid, now }: Seen) {
  const { rows } = await sql<StoredReport>`
    insert into registry.remote_events (at, user_uuid, environment, remote, version, kind, part, screen, detail)
    select ${now.toISOString()}::timestamptz, ${personUuid}::uuid, ${environment}, e.remote, e.version, e.kind, e.part, e.screen,
      case when e.value is null then null else jsonb_build_object('value', e.value) end
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
      as e (remote text, version text, kind text, part text, screen text, value numeric)
    where e.kind <> 'active' and exists (select 1 from registry.remote_releases r where r.name = e.remote and r.version = e.version
      and (e.screen is null or case when e.part = 'place' then ${isScreenIn(environment)} else ${isScreenOf} end))
    limit greatest(0, ${REPORTS_MAX.person} - (select count(*) from registry.remote_events
      where user_uuid = ${personUuid} and at > ${now.toISOString()}::timestamptz - interval '1 hour'))
    returning remote, version, kind, screen`.execute(db);
  return rows;
}

/** Records the remotes in which a session is active. */
export async function recordPresence(db: Db, remotes: readonly string[], { environment, sessionId, now }: Seen) {
  await sql`
    insert into registry.remote_presence (session_id, environment, remote, seen_at)
    select ${sessionId}::uuid, ${environment}, remote, ${now.toISOString()}::timestamptz
    from unnest(${[...new Set(remotes)].sort()}::text[]) as remote
    where exists (select 1 from registry.remote_releases r where r.name = remote)
    on conflict (session_id, environment, remote) do update set seen_at = excluded.seen_at`.execute(db);
}

/** The sessions active in a remote in the last few minutes. */
export async function selectActiveSessions(db: Db, environment: string, remote: string, now: Date) {
  const { rows } = await sql<{ id: string }>`
    select session_id as id from registry.remote_presence
    where environment = ${environment} and remote = ${remote}
      and seen_at > ${now.toISOString()}::timestamptz - ${ACTIVE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The sessions active in the last few minutes, by remote. */
export async function selectPresence(db: Db, environment: string, now: Date) {
  const { rows } = await sql<{ remote: string; sessions: string[] }>`
    select remote, array_agg(session_id) as sessions from registry.remote_presence
    where environment = ${environment} and seen_at > ${now.toISOString()}::timestamptz - ${ACTIVE} group by remote`.execute(
    db,
  );
  return rows;
}

/** Deletes reports past their retention period, and old records of active sessions. */
export async function deleteOldReports(db: Db, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await sql`
    delete from registry.remote_events where at < ${moment} - make_interval(days => ${REPORTS_MAX.days}::integer)`.execute(
    db,
  );
  await sql`delete from registry.remote_presence where seen_at < ${moment} - interval '1 day'`.execute(db);
}

type Release = { remote: string; version: string };
type Counted = Release & { screen: string | null; part: ReleasePart | null; kind: 'load' | FailureKind; count: number };
type Measured = Release & { kind: string; p75: number };

const reportedLately = (environment: string, now: Date) =>
  sql`environment = ${environment} and at > ${now.toISOString()}::timestamptz - ${REPORT_PERIOD}`;

const oneOf = (kinds: readonly string[]) => sql`kind in (${sql.join(kinds)})`;

/** Browser reports of the last seven days by release; `titleOf` returns a screen's menu title. */
export async function selectHealth(
  db: Db,
  environment: string,
  now: Date,
  titleOf: (screen: string | null) => string | null,
) {
  const { rows: counts } = await sql<Counted>`
    select remote, version, screen, part, kind, count(*) as count from registry.remote_events
    where ${reportedLately(environment, now)} and ${oneOf(['load', ...FAILURE_KINDS])}
    group by remote, version, screen, part, kind order by count(*) desc, screen, part, kind`.execute(db);
  const { rows: vitals } = await sql<Measured>`
    select remote, version, kind, percentile_cont(0.75) within group (order by (detail ->> 'value')::float8) as p75
    from registry.remote_events where ${reportedLately(environment, now)} and ${oneOf(VITALS)}
    group by remote, version, kind`.execute(db);

  return (remote: string, version: string): ReleaseHealth => {
    const isOwn = (row: Release) => row.remote === remote && row.version === version;
    const own = counts.filter(isOwn);
    return {
      screens: [...new Set(own.map(({ screen }) => screen))].map((screen) => ({
        screen,
        title: titleOf(screen),
        ...faredOn(own.filter((row) => row.screen === screen)),
      })),
      vitals: Object.fromEntries(vitals.filter(isOwn).map(({ kind, p75 }) => [kind, p75])),
    };
  };
}

function faredOn(counts: readonly Counted[]): Pick<ScreenHealth, 'loads' | 'failures'> {
  const loads = counts.filter(({ kind }) => kind === 'load').reduce((sum, { count }) => sum + count, 0);
  const failures = counts.flatMap(({ part, kind, count }) => (kind === 'load' ? [] : [{ part, kind, count }]));
  return { loads, failures };
}
