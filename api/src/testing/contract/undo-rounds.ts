import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { type Client } from '../apps/client';
import { fingerprint } from './fingerprint';

/** A record that may be deletable, and whose deletion can be undone. */
export type Deletable = { kind: string; path: string };

const LISTS = ['/clients', '/purchaseOrders', '/expenses', '/variationOrders', '/payment_records'];
const VIEWS = '/saved_views?screen=reports-invoices';

/** Every record that could be deleted, including those whose deletion is refused. */
export async function deletables(api: Client): Promise<Deletable[]> {
  const found: Deletable[] = [];
  for (const list of [...LISTS.map((path) => `${path}?per_page=1000`), VIEWS]) {
    const kind = list.slice(0, list.indexOf('?'));
    for (const { uuid } of (await api.get(list)).body.data) found.push({ kind, path: `${kind}/${uuid}` });
  }
  return found;
}

// Tables that only record that something was done.
const NOTES = /^(?:audit_|idempotency_keys$|sessions$|session_tokens$|data_version)/;

/** A checksum of each table of the books, including versions. */
export async function booksAsTheyStand(db: Db) {
  const all = await fingerprint(db, sql`to_jsonb(one) - 'updated_at'`);
  return Object.fromEntries(Object.entries(all).filter(([table]) => !NOTES.test(table)));
}

/** The tables that differ. */
export const tablesApart = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).filter((table) => after[table] !== before[table]);

type Pick = { kind: number; at: number; isNew: boolean };

type Round = { picks: readonly Pick[]; order: readonly number[] };

// The newest records of a kind are deletable, and refer to one another.
const NEWEST = 5;

function picked(records: readonly Deletable[], { kind, at, isNew }: Pick) {
  const kinds = [...new Set(records.map((record) => record.kind))];
  const ofKind = records.filter((record) => record.kind === kinds[kind % kinds.length]);
  const among = isNew ? ofKind.slice(0, NEWEST) : ofKind;
  return among[at % among.length];
}

/** Deletes the picked records as far as possible, and undoes all deletions. */
export async function playRound(db: Db, api: Client, records: readonly Deletable[], { picks, order }: Round) {
  const done: Deletable[] = [];
  for (const pick of picks) {
    const record = picked(records, pick);
    if (record && (await api.delete(record.path)).status === 200) done.push(record);
  }
  return { done, ...(await undoAll(db, api, done, order)) };
}

/**
 * Undoes deletions in another order, repeatedly until all succeed, since some depend on others. A refusal must change
 * nothing.
 */
async function undoAll(db: Db, api: Client, done: readonly Deletable[], order: readonly number[]) {
  const problems: string[] = [];
  let refused = 0;
  let waiting = done.map((one, at) => ({ ...one, place: order[at] ?? 0 })).sort((a, b) => a.place - b.place);
  while (waiting.length > 0) {
    const left: typeof waiting = [];
    for (const one of waiting) {
      const before = await booksAsTheyStand(db);
      const { status, body } = await api.post(`${one.path}/restore`);
      if (status === 200) continue;
      left.push(one);
      refused++;
      if (status !== 409) problems.push(`${one.path}: ${status} ${JSON.stringify(body)}`);
      const changed = tablesApart(before, await booksAsTheyStand(db));
      problems.push(...changed.map((table) => `${one.path}: refused, and yet ${table} changed`));
    }
    if (left.length === waiting.length) return { refused, problems: [...problems, `never undone: ${left[0]!.path}`] };
    waiting = left;
  }
  return { refused, problems };
}
