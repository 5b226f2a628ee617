import { type Db } from '../database';
import { type AuditRow, insertAuditRows } from '../audit/audit-log';

type Batch = { found: Map<string, unknown>; audited: AuditRow[] };

const batches = new WeakMap<Db, Batch>();

/**
 * Runs many use cases as one batch of the current transaction, with a handle of their own: a record that they lock is
 * looked up once, and their audit rows are stored together at the end.
 */
export async function inBatch<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  const own = db.withoutPlugins();
  const batch: Batch = { found: new Map(), audited: [] };
  batches.set(own, batch);
  const result = await work(own);
  if (batch.audited.length > 0) await insertAuditRows(own, batch.audited);
  return result;
}

/** Finds and locks a record, once in a batch: nobody else can change it until the batch ends or is taken back. */
export async function lockedOnce<Found>(db: Db, key: string, find: () => Promise<Found>): Promise<Found> {
  const found = batches.get(db)?.found;
  if (found?.has(key)) return found.get(key) as Found;
  const record = await find();
  // A later use case of the batch may create the record that this one misses.
  if (record !== undefined) found?.set(key, record);
  return record;
}

/** Stores an audit row, in a batch at its end. */
export async function addAuditRow(db: Db, row: AuditRow) {
  const batch = batches.get(db);
  if (batch) batch.audited.push(row);
  else await insertAuditRows(db, [row]);
}
