import { type Db } from '../../db/database';
import { conflict } from '../../http/errors/errors';
import { requireCurrent } from '../../http/changes/version';
import { lockClient } from './clients.queries';

/** The client that a change is for, locked; refused when somebody else changed it meanwhile. */
export const lockCurrentClient = async (db: Db, reference: string, expected: number | undefined) =>
  requireCurrent(db, await lockClient(db, reference), 'Client', expected);

/** The same of a client that is not deleted: a deleted one has to be restored first. */
export async function lockLiveClient(db: Db, reference: string, expected: number | undefined) {
  const client = await lockCurrentClient(db, reference, expected);
  if (client.deleted_at) throw conflict('The client is deleted.');
  return client;
}
