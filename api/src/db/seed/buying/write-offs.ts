import { addDays, type Day } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../database';
import { type Block } from '../block';
import { daysBetween, earlier, officeHour } from '../numbers/calendar';
import { type Random } from '../numbers/random';

type WrittenOff = { id: number; due: Day };

const REASONS = {
  invoices: [
    'Disputed balance, settled by agreement',
    'Client wound up',
    'Below cost of recovery',
    'Contra with back charges',
  ],
  expenses: [
    'Duplicate bill',
    'Supplier wound up',
    'Back charge accepted by supplier',
    'Goods returned, no credit note',
    'Below cost of recovery',
  ],
};

/** Days from the due date to the write-off. */
const GIVEN_UP_AFTER_DAYS = { soonest: 60, latest: 240 };

/** Writes off the balance of some invoices or expenses, with author, time and reason. */
export async function writeOff(
  db: Db,
  block: Block,
  documents: 'invoices' | 'expenses',
  rows: readonly WrittenOff[],
  userId: number,
) {
  const random = block.random(`write-off-${documents}`);
  const events = rows.map((row) => eventOf(block, row, REASONS[documents], random));
  const table = sql.table(documents);
  const reference = sql.ref(documents === 'invoices' ? 'invoice_id' : 'expense_id');
  const given = sql`json_to_recordset(${JSON.stringify(events)}::json) as given (id bigint, day date, reason text, at timestamptz)`;
  await sql`update ${table} document
    set write_off_amt = document.balance, write_off_date = given.day, write_off_reason = given.reason,
      version = document.version + 1, updated_at = given.at
    from ${given} where document.id = given.id`.execute(db);
  await sql`insert into write_off_events (${reference}, action, amount, reason, user_id, at)
    select document.id, 'write-off', document.write_off_amt, given.reason, ${userId}::bigint, given.at
    from ${given} join ${table} document on document.id = given.id order by given.at`.execute(db);
}

function eventOf({ yesterday }: Block, { id, due }: WrittenOff, reasons: readonly string[], random: Random) {
  const waited = random.whole(GIVEN_UP_AFTER_DAYS.soonest, GIVEN_UP_AFTER_DAYS.latest);
  const day = earlier(addDays(due, Math.min(waited, Math.max(0, daysBetween(due, yesterday)))), yesterday);
  return { id, day, reason: random.pick(reasons), at: officeHour(day, random) };
}
