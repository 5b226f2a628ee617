import { type ImportCell, type ImportEntity, IMPORT_ENTITY_NAMES } from '@siteledger/shared-lib/domain';
import { fieldsOfEntity } from './fields/import-entities';
import { conflict, notFound } from '../../http/errors/errors';
import { type Context } from '../../http/request/context';
import { writeInThread } from './file/in-file-thread';
import { findStoredImport } from './imports.queries';
import { pageOfRows } from './rows.queries';

// The most that a workbook's list of values can hold.
const LIST_MAX = 255;

/** A workbook with the rows that have errors and a column that says which; it can be imported again once fixed. */
export async function errorsFile({ db }: Context, reference: string): Promise<Buffer> {
  const job = await findStoredImport(db, reference);
  if (!job) throw notFound('Import');
  const rows = await pageOfRows(db, job.id, { result: 'error', order: 'asc' }, { limit: job.row_count, offset: 0 });
  if (rows.length === 0) throw conflict('The import has no rows with errors.');
  const headings = job.columns.map(({ heading }) => heading);
  const messages = rows.map((row) => Object.values(row.messages).flat().join(' '));
  const table: ImportCell[][] = rows.map(({ cells }, index) => [...cells, messages[index] ?? null]);
  return writeInThread({ name: 'Errors', rows: [[...headings, 'Error'], ...table] });
}

/** An empty workbook for these records: headings, an example, and lists to choose from. */
export function templateFile(entity: ImportEntity): Promise<Buffer> {
  const fields = fieldsOfEntity(entity);
  const lists = fields.flatMap(({ choices }, column) => {
    const values = choices?.map(({ names: [name = ''] }) => name) ?? [];
    return values.length > 0 && values.join(',').length <= LIST_MAX ? [{ column, values }] : [];
  });
  const rows = [fields.map(({ label }) => label), fields.map(({ example }) => example)];
  return writeInThread({ name: IMPORT_ENTITY_NAMES[entity], rows, lists });
}
