import { type EnvironmentName, PLATFORM_AUTHOR, type RequestedSetting } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from './tables';

/** A stored request, with the people who may not confirm it. */
export type StoredRequest = {
  uuid: string;
  environment: EnvironmentName;
  remote: string;
  based_on: number | null;
  setting: RequestedSetting;
  requested_by: string;
  requested_by_uuid: string;
  requested_at: string;
  decision: 'confirmed' | 'declined' | null;
  decided_by: string | null;
  decided_at: string | null;
};

const REQUEST = sql`
  uuid, environment, remote, based_on, setting, requested_by, requested_by_uuid, requested_at, decision, decided_by, decided_at`;

/** The undecided requests: of one environment and remote, or all. */
export async function selectOpenRequests(db: Db, place?: { environment: EnvironmentName; remote: string }) {
  const condition = place ? sql`environment = ${place.environment} and remote = ${place.remote}` : sql`true`;
  const { rows } = await sql<StoredRequest>`
    select ${REQUEST} from registry.remote_requests where decision is null and ${condition} order by id`.execute(db);
  return rows;
}

export async function findRequest(db: Db, uuid: string) {
  const { rows } = await sql<StoredRequest>`
    select ${REQUEST} from registry.remote_requests where uuid::text = ${uuid}`.execute(db);
  return rows[0];
}

export async function insertRequest(
  db: Db,
  { setting, ...given }: Omit<StoredRequest, 'uuid' | 'decision' | 'decided_by' | 'decided_at'>,
) {
  const { uuid } = await db
    .insertInto('registry.remote_requests')
    .values({ ...given, setting: JSON.stringify(setting) })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}

/** A request as another registry stores it. */
export type RequestRow = Omit<StoredRequest, 'environment' | 'decision' | 'decided_by' | 'decided_at'>;

/**
 * Inserts another registry's undecided requests. A decision made here on one of them, while this installation followed
 * no registry, is discarded.
 */
export async function replaceRequests(db: Db, environment: EnvironmentName, requests: readonly RequestRow[]) {
  if (requests.length === 0) return;
  const uuids = requests.map(({ uuid }) => uuid);
  await db.deleteFrom('registry.remote_requests').where('uuid', 'in', uuids).execute();
  await db
    .insertInto('registry.remote_requests')
    .values(requests.map((request) => ({ ...request, environment, setting: JSON.stringify(request.setting) })))
    .execute();
}

export const closeRequest = (db: Db, uuid: string, decision: 'confirmed' | 'declined', by: string, now: Date) =>
  db
    .updateTable('registry.remote_requests')
    .set({ decision, decided_by: by, decided_at: now })
    .where('uuid', '=', uuid)
    .execute();

/**
 * The given releases of a remote that users of an environment have already had, counted after the last halt of each.
 */
export async function selectReleasesUsedBefore(
  db: Db,
  { environment, remote }: { environment: EnvironmentName; remote: string },
  versions: readonly string[],
) {
  const { rows } = await sql<{ version: string }>`
    select distinct used.version from registry.remote_settings s,
      lateral (values (s.version), (case
        when (s.rollout ->> 'percent')::int > 0 or jsonb_array_length(s.rollout -> 'roles') > 0 then s.rollout ->> 'release'
      end)) as used (version)
    where s.environment = ${environment} and s.remote = ${remote} and s.enabled
      and used.version in (${sql.join(versions)})
      and s.revision > all (select h.revision from registry.remote_settings h
        where h.environment = s.environment and h.remote = s.remote and h.halted = used.version)`.execute(db);
  return rows.map(({ version }) => version);
}

type Based = { environment: EnvironmentName; remote: string; based_on: number | null };

/**
 * The latest author of a change to the target after the revision that a request is based on, and its time; undefined
 * when it is unchanged. The end of a pause and an advancing rollout do not affect the request; a halted release does.
 */
export async function findChangeSince(db: Db, { environment, remote, based_on }: Based) {
  const { rows } = await sql<{ changed_by: string; changed_at: string }>`
    select changed_by, changed_at from registry.remote_settings
    where environment = ${environment} and remote = ${remote} and revision > ${based_on ?? 0}
      and (changed_by <> ${PLATFORM_AUTHOR} or halted is not null)
    order by revision desc limit 1`.execute(db);
  return rows.at(0);
}

/** The people responsible for these releases of a remote: the issuer of the token that published each. */
export async function selectPublishers(db: Db, remote: string, versions: readonly string[]) {
  if (versions.length === 0) return [];
  const { rows } = await sql<{ uuid: string | null }>`
    select distinct published_by_uuid as uuid from registry.remote_releases
    where name = ${remote} and version in (${sql.join(versions)})`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

/** Whether an environment has no revision at all. */
export async function isEmptyEnvironment(db: Db, environment: EnvironmentName) {
  const { rows } = await sql`select 1 from registry.remote_settings where environment = ${environment} limit 1`.execute(
    db,
  );
  return rows.length === 0;
}

/**
 * Whether a remote may still start in an environment without a second person: it was never set there, no request has
 * been confirmed there, and no image has brought a release.
 */
export async function mayStartAlone(db: Db, { environment, remote }: { environment: EnvironmentName; remote: string }) {
  const { rows } = await sql`
    select 1 from registry.remote_settings where environment = ${environment} and remote = ${remote}
    union all
    select 1 from registry.remote_requests where environment = ${environment} and decision = 'confirmed'
    union all
    select 1 from registry.remote_settings s join registry.remote_releases r on r.name = s.remote and r.version = s.version
    where s.environment = ${environment} and r.published_by_uuid is null
    limit 1`.execute(db);
  return rows.length === 0;
}
