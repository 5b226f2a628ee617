import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { type Counts, MINUTE_MS, QUARTER_HOUR_MS, type Try } from './budgets';

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Counts the attempts that share a limit with this one; a known device is counted apart from its address. */
export async function readCounts(db: Db, made: Try, now: Date): Promise<Counts> {
  const { purpose, email, address, device } = made;
  const place = device ? sql`device = ${device} and email = ${email}` : sql`address = ${address} and device is null`;
  const { rows } = await sql<Counts>`
    select near.*, account.*
    from (
      select count(*) filter (where email = ${email}) as pair, min(at) filter (where email = ${email}) as pair_since,
        count(*) as address, min(at) as address_since
      from sign_in_failures where ${place} and purpose = ${purpose} and at > ${before(now, MINUTE_MS)}
    ) near, (
      select count(*) as account, max(at) as account_until from sign_in_failures
      where email = ${email} and purpose = ${purpose} and is_stranger and at > ${before(now, QUARTER_HOUR_MS)}
    ) account`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count without a row.');
  return counts;
}

/** Serialises simultaneous attempts with the same limits until the transaction ends. */
export async function lockBudgets(db: Db, { purpose, email, address, device, isStranger }: Try) {
  const place = device ? `device ${device.toString('hex')}` : `address ${address}`;
  // Always the source before the account, to avoid deadlocks.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${place}`}, 0))`.execute(db);
  if (isStranger)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} account ${email}`}, 0))`.execute(db);
}

/** Counts an attempt before its outcome is known, and returns its id. */
export async function insertTry(db: Db, { isStranger, device, ...made }: Try, now: Date) {
  const { id } = await db
    .insertInto('sign_in_failures')
    .values({ ...made, device: device ?? null, is_stranger: isStranger, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const forgetTry = (db: Db, id: number) => db.deleteFrom('sign_in_failures').where('id', '=', id).execute();
