import { type RemoteRelease, type Signatures } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from './tables';

/** One release as stored. Lists of releases leave out the signatures, which make up most of it. */
export type StoredRelease = {
  id: number;
  name: string;
  version: string;
  base_url: string;
  digest: string;
  release: RemoteRelease;
  published_by: string;
  published_by_uuid: string | null;
  published_at: string;
  revoked: { reason: string; by: string; at: string } | null;
};

const RELEASE = sql`
  r.id, r.name, r.version, r.base_url, r.digest, r.published_by, r.published_by_uuid, r.published_at,
  case when v.release_id is not null then json_build_object('reason', v.reason, 'by', v.revoked_by, 'at', v.revoked_at) end as revoked`;

const WHOLE = sql`${RELEASE}, r.descriptor as release`;
const LISTED = sql`${RELEASE}, r.descriptor - 'signatures' as release`;

const FROM = sql`registry.remote_releases r left join registry.remote_release_revocations v on v.release_id = r.id`;

// Older releases can still be read one by one, but the screen does not list them.
const LISTED_RELEASES = 50;

/** The newest releases of every remote, newest first. */
export async function selectReleases(db: Db) {
  const found = await sql<StoredRelease>`
    select ${LISTED} from (
      select *, row_number() over (partition by name order by id desc) as place from registry.remote_releases
    ) r left join registry.remote_release_revocations v on v.release_id = r.id
    where r.place <= ${LISTED_RELEASES} order by r.id desc`.execute(db);
  return found.rows;
}

export async function isRemoteKnown(db: Db, name: string) {
  const found = await sql`select 1 from registry.remote_releases where name = ${name} limit 1`.execute(db);
  return found.rows.length > 0;
}

export async function findRelease(db: Db, name: string, version: string) {
  const found = await sql<StoredRelease>`
    select ${WHOLE} from ${FROM} where r.name = ${name} and r.version = ${version}`.execute(db);
  return found.rows[0];
}

/** The given releases, by name and version. */
export async function selectReleasesByVersion(db: Db, wanted: readonly { name: string; version: string }[]) {
  if (wanted.length === 0) return [];
  const pairs = wanted.map(({ name, version }) => sql`(${name}, ${version})`);
  const found = await sql<StoredRelease>`
    select ${LISTED} from ${FROM} where (r.name, r.version) in (${sql.join(pairs)})`.execute(db);
  return found.rows;
}

/** The signatures of releases by release id; undefined for a release that states none. */
export async function selectSignatures(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Signatures | undefined>();
  const { rows } = await sql<{ id: number; signatures: Signatures | null }>`
    select id, descriptor -> 'signatures' as signatures from registry.remote_releases where id in (${sql.join(ids)})`.execute(
    db,
  );
  return new Map(rows.map(({ id, signatures }) => [id, signatures ?? undefined]));
}

type NewRelease = Pick<StoredRelease, 'release' | 'base_url' | 'digest' | 'published_by' | 'published_by_uuid'> & {
  /** Defaults to now. */
  published_at?: string;
};

export async function insertRelease(db: Db, { release, ...rest }: NewRelease) {
  const { id } = await db
    .insertInto('registry.remote_releases')
    .values({
      name: release.name,
      version: release.version,
      descriptor: JSON.stringify(release),
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A file of a release or its compressed variant. */
export type StoredFile = { path: string; content: Buffer };

export async function insertFiles(db: Db, releaseId: number, files: readonly StoredFile[]) {
  for (const { path, content } of files)
    await db.insertInto('registry.remote_files').values({ release_id: releaseId, path, content }).execute();
}

export async function selectFiles(db: Db, name: string, version: string) {
  const found = await sql<{ path: string; content: Uint8Array }>`
    select f.path, f.content from registry.remote_files f join registry.remote_releases r on r.id = f.release_id
    where r.name = ${name} and r.version = ${version}`.execute(db);
  return found.rows;
}

export const insertRevocation = (db: Db, releaseId: number, reason: string, by: string) =>
  db
    .insertInto('registry.remote_release_revocations')
    .values({ release_id: releaseId, reason, revoked_by: by })
    .execute();

/** A release whose files are no longer needed, and their size in bytes. */
export type Dispensable = { id: number; name: string; version: string; bytes: number; isRevoked: boolean };

// Always kept: the newest releases of each remote, and the newest stable ones of each environment.
const NEWEST_KEPT = 10;
const GOOD_KEPT = 3;

/**
 * Releases published more than a year ago that run nowhere, are in no open request, and are neither among the last ten
 * of their remote nor among the last three stable ones of an environment; optionally only the revoked ones among them.
 */
export async function selectUnneeded(db: Db, { now, onlyRevoked }: { now: Date; onlyRevoked: boolean }) {
  const { rows } = await sql<Dispensable>`
    with placed as (
      select *, row_number() over (partition by name order by id desc) as place from registry.remote_releases
    ), in_force as (
      select distinct on (environment, remote) remote, version, rollout ->> 'release' as other
      from registry.remote_settings order by environment, remote, revision desc
    ), good as (
      select remote, version, row_number() over (partition by environment, remote order by first_revision desc) as place
      from registry.remote_good_releases where lost_at is null
    ), asked as (
      select remote, setting ->> 'release' as version, setting -> 'rollout' ->> 'release' as other
      from registry.remote_requests where decision is null
    )
    select r.id, r.name, r.version, v.release_id is not null as "isRevoked",
      (select sum(octet_length(f.content)) from registry.remote_files f where f.release_id = r.id)::float8 as bytes
    from placed r left join registry.remote_release_revocations v on v.release_id = r.id
    where r.place > ${NEWEST_KEPT} and r.published_at < ${now.toISOString()}::timestamptz - interval '1 year'
      and (${!onlyRevoked} or v.release_id is not null)
      and exists (select 1 from registry.remote_files f where f.release_id = r.id)
      and not exists (select 1 from in_force s where s.remote = r.name and r.version in (s.version, s.other))
      and not exists (select 1 from good g where g.remote = r.name and g.version = r.version and g.place <= ${GOOD_KEPT})
      and not exists (select 1 from asked q where q.remote = r.name and r.version in (q.version, q.other))
    order by r.id`.execute(db);
  return rows;
}

/** Deletes the files of a release, within its transaction. */
export async function deleteFiles(db: Db, releaseId: number) {
  await sql`select set_config('registry.drops_files', 'on', true)`.execute(db);
  await db.deleteFrom('registry.remote_files').where('release_id', '=', releaseId).execute();
  await sql`select set_config('registry.drops_files', '', true)`.execute(db);
}

/** Total bytes of the files of all releases. */
export async function totalFileBytes(db: Db) {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(content)), 0)::float8 as bytes from registry.remote_files`.execute(db);
  return rows[0]?.bytes ?? 0;
}
