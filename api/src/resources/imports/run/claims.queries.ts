import { randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { type Db } from '../../../db/database';
import { type Database } from '../../../db/schema';
import { type StoredImport } from '../imports.queries';

/** An import on which this server works until its claim runs out. */
export type ClaimedImport = StoredImport & { claim: string; task: NonNullable<StoredImport['task']> };

/** The claim has run out, and another server has taken the work: this one keeps nothing. */
export class ClaimLost extends Error {}

/** Claims the import that has waited longest, so that no other server works on it before `until`. */
export async function claimImport(db: Db, { now, until }: { now: Date; until: Date }) {
  const { rows } = await sql<ClaimedImport>`
    update import_jobs set claim = ${randomUUID()}, claimed_until = ${until}, progress = 0
    where id = (
      select id from import_jobs where task is not null and (claimed_until is null or claimed_until <= ${now})
      order by id limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** Renews a claim and writes the progress; returns whether the work is to go on. */
export async function renewClaim(db: Db, { id, claim }: ClaimedImport, progress: number, until: Date) {
  const { rows } = await sql<{ is_cancelled: boolean }>`
    update import_jobs set claimed_until = ${until}, progress = ${progress}
    where id = ${id} and claim = ${claim} returning is_cancelled`.execute(db);
  return rows[0] !== undefined && !rows[0].is_cancelled;
}

/** Gives the work back, so that another server takes it at once. */
export const releaseClaim = (db: Db, job: ClaimedImport) => update(db, job, { claim: null, claimed_until: null });

/** Ends the work in the transaction that keeps its result; throws `ClaimLost` when it is another server's by now. */
export async function endTask(db: Db, job: ClaimedImport, values: Updateable<Database['import_jobs']>) {
  const ended = await update(db, job, { ...values, task: null, claim: null, claimed_until: null, is_cancelled: false });
  if (ended.numUpdatedRows === 0n) throw new ClaimLost('The claim was lost.');
}

const update = (db: Db, { id, claim }: ClaimedImport, values: Updateable<Database['import_jobs']>) =>
  db.updateTable('import_jobs').set(values).where('id', '=', id).where('claim', '=', claim).executeTakeFirstOrThrow();
