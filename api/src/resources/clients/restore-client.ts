import { type Client } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { conflict } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { lockCurrentClient } from './lock-current-client';
import { findClientRecord, saveClient } from './clients.queries';

/** Brings a deleted client back as it was, under the same uuid. parties.md#clients, states-and-deletions.md#deletions */
export const restoreClient = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Client | undefined> =>
  inTransaction(context, async (db) => {
    const { id, uuid, deleted_at } = await lockCurrentClient(db, reference, expected);
    if (!deleted_at) throw conflict('The client is not deleted.');

    const before = await findClientRecord(db, id);
    await saveClient(db, id, { deleted_at: null });
    const after = await findClientRecord(db, id);
    await audit(db, context, { action: 'client.restore', entity: 'client', uuid, before, after });
    return after;
  });
