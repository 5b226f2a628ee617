import {
  addMoney,
  type ImportRow,
  type ImportTask,
  type ImportTotal,
  isAmount,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { fieldsOfEntity } from '../fields/import-entities';
import { rolledBack } from '../../../db/transaction/rolled-back';
import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { type Importable, requirePermission } from '../entities/importable';
import { IMPORTABLES } from '../entities/importables';
import { allRows, countResults, saveOutcomes } from '../rows.queries';
import { type ClaimedImport, endTask } from './claims.queries';
import { orderedJson } from './ordered-json';
import { type PreparedRecord, prepareRecords } from './prepare-records';
import { type Progress, WorkRefused } from './progress';
import { hashOf, readRows } from './read-row';
import { rememberKeys } from './row-keys.queries';
import { type RowOutcome } from './record-outcomes';
import { runRecords } from './run-records';
import { undo } from './undo-rows';

/** Work on an import, inside its transaction. */
type Task = (context: Context, job: ClaimedImport, progress: Progress) => Promise<void>;

const DATA_CHANGED = 'Records have changed since the check. Nothing was saved: review the new result.';

/** Runs every row and takes it all back; keeps what a commit would do. docs/domain/imports.md#the-check */
const check: Task = async (context, job, progress) => {
  const { importable, records } = await prepare(context, job);
  const outcomes = await rolledBack(context.db, () => runRecords(context, importable, records, progress));
  await saveOutcomes(context.db, job.id, outcomes);
  const counts = JSON.stringify(await countResults(context.db, job.id));
  const totals = JSON.stringify(totalsOf(job, importable, records));
  await endTask(context.db, job, { status: 'checked', counts, totals, reason: null });
};

/** Runs every row again and keeps it, if its outcome is that of the check. docs/domain/imports.md#the-commit */
const commit: Task = async (context, job, progress) => {
  const { db } = context;
  const { importable, records, stored } = await prepare(context, job);
  const outcomes = await runRecords(context, importable, records, progress);
  const expected = new Map(stored.map((row) => [row.no, essence(row)]));
  if (outcomes.some((outcome) => outcome.result === 'error' || expected.get(outcome.no) !== essence(outcome)))
    throw new WorkRefused(DATA_CHANGED, outcomes);
  await saveOutcomes(db, job.id, outcomes);
  await rememberKeys(db, job.entity, keysOf(records, outcomes));
  const { uuid, entity, file_name, counts } = job;
  await audit(db, context, {
    action: 'import.commit',
    uuid,
    after: { entity, file_name, ...counts, reason: job.reason },
  });
  await endTask(db, job, { status: 'committed', committed_at: context.now });
};

/** The work of a server on an import. docs/domain/imports.md#in-the-background */
export const TASKS: Readonly<Record<ImportTask, Task>> = { check, commit, undo };

async function prepare(context: Context, job: ClaimedImport) {
  const { db, today } = context;
  const importable = IMPORTABLES[job.entity];
  requirePermission(context, importable);
  const stored = await allRows(db, job.id);
  const rows = readRows(job, stored, today);
  return { importable, stored, records: await prepareRecords(db, job.entity, importable, rows) };
}

// A new record has another uuid in each run.
const essence = ({ result, record, changes }: Pick<ImportRow, 'result' | 'record' | 'changes'>) =>
  orderedJson([result, result === 'created' ? null : record, changes]);

function keysOf(records: readonly PreparedRecord[], outcomes: readonly RowOutcome[]) {
  const written = new Map(outcomes.map(({ no, record }) => [no, record]));
  return records.flatMap(({ rows: [first], key, body, lines }) => {
    const record_uuid = first && written.get(first.no);
    return record_uuid ? [{ ...key, record_uuid, row_hash: hashOf(body, lines) }] : [];
  });
}

function totalsOf(
  { entity }: ClaimedImport,
  { totals = [] }: Importable,
  records: readonly PreparedRecord[],
): ImportTotal[] {
  const labels = new Map(fieldsOfEntity(entity).map(({ key, label }) => [key, label]));
  return totals.map((field) => {
    const amounts = records.map(({ body }) => body[field]).filter(isAmount);
    return {
      field,
      label: labels.get(field) ?? field,
      computed: addMoney('0.00', ...amounts.map(toMoney)),
      typed: null,
    };
  });
}
