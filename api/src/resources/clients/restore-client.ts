import { type Client } from '@siteledger/shared-lib/domain';
import { lastWrite } from '../../db/audit/writes';
import { saveRow, unmarkDeleted } from '../../db/rows';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { isInTime, isOwnDeletion } from '../../http/changes/undo';
import { lockCurrentClient } from './lock-current-client';
import { findClientRecord } from './clients.queries';

/**
 * Restores a deleted client unchanged, with its uuid. An undo by the person who just deleted it also restores the
 * version. parties.md#clients, states-and-deletions.md#undo
 */
export const restoreClient = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Client | undefined> =>
  inTransaction(context, async (db) => {
    const { id, uuid, deleted_at } = await lockCurrentClient(db, reference, expected);
    if (!deleted_at) throw conflict('The client is not deleted.');

    const before = await findClientRecord(db, id);
    const last = await lastWrite(db, 'client', uuid);
    const isUndo = isOwnDeletion(context, 'client', last) && isInTime(last);
    await (isUndo ? unmarkDeleted(db, 'clients', id) : saveRow(db, 'clients', id, { deleted_at: null }));
    const after = await findClientRecord(db, id);
    await audit(db, context, { action: 'client.restore', before, after });
    return after;
  });
