import { deleteOldReports } from '@siteledger/platform/registry';
import { sql } from 'kysely';
import { type Db } from './db/database';
import { forgetOldKeys } from './http/changes/idempotency-keys.queries';

const HOUR_MS = 3_600_000;

/**
 * Deletes what has expired: tokens, failed sign-ins, devices, addresses, steps of sign-ins, password links, browsers'
 * reports, texts of expired mails, idempotency keys, files of old imports.
 */
export async function removeExpired(db: Db, now: Date) {
  await sql`delete from session_tokens where expires_at < ${now}::timestamptz - interval '30 days'`.execute(db);
  await sql`delete from sign_in_failures where at < ${now}::timestamptz - interval '1 day'`.execute(db);
  // The limits after which devices and addresses are forgotten.
  await sql`delete from sign_in_devices where last_used_at < ${now}::timestamptz - interval '400 days'`.execute(db);
  await sql`delete from sign_in_addresses where last_used_at < ${now}::timestamptz - interval '90 days'`.execute(db);
  await sql`delete from password_resets where expires_at < ${now}::timestamptz - interval '1 day'`.execute(db);
  await sql`delete from second_factor_challenges where expires_at < ${now}::timestamptz - interval '1 day'`.execute(db);
  await sql`delete from second_factor_failures where at < ${now}::timestamptz - interval '1 day'`.execute(db);
  await deleteOldReports(db, now);
  // Erases links in mails that will not be sent.
  await sql`update mails set body = null, sealed_body = null where (body is not null or sealed_body is not null) and expires_at < ${now}::timestamptz - interval '1 day'`.execute(
    db,
  );
  await forgetOldKeys(db, now);
  await sql`
    delete from import_files using import_jobs
    where import_jobs.id = job_id and greatest(committed_at, changed_at) < ${now}::timestamptz - interval '30 days'`.execute(
    db,
  );
}

/** Deletes expired rows every hour until the returned function is called. */
export function startRemovingExpired(db: Db, clock: () => Date) {
  // If a run fails, the next one deletes the rest.
  const timer = setInterval(() => void removeExpired(db, clock()).catch(() => undefined), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
