import { type Db } from '../../db/database';
import { conflict, notFound } from '../../http/errors/errors';
import { type Context } from '../../http/request/context';
import { requirePermission } from './entities/importable';
import { IMPORTABLES } from './entities/importables';
import { findStoredImport, type StoredImport } from './imports.queries';

/** Locks an import whose records the caller may create; a 409 while a server works on it. */
export async function lockQuietImport(db: Db, context: Context, reference: string): Promise<StoredImport> {
  const job = await findStoredImport(db, reference, 'for update');
  if (!job) throw notFound('Import');
  requirePermission(context, IMPORTABLES[job.entity]);
  if (job.task) throw conflict('The import is still running. Wait until it has finished or cancel it.');
  return job;
}

/** The same for an import that can still change; a 409 once it was committed. */
export async function lockIdleImport(db: Db, context: Context, reference: string): Promise<StoredImport> {
  const job = await lockQuietImport(db, context, reference);
  if (job.status === 'committed' || job.status === 'undone') throw conflict(`The import is ${job.status} already.`);
  return job;
}
