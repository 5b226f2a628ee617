import { sql } from 'kysely';
import { type Db } from '../database';
import { oneRow } from '../one-row';
import { transaction } from '../transaction/transaction';
import { type Faults } from './faults';
import { newestHead } from './heads';
import { hashLink, NO_LINK, RAW_ENTRY, type RawEntry } from './link-hash';
import { reportUnlinked } from './unlinked-rows';

type LinkedEntry = { position: number; linked_id: number; hash: string } & (RawEntry | { id: null });

const PAGE_SIZE = 2000;

/** The number of rows linked in the chain and of rows waiting. */
export type Coverage = { linked: number; waiting: number };

/** Runs work on one consistent, unfiltered snapshot of the database, without a time limit. */
export const withSnapshot = <Result>(db: Db, work: (db: Db) => Promise<Result>) =>
  transaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    // Uses only built-in functions, not others of the same name; hidden rows raise an error.
    await sql`set local search_path = pg_catalog`.execute(trx);
    await sql`set local row_security = off`.execute(trx);
    return work(trx);
  });

/**
 * Recomputes every link from the stored rows, page by page in chain order, and reports rows that were changed, removed,
 * swapped or inserted. It calls no function stored in the database.
 */
export async function verifyChain(db: Db, faults: Faults): Promise<Coverage> {
  let last = { position: 0, hash: NO_LINK };
  let linked = 0;
  for (let page = await pageAfter(db, 0); page.length > 0; page = await pageAfter(db, last.position)) {
    for (const link of page) {
      checkLink(last, link, faults);
      last = link;
    }
    linked += page.length;
  }
  await checkCount(db, linked, faults);
  const newest = await newestHead(db);
  if (newest && (newest.position !== last.position || newest.hash !== last.hash))
    faults.add(
      `The chain ends with link ${last.position}, but the newest head in the database is link ${newest.position}.`,
    );
  return { linked, waiting: await reportUnlinked(db, faults) };
}

async function pageAfter(db: Db, position: number) {
  const { rows } = await sql<LinkedEntry>`
    select link.position, link.audit_id as linked_id, encode(link.hash, 'hex') as hash, ${RAW_ENTRY}
    from (select * from public.audit_chain where position > ${position} order by position limit ${PAGE_SIZE}) link
    left join public.audit_log entry on entry.id = link.audit_id order by link.position`.execute(db);
  return rows;
}

function checkLink(before: { position: number; hash: string }, link: LinkedEntry, faults: Faults) {
  const { position, linked_id } = link;
  if (position !== before.position + 1)
    faults.add(`Link ${position} follows link ${before.position}: links are missing or were added.`);
  if (link.id === null) faults.add(`Row ${linked_id} (link ${position}) is missing.`);
  else if (hashLink(before.hash, link) !== link.hash)
    faults.add(`Row ${linked_id} (link ${position}) has changed since it was linked, or the link before it has.`);
}

// Without the primary key, a page could skip a duplicated link.
async function checkCount(db: Db, linked: number, faults: Faults) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from public.audit_chain`.execute(db);
  const count = oneRow(rows).count;
  if (count !== linked) faults.add(`The chain has ${count} links, but only ${linked} of them in their order.`);
}
