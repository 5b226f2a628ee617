import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../database';
import { oneRow } from '../one-row';
import { type Faults } from './faults';

const WAITS_AT_MOST = '10 minutes';

type Unlinked = { id: number; total: number };

const unlinkedRows = sql`
  select entry.id from public.audit_log entry
  where not exists (select from public.audit_chain link where link.audit_id = entry.id)
    and not exists (select from public.audit_waiting waiting where waiting.audit_id = entry.id)`;

const lostRows = sql`
  select waiting.audit_id as id from public.audit_waiting waiting
  where not exists (select from public.audit_log entry where entry.id = waiting.audit_id)`;

const lateRows = sql`
  select entry.id from public.audit_log entry join public.audit_waiting waiting on waiting.audit_id = entry.id
  where entry.at < now() - ${WAITS_AT_MOST}::interval`;

/** Reports rows outside the chain that are not simply waiting, and returns how many are waiting. */
export async function reportUnlinked(db: Db, faults: Faults): Promise<number> {
  await report(db, unlinkedRows, faults, (id) => `Row ${id} was inserted without the server: it is not linked.`);
  await report(db, lostRows, faults, (id) => `Row ${id} is missing; it was waiting to be linked.`);
  const { rows } = await sql<{ count: number }>`select count(*) as count from public.audit_waiting`.execute(db);
  return oneRow(rows).count;
}

/** Reports rows that should have been linked by now. */
export const reportLate = (db: Db, faults: Faults) =>
  report(
    db,
    lateRows,
    faults,
    (id) => `Row ${id} has waited longer than ${WAITS_AT_MOST} to be linked: is a server running?`,
  );

async function report(db: Db, ids: RawBuilder<unknown>, faults: Faults, sentence: (id: number) => string) {
  const { rows } = await sql<Unlinked>`
    select id, count(*) over () as total from (${ids}) found order by id limit 100`.execute(db);
  const [first] = rows;
  rows.forEach(({ id }) => faults.add(sentence(id)));
  if (first && first.total > rows.length) faults.count += first.total - rows.length;
}
