import { type EnvironmentName } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Introduction, type SentSetting, type ReleaseFacts } from '../protocol';
import { type Db } from '../../store/tables';

/** An environment's history, without its releases and publish tokens. */
export type Past = Omit<Introduction, 'tokens'>;

/** An installation's progress: the tag of its state, the last journal entry, and when it last followed the registry. */
export type Following = { url: string; tag: string | null; journal: number | null; answered_at: string | null };

export async function findFollowing(db: Db, url: string): Promise<Following> {
  const { rows } = await sql<Following>`select url, tag, journal, answered_at from registry.following`.execute(db);
  const [known] = rows;
  // Another registry has a different journal.
  return known?.url === url ? known : { url, tag: null, journal: null, answered_at: null };
}

/** Records that the registry was followed: its state was applied, or had not changed. */
export const recordReached = (db: Db, url: string, now: Date) =>
  sql`
    insert into registry.following (url, answered_at) values (${url}, ${now.toISOString()}::timestamptz)
    on conflict (is_only) do update set answered_at = excluded.answered_at, url = excluded.url,
      tag = case when following.url = excluded.url then following.tag end,
      journal = case when following.url = excluded.url then following.journal end`.execute(db);

/** Records what was applied. */
export const recordApplied = (db: Db, url: string, { tag, journal }: { tag: string; journal: number }) =>
  sql`
    insert into registry.following (url, tag, journal) values (${url}, ${tag}, ${journal})
    on conflict (is_only) do update set url = excluded.url, tag = excluded.tag, journal = excluded.journal`.execute(db);

/** The servers of an installation take turns. */
export const lockFollowing = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('registry.following'))`.execute(db);

/** Deletes the rows that the next copy replaces, within its transaction. */
export async function deleteCopiedRows(db: Db) {
  await sql`select set_config('registry.takes_over', 'on', true)`.execute(db);
  await sql`delete from registry.remote_good_releases`.execute(db);
  await sql`delete from registry.remote_settings`.execute(db);
  await sql`delete from registry.remote_requests where decision is null`.execute(db);
  await sql`delete from registry.remote_policies`.execute(db);
}

/** Inserts revisions under their numbers at the central registry. */
export const insertRevisions = (db: Db, environment: EnvironmentName, settings: readonly SentSetting[]) =>
  sql`
    insert into registry.remote_settings (revision, environment, remote, enabled, disable_mode, version, rollout, message, until,
      places, lock, reason, halted, changed_by, changed_at)
    overriding system value
    select revision, ${environment}, remote, enabled, disable_mode, release, rollout, message, until, places,
      coalesce(lock, 'null'), reason, halted, changed_by, changed_at
    from jsonb_to_recordset(${JSON.stringify(settings)}::jsonb) as s (revision bigint, remote text, enabled boolean,
      disable_mode text, release text, rollout jsonb, message text, until timestamptz, places jsonb, lock jsonb, reason text, halted text,
      changed_by text, changed_at timestamptz)`.execute(db);

/** Moves the sequence past these numbers, for the installation's own revisions once it stops following. */
export const advanceRevisionSequence = (db: Db) =>
  sql`
    select count(nextval('registry.remote_settings_revision_seq')) from generate_series(
      (select last_value from registry.remote_settings_revision_seq),
      (select coalesce(max(revision), 0) from registry.remote_settings))`.execute(db);

/**
 * Revokes local publish tokens. The central registry now holds and revokes them; a valid copy here would outlive a
 * revocation there.
 */
export const revokeLocalTokens = (db: Db) =>
  sql`
    update registry.publish_tokens set revoked_by = 'The central registry, which has it now', revoked_at = now()
    where revoked_at is null`.execute(db);

/** Every stored release, in the order of publication. */
export async function selectReleaseFacts(db: Db) {
  const { rows } = await sql<ReleaseFacts>`
    select r.name, r.version, r.base_url, r.digest, r.published_by, r.published_by_uuid, r.published_at,
      case when v.release_id is not null then json_build_object('reason', v.reason, 'by', v.revoked_by, 'at', v.revoked_at) end as revoked
    from registry.remote_releases r left join registry.remote_release_revocations v on v.release_id = r.id order by r.id`.execute(
    db,
  );
  return rows;
}

/** The publish tokens for an environment that are not revoked. */
export async function selectTokensFor(db: Db, environment: EnvironmentName): Promise<Introduction['tokens']> {
  const { rows } = await sql<Introduction['tokens'][number]>`
    select name, encode(token_hash, 'base64') as hash, remotes, environments, ends_on, issued_by, issued_by_uuid, issued_at
    from registry.publish_tokens
    where revoked_at is null and environments @> ${JSON.stringify([environment])}::jsonb order by id`.execute(db);
  return rows;
}

type Replaced = { id: number; url: string; replaced_at: string; past: Past };

/** Stores the state that a central registry's state replaces. */
export const insertReplacedState = (
  db: Db,
  { past, ...replaced }: Pick<Replaced, 'url' | 'past'> & { environment: EnvironmentName },
) =>
  db
    .insertInto('registry.replaced_states')
    .values({ ...replaced, past: JSON.stringify(past) })
    .execute();

/** The last replaced state; undefined when there is none. */
export async function findLastReplacedState(db: Db, environment: EnvironmentName): Promise<Replaced | undefined> {
  const { rows } = await sql<Replaced>`
    select id, url, replaced_at, past from registry.replaced_states
    where environment = ${environment} order by id desc limit 1`.execute(db);
  return rows[0];
}

export const deleteReplacedState = (db: Db, id: number) =>
  db.deleteFrom('registry.replaced_states').where('id', '=', id).execute();

/** Drops all replaced states except the last few. */
export const dropOlderReplacedStates = (db: Db, environment: EnvironmentName, kept: number) =>
  sql`
    delete from registry.replaced_states where environment = ${environment} and id not in (
      select id from registry.replaced_states where environment = ${environment} order by id desc limit ${kept})`.execute(
    db,
  );

/** Clears the tag, so that following again fetches the whole state. */
export const forgetApplied = (db: Db) => sql`update registry.following set tag = null`.execute(db);
