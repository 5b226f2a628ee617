import { type Day, type ImportRow, type ImportRowInput } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { invalid, notFound } from '../../http/errors/errors';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { IMPORTABLES } from './entities/importables';
import { isTotalRow } from './fields/guess-mapping';
import { saveImport, type StoredImport } from './imports.queries';
import { lockIdleImport } from './lock-import';
import { allRows, leaveRowsOut, lockRow, saveRowCells } from './rows.queries';
import { readRows } from './run/read-row';
import { recordsOf } from './run/rows-of-records';

/** Fixes cells of a row, or leaves it out with the other rows of its record; the import has to be checked again. docs/domain/imports.md#the-check */
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
    await saveRowCells(db, job.id, { ...row, cells: changed, messages });
    if (typeof is_left_out === 'boolean') {
      const numbers = await rowsWith(db, job, { no, today: context.today });
      await leaveRowsOut(db, job.id, numbers, is_left_out);
    }
    await saveImport(db, job.id, { status: 'mapped' });
    return lockRow(db, job.id, no);
  });

// The numbers of all rows of a row's record; a total below its lines stays left out.
async function rowsWith(db: Db, job: StoredImport, { no, today }: { no: number; today: Day }) {
  const importable = IMPORTABLES[job.entity];
  if (!importable.lineName) return [no];
  const all = (await allRows(db, job.id, 'any')).filter((row) => row.no === no || !isTotalRow(row.cells));
  const records = recordsOf(importable, readRows(job, all, today));
  const record = records.find(({ rows }) => rows.some((row) => row.no === no));
  return record?.rows.map((row) => row.no) ?? [no];
}
