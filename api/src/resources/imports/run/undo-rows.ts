import { type ImportRow, parse } from '@siteledger/shared-lib/domain';
import { inSavepoint } from '../../../db/transaction/in-savepoint';
import { audit } from '../../../http/changes/audit';
import { conflict } from '../../../http/errors/errors';
import { type Context } from '../../../http/request/context';
import { type Importable } from '../entities/importable';
import { IMPORTABLES } from '../entities/importables';
import { allRows } from '../rows.queries';
import { type ClaimedImport, endTask } from './claims.queries';
import { countRow, type Progress, WorkRefused } from './progress';
import { messagesOf } from './row-messages';
import { forgetKeys } from './row-keys.queries';
import { type RowOutcome } from './run-rows';

/**
 * Takes a committed import back, the last row first: deletes what it created and restores the fields that it changed.
 * Keeps nothing but the reasons if any record is in use or was changed since. docs/domain/imports.md#undo
 */
export async function undo(context: Context, job: ClaimedImport, progress: Progress) {
  progress.done = 0;
  const { db } = context;
  const importable = IMPORTABLES[job.entity];
  const rows = (await allRows(db, job.id)).filter(({ result }) => result === 'created' || result === 'updated');
  const refused: RowOutcome[] = [];
  for (const row of rows.toReversed()) {
    countRow(progress);
    const messages = await inSavepoint(db, () => undoRow(context, importable, row), messagesOf);
    if (messages && row.result) refused.push({ ...row, result: row.result, messages });
  }
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

async function undoRow(context: Context, importable: Importable, row: ImportRow) {
  if (row.result === 'created') await importable.remove(context, row.record ?? '');
  else await restoreFields(context, importable, row);
  return undefined;
}

async function restoreFields(context: Context, { schema, read, update }: Importable, { record, changes }: ImportRow) {
  const uuid = record ?? '';
  const present = await read(context, uuid);
  const isChanged = changes.some(
    ({ field, after }) => JSON.stringify(present?.[field] ?? null) !== JSON.stringify(after),
  );
  if (!present || isChanged) throw conflict('The record has changed since the import.');
  const before = Object.fromEntries(changes.map((change) => [change.field, change.before]));
  await update(context, uuid, parse(schema, { ...present, ...before }) as never);
}
