import { type ArrangedPlace, type EnvironmentName, type RemoteSetting } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from './tables';

const SETTING = sql`
  revision, environment, remote, enabled, disable_mode, version as release, rollout, message, until,
  coalesce(places, '[]') as places, lock, reason, halted, changed_by, changed_at`;

/** The number of an environment's last revision; 0 before the first. */
export async function findLatestRevision(db: Db, environment: EnvironmentName) {
  const found = await sql<{ revision: number }>`
    select coalesce(max(revision), 0) as revision from registry.remote_settings where environment = ${environment}`.execute(
    db,
  );
  return found.rows[0]?.revision ?? 0;
}

/** The settings in force in these environments, or in all when none is named. */
export async function selectSettings(db: Db, ...environments: readonly EnvironmentName[]) {
  const found = await sql<RemoteSetting>`
    select distinct on (environment, remote) ${SETTING} from registry.remote_settings
    where ${environments.length === 0 ? sql`true` : sql`environment in (${sql.join(environments)})`}
    order by environment, remote, revision desc`.execute(db);
  return found.rows;
}

/** The setting in force for a remote in an environment; undefined before the first. */
export async function findSetting(db: Db, environment: EnvironmentName, remote: string) {
  const found = await sql<RemoteSetting>`
    select ${SETTING} from registry.remote_settings where environment = ${environment} and remote = ${remote}
    order by revision desc limit 1`.execute(db);
  return found.rows[0];
}

/** One revision of an environment and remote. */
export async function findRevisionOf(db: Db, environment: EnvironmentName, remote: string, revision: number) {
  const found = await sql<RemoteSetting>`
    select ${SETTING} from registry.remote_settings
    where environment = ${environment} and remote = ${remote} and revision = ${revision}`.execute(db);
  return found.rows[0];
}

/** The newest revisions of a target, newest first. */
export async function selectHistory(db: Db, environment: EnvironmentName, remote: string, limit: number) {
  const found = await sql<RemoteSetting>`
    select ${SETTING} from registry.remote_settings where environment = ${environment} and remote = ${remote}
    order by revision desc limit ${limit}`.execute(db);
  return found.rows;
}

/** Every revision of an environment, oldest first. */
export async function selectAllRevisions(db: Db, environment: EnvironmentName) {
  const found = await sql<RemoteSetting>`
    select ${SETTING} from registry.remote_settings where environment = ${environment} order by revision`.execute(db);
  return found.rows;
}

/** The environments that have ever had a release. */
export async function selectEnvironmentsThatHad(db: Db, remote: string, version: string) {
  const found = await sql<{ environment: EnvironmentName }>`
    select distinct environment from registry.remote_settings
    where remote = ${remote} and ${version} in (version, rollout ->> 'release')`.execute(db);
  return found.rows.map(({ environment }) => environment);
}

/** Changes of a remote's settings wait for each other, across all environments. */
export const lockRemote = (db: Db, remote: string) =>
  sql`select pg_advisory_xact_lock(hashtext('remote_settings'), hashtext(${remote}))`.execute(db);

export type NewSetting = Omit<RemoteSetting, 'revision' | 'places' | 'changed_at'> & {
  /** Default to those in force. The same applies to the lock, where null lifts it. */
  places?: ArrangedPlace[];
  /** Defaults to now. */
  changed_at?: string;
};

/** Inserts the next revision. Settings are never updated. */
export async function insertSetting(db: Db, { release, rollout, places, lock, ...setting }: NewSetting) {
  const { revision } = await db
    .insertInto('registry.remote_settings')
    .values({
      ...setting,
      version: release,
      rollout: rollout && JSON.stringify(rollout),
      ...(places && { places: JSON.stringify(places) }),
      ...(lock !== undefined && { lock: JSON.stringify(lock) }),
    })
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
