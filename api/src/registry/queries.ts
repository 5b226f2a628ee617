import { type RemoteRelease } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Environment } from '../config';
import { type Db } from '../db/database';

/** A remote as an environment runs it now. */
export type RunningRemote = { revision: number; enabled: boolean; base_url: string; release: RemoteRelease };

/** The newest setting of every remote, whether it is enabled or not. */
export async function selectRunningRemotes(db: Db, environment: Environment): Promise<RunningRemote[]> {
  const found = await sql<RunningRemote>`
    select s.revision, s.enabled, r.base_url, r.descriptor as release
    from (
      select distinct on (remote) revision, remote, version, enabled
      from remote_settings where environment = ${environment} order by remote, revision desc
    ) s
    join remote_releases r on r.name = s.remote and r.version = s.version
    order by s.remote`.execute(db);
  return found.rows;
}

/** The number of the last change to an environment; 0 before the first. */
export async function findRevision(db: Db, environment: Environment) {
  const found = await sql<{ revision: number }>`
    select coalesce(max(revision), 0) as revision from remote_settings where environment = ${environment}`.execute(db);
  return found.rows[0]?.revision ?? 0;
}

export const findDigest = async (db: Db, name: string, version: string) =>
  (
    await db
      .selectFrom('remote_releases')
      .select('digest')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst()
  )?.digest;

type NewRelease = { release: RemoteRelease; base_url: string; digest: string; published_by: string };

export const insertRelease = (db: Db, { release, base_url, digest, published_by }: NewRelease) =>
  db
    .insertInto('remote_releases')
    .values({
      name: release.name,
      version: release.version,
      base_url,
      descriptor: JSON.stringify(release),
      digest,
      published_by,
    })
    .execute();

/** What an environment runs of a remote, when it has ever run one. */
export const findSetting = (db: Db, environment: Environment, remote: string) =>
  db
    .selectFrom('remote_settings')
    .select(['version', 'enabled'])
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();

type NewSetting = {
  environment: Environment;
  remote: string;
  version: string;
  enabled: boolean;
  reason: string;
  changed_by: string;
};

export const insertSetting = (db: Db, setting: NewSetting) =>
  db.insertInto('remote_settings').values(setting).execute();
