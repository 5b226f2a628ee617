import { type ImportRow, type ImportRowInput } from '@siteledger/shared-lib/domain';
import { invalid, notFound } from '../../http/errors/errors';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { saveImport } from './imports.queries';
import { lockIdleImport } from './lock-import';
import { lockRow, saveRowCells } from './rows.queries';

/** Fixes cells of a row or leaves the row out; the import has to be checked again. docs/domain/imports.md#the-check */
export const changeImportRow = (
  context: Context,
  { reference, no }: { reference: string; no: number },
  { cells, is_left_out }: ImportRowInput,
): Promise<ImportRow | undefined> =>
  inTransaction(context, async (db) => {
    const job = await lockIdleImport(db, context, reference);
    const row = await lockRow(db, job.id, no);
    if (!row) throw notFound('Row');
    const changed = [...row.cells];
    for (const { column, value } of cells ?? []) {
      if (column >= changed.length) throw invalid({ cells: ['Column is not in the file.'] });
      changed[column] = value ?? null;
    }
    const fixed = new Set<number | null>(cells?.map(({ column }) => column));
    const isFixed = (field: string) => job.mapping.fields.some((one) => one.field === field && fixed.has(one.column));
    const messages = Object.fromEntries(
      // A message about the whole row may be about a fixed cell.
      Object.entries(row.messages).filter(([field]) => field !== 'row' && !isFixed(field)),
    );
    await saveRowCells(db, job.id, { ...row, cells: changed, is_left_out: is_left_out ?? row.is_left_out, messages });
    await saveImport(db, job.id, { status: 'mapped' });
    return lockRow(db, job.id, no);
  });
