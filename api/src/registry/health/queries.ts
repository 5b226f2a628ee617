import {
  FAILURE_KINDS,
  type FailureKind,
  type ReleaseHealth,
  type ReleasePart,
  type RemoteReport,
  type ScreenHealth,
  VITALS,
} from '@siteledger/platform/contract';
import { REPORTS_MAX } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';

/** How far back reports count. */
export const LATELY = sql`interval '7 days'`;
const ACTIVE = sql`interval '5 minutes'`;

type Seen = { environment: string; sessionId: string; personId: number; now: Date };

const PATH = sql`substr(e.screen, strpos(e.screen, ':') + 1)`;

const isScreenOf = sql`split_part(e.screen, ':', 1) = r.name
  and r.descriptor -> 'routes' @> jsonb_build_array(jsonb_build_object('path', ${PATH}))`;

// What fills a place stands in a screen of any remote that runs here.
const isScreenIn = (environment: string) => sql`e.screen in (
  select host.name || ':' || (route ->> 'path')
  from (select distinct on (remote) remote, version, rollout from remote_settings
    where environment = ${environment} order by remote, revision desc) s
  join remote_releases host on host.name = s.remote and host.version in (s.version, s.rollout ->> 'release')
  cross join jsonb_array_elements(host.descriptor -> 'routes') route)`;

/** A report that was kept. */
export type StoredReport = { remote: string; version: string; kind: string; screen: string | null };

/**
 * Keeps what a browser saw of releases and screens that exist, as far as the person behind it has not sent too much in the last hour.
 * Otherwise anybody could invent a screen that fails, and no release would be good again. Returns what it kept.
 */
export async function insertReports(db: Db, reports: readonly RemoteReport[], { environment, personId, now }: Seen) {
  const { rows } = await sql<StoredReport>`
    insert into remote_events (at, user_id, environment, remote, version, kind, part, screen, detail)
    select ${now.toISOString()}::timestamptz, ${personId}::integer, ${environment}, e.remote, e.version, e.kind, e.part, e.screen,
      case when e.value is null then null else jsonb_build_object('value', e.value) end
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
      as e (remote text, version text, kind text, part text, screen text, value numeric)
    where e.kind <> 'active' and exists (select 1 from remote_releases r where r.name = e.remote and r.version = e.version
      and (e.screen is null or case when e.part = 'place' then ${isScreenIn(environment)} else ${isScreenOf} end))
    limit greatest(0, ${REPORTS_MAX.person} - (select count(*) from remote_events
      where user_id = ${personId} and at > ${now.toISOString()}::timestamptz - interval '1 hour'))
    returning remote, version, kind, screen`.execute(db);
  return rows;
}

/** Notes in which remotes a session is working. */
export async function notePresence(db: Db, remotes: readonly string[], { environment, sessionId, now }: Seen) {
  await sql`
    insert into remote_presence (session_id, environment, remote, seen_at)
    select ${sessionId}::uuid, ${environment}, remote, ${now.toISOString()}::timestamptz
    from unnest(${[...new Set(remotes)].sort()}::text[]) as remote
    where exists (select 1 from remote_releases r where r.name = remote)
    on conflict (session_id, environment, remote) do update set seen_at = excluded.seen_at`.execute(db);
}

/** How many sessions have worked in a remote during the last minutes. */
export async function countActiveSessions(db: Db, environment: string, remote: string, now: Date) {
  const found = await sql<{ count: number }>`
    select count(*) as count from remote_presence p join sessions s on s.id = p.session_id
    where p.environment = ${environment} and p.remote = ${remote} and s.revoked_at is null
      and p.seen_at > ${now.toISOString()}::timestamptz - ${ACTIVE}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

type Release = { remote: string; version: string };
type Counted = Release & { screen: string | null; part: ReleasePart | null; kind: 'load' | FailureKind; count: number };
type Measured = Release & { kind: string; p75: number };

const reportedLately = (environment: string, now: Date) =>
  sql`environment = ${environment} and at > ${now.toISOString()}::timestamptz - ${LATELY}`;

const oneOf = (kinds: readonly string[]) => sql`kind in (${sql.join(kinds)})`;

/** What browsers reported during the last seven days, by release; `titleOf` knows what the menu calls a screen. */
export async function selectHealth(
  db: Db,
  environment: string,
  now: Date,
  titleOf: (screen: string | null) => string | null,
) {
  const { rows: counts } = await sql<Counted>`
    select remote, version, screen, part, kind, count(*) as count from remote_events
    where ${reportedLately(environment, now)} and ${oneOf(['load', ...FAILURE_KINDS])}
    group by remote, version, screen, part, kind order by count(*) desc, screen, part, kind`.execute(db);
  const { rows: vitals } = await sql<Measured>`
    select remote, version, kind, percentile_cont(0.75) within group (order by (detail ->> 'value')::float8) as p75
    from remote_events where ${reportedLately(environment, now)} and ${oneOf(VITALS)}
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

/** The live users with the numbers of their roles, for what a rollout reaches. */
export async function selectVisitors(db: Db) {
  const found = await sql<{ uuid: string; roles: { id: number }[] }>`
    select users.uuid, coalesce(json_agg(json_build_object('id', user_roles.role_id)) filter (where user_roles.role_id is not null), '[]') as roles
    from users left join user_roles on user_roles.user_id = users.id
    where users.deleted_at is null group by users.id`.execute(db);
  return found.rows;
}
