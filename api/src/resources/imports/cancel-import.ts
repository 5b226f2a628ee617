import { type ImportDetails } from '@siteledger/shared-lib/domain';
import { conflict, notFound } from '../../http/errors/errors';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { findImport, findStoredImport, saveImport } from './imports.queries';

/** Cancels waiting work at once; a server that works on the import stops within seconds and keeps nothing. */
export const cancelImport = (context: Context, reference: string): Promise<ImportDetails | undefined> =>
  inTransaction(context, async (db) => {
    const job = await findStoredImport(db, reference, 'for update');
    if (!job) throw notFound('Import');
    if (!job.task) throw conflict('The import is not running.');
    await saveImport(db, job.id, job.claim ? { is_cancelled: true } : { task: null, message: 'Cancelled.' });
    return findImport(db, job.id);
  });
