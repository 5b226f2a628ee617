import { type Db } from '../../db/database';
import { conflict } from '../../http/errors/errors';
import { requireCurrent } from '../../http/changes/version';
import { lockClient } from './clients.queries';

/** Locks the client to change; a 409 when somebody else has changed it since. */
export const lockCurrentClient = async (db: Db, reference: string, expected: number | undefined) =>
  requireCurrent(db, await lockClient(db, reference), 'Client', expected);

/** Like `lockCurrentClient`, but a deleted client is a 409: it has to be restored first. */
export async function lockLiveClient(db: Db, reference: string, expected: number | undefined) {
  const client = await lockCurrentClient(db, reference, expected);
  if (client.deleted_at) throw conflict('The client is deleted.');
  return client;
}
