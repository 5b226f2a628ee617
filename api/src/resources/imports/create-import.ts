import { createHash } from 'node:crypto';
import { type ImportDetails, type ImportSourceInput } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { conflict, notFound } from '../../http/errors/errors';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { requirePermission } from './entities/importable';
import { IMPORTABLES } from './entities/importables';
import { readInThread } from './file/in-file-thread';
import { type SourceChoice } from './file/table';
import {
  findImport,
  findStoredImport,
  insertImport,
  readFile,
  rememberedMapping,
  saveImport,
  type StoredImport,
} from './imports.queries';
import { lockIdleImport } from './lock-import';
import { proposeMapping, signatureOf } from './propose-mapping';
import { type ImportUpload } from './read-import-upload';
import { replaceRows } from './rows.queries';

/** Stores an uploaded file with its rows, and proposes a mapping. docs/domain/imports.md#reading-a-file */
export async function createImport(
  context: Context,
  { entity, name, bytes }: ImportUpload,
): Promise<ImportDetails | undefined> {
  requirePermission(context, IMPORTABLES[entity]);
  const read = await readTableOf(context.db, context, { entity, bytes, choice: {} });
  return inTransaction(context, async (db) => {
    const job = {
      ...{ entity, user_id: context.user.id, real_user_id: context.realUser?.id ?? null, created_at: context.now },
      ...{ file_name: name, sha256: createHash('sha256').update(bytes).digest('hex') },
      ...read.values,
    };
    const id = await insertImport(db, job, bytes);
    await replaceRows(db, id, read.rows);
    return findImport(db, id);
  });
}

/** Reads the file of an import another way; its rows and its mapping begin again. */
export async function reReadImport(
  context: Context,
  reference: string,
  choice: ImportSourceInput,
): Promise<ImportDetails | undefined> {
  const found = await findStoredImport(context.db, reference);
  if (!found) throw notFound('Import');
  const { entity, source } = found;
  const bytes = await readFile(context.db, found.id);
  if (!bytes) throw conflict('The file is no longer kept. Upload it again.');
  // Outside the transaction: reading a large file takes longer than a transaction may be idle.
  const read = await readTableOf(context.db, context, { entity, bytes, choice: choiceOf(source, choice) });
  return inTransaction(context, async (db) => {
    const { id } = await lockIdleImport(db, context, reference);
    await saveImport(db, id, { ...read.values, status: 'uploaded', counts: null, totals: '[]', message: null });
    await replaceRows(db, id, read.rows);
    return findImport(db, id);
  });
}

// Another sheet or delimiter has its own header.
const choiceOf = ({ sheet, encoding, delimiter }: StoredImport['source'], choice: ImportSourceInput): SourceChoice => ({
  sheet: choice.sheet ?? sheet,
  encoding: choice.encoding ?? encoding,
  delimiter: choice.delimiter ?? delimiter,
  header_row: choice.header_row ?? null,
});

type Wanted = { entity: StoredImport['entity']; bytes: Buffer; choice: SourceChoice };

async function readTableOf(db: Db, { user }: Context, { entity, bytes, choice }: Wanted) {
  const { table, rows, row_count } = await readInThread(bytes, entity, choice);
  const { source, columns } = table;
  const mapping = proposeMapping(entity, columns, await rememberedMapping(db, user.id, entity, signatureOf(columns)));
  const values = { source: JSON.stringify(source), columns: JSON.stringify(columns), mapping: JSON.stringify(mapping) };
  return { rows, values: { ...values, row_count } };
}
