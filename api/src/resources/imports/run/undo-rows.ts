import { type ImportRow, parse } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/changes/audit';
import { conflict } from '../../../http/errors/errors';
import { type Context } from '../../../http/request/context';
import { type Importable } from '../entities/importable';
import { IMPORTABLES } from '../entities/importables';
import { allRows } from '../rows.queries';
import { type ClaimedImport, endTask } from './claims.queries';
import { inBatches } from './in-batches';
import { countRow, type Progress, WorkRefused } from './progress';
import { messagesOf } from './row-messages';
import { forgetKeys } from './row-keys.queries';
import { type RowOutcome } from './run-rows';

/**
 * Takes a committed import back, the last row first: deletes what it created and restores the fields that it changed.
 * Keeps nothing but the reasons if any record is in use or was changed since. docs/domain/imports.md#undo
 */
export async function undo(context: Context, job: ClaimedImport, progress: Progress) {
  const { db } = context;
  const importable = IMPORTABLES[job.entity];
  const rows = (await allRows(db, job.id)).filter(isWritten);
  const outcomes = await undoRows(context, importable, rows.toReversed(), progress);
  const refused = outcomes.filter(({ messages }) => Object.keys(messages).length > 0);
  if (refused.length > 0)
    throw new WorkRefused(`Not undone: ${refused.length} records are in use or have changed.`, refused);
  await forgetKeys(
    db,
    rows.flatMap(({ record }) => record ?? []),
  );
  await audit(db, context, {
    action: 'import.undo',
    uuid: job.uuid,
    after: { entity: job.entity, file_name: job.file_name },
  });
  await endTask(db, job, { status: 'undone' });
}

const isWritten = (row: ImportRow): row is ImportRow & RowOutcome =>
  row.result === 'created' || row.result === 'updated';

// A row that an undo refuses keeps its outcome, with the reason.
function undoRows(context: Context, importable: Importable, rows: readonly RowOutcome[], progress: Progress) {
  return inBatches<RowOutcome, RowOutcome>(context.db, rows, {
    begin: (db) => async (row, index) => {
      const ofBatch = { ...context, db };
      countRow(progress, index);
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

async function restoreFields(context: Context, { schema, read, update }: Importable, { record, changes }: RowOutcome) {
  const uuid = record ?? '';
  const present = await read(context, uuid);
  const isChanged = changes.some(
    ({ field, after }) => JSON.stringify(present?.[field] ?? null) !== JSON.stringify(after),
  );
  if (!present || isChanged) throw conflict('The record has changed since the import.');
  const before = Object.fromEntries(changes.map((change) => [change.field, change.before]));
  await update(context, uuid, parse(schema, { ...present, ...before }) as never);
}
