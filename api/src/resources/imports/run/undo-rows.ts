import { type ImportRow, parse } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/changes/audit';
import { conflict } from '../../../http/errors/errors';
import { type Context } from '../../../http/request/context';
import { type Importable } from '../entities/importable';
import { lineFieldOf } from '../fields/import-field';
import { IMPORTABLES } from '../entities/importables';
import { allRows } from '../rows.queries';
import { type ClaimedImport, endTask } from './claims.queries';
import { inBatches } from './in-batches';
import { orderedJson } from './ordered-json';
import { countRows, type Progress, WorkRefused } from './progress';
import { messagesOf } from './row-messages';
import { forgetKeys, freeNumbers } from './row-keys.queries';
import { type RowOutcome } from './record-outcomes';

/**
 * Takes a committed import back, the last row first: deletes what it created and restores the fields that it changed.
 * Keeps nothing but the reasons if any record is in use or was changed since. docs/domain/imports.md#undo
 */
export async function undo(context: Context, job: ClaimedImport, progress: Progress) {
  const { db } = context;
  const importable = IMPORTABLES[job.entity];
  const rows = (await allRows(db, job.id)).filter(isWritten);
  const outcomes = await undoRows(
    context,
    importable,
    importable.lineName ? firstRows(rows) : rows.toReversed(),
    progress,
  );
  const refused = outcomes.filter(({ messages }) => Object.keys(messages).length > 0);
  if (refused.length > 0)
    throw new WorkRefused(`Not undone: ${refused.length} records are in use or have changed.`, refused);
  const records = rows.flatMap(({ record }) => record ?? []);
  if (importable.number) await freeNumbers(db, importable.number, records);
  await forgetKeys(db, job.entity, records);
  await audit(db, context, {
    action: 'import.undo',
    uuid: job.uuid,
    after: { entity: job.entity, file_name: job.file_name },
  });
  await endTask(db, job, { status: 'undone' });
}

type WrittenRow = ImportRow & RowOutcome;

const isWritten = (row: ImportRow): row is WrittenRow => row.result === 'created' || row.result === 'updated';

// The first row of a record has its changes. The last record comes first.
const firstRows = (rows: readonly WrittenRow[]) => [
  ...new Map(rows.toReversed().map((row) => [row.record, row])).values(),
];

// A row that an undo refuses keeps its outcome, with the reason.
function undoRows(context: Context, importable: Importable, rows: readonly RowOutcome[], progress: Progress) {
  return inBatches<RowOutcome, RowOutcome>(context.db, rows, {
    begin: (db) => async (row, index) => {
      const ofBatch = { ...context, db };
      countRows(progress, index + 1);
      if (row.result === 'created') await importable.remove(ofBatch, row.record ?? '');
      else await restoreFields(ofBatch, importable, row);
      return { ...row, messages: {} };
    },
    refuse: (row, error) => {
      const messages = messagesOf(error);
      return messages && { ...row, messages };
    },
  });
}

async function restoreFields(context: Context, importable: Importable, { record, changes }: RowOutcome) {
  const { schema, changeSchema = schema, read, update } = importable;
  const uuid = record ?? '';
  const present = await read(context, uuid);
  const ofRecord = changes.filter(({ field }) => !lineFieldOf(field));
  const isChanged = ofRecord.some(({ field, after }) => orderedJson(present?.[field]) !== orderedJson(after));
  if (!present || isChanged) throw conflict('The record has changed since the import.');
  const before = Object.fromEntries(ofRecord.map((change) => [change.field, change.before]));
  const changed = Object.keys(before);
  await update(context, uuid, parse(changeSchema, { ...present, ...before }) as never, { stated: changed, changed });
}
