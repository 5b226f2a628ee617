import { type RemoteRelease, type Signatures } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from '../tables';

/** One release as the registry keeps it. Lists of releases leave the signatures out, which are most of it. */
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

// Older ones can still be read one by one; the screen does not list them.
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

/** The version of a remote that was published last; undefined where none was. */
export async function findNewestVersion(db: Db, name: string) {
  const found = await sql<{ version: string }>`
    select version from registry.remote_releases where name = ${name} order by id desc limit 1`.execute(db);
  return found.rows[0]?.version;
}

export async function findRelease(db: Db, name: string, version: string) {
  const found = await sql<StoredRelease>`
    select ${WHOLE} from ${FROM} where r.name = ${name} and r.version = ${version}`.execute(db);
  return found.rows[0];
}

/** These releases of an environment's settings, by name and version. */
export async function selectReleasesOf(db: Db, wanted: readonly { name: string; version: string }[]) {
  if (wanted.length === 0) return [];
  const pairs = wanted.map(({ name, version }) => sql`(${name}, ${version})`);
  const found = await sql<StoredRelease>`
    select ${LISTED} from ${FROM} where (r.name, r.version) in (${sql.join(pairs)})`.execute(db);
  return found.rows;
}

/** The signatures of releases, by the release's id; of those that state none nothing. */
export async function selectSignatures(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Signatures | undefined>();
  const { rows } = await sql<{ id: number; signatures: Signatures | null }>`
    select id, descriptor -> 'signatures' as signatures from registry.remote_releases where id in (${sql.join(ids)})`.execute(
    db,
  );
  return new Map(rows.map(({ id, signatures }) => [id, signatures ?? undefined]));
}

type NewRelease = Pick<StoredRelease, 'release' | 'base_url' | 'digest' | 'published_by' | 'published_by_uuid'> & {
  /** Now, unless stated. */
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

/** A file of a release or its compressed twin. */
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
