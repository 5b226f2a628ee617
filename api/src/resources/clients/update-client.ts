import { type Client, type ClientInput } from '@siteledger/shared-lib/domain';
import { saveRow } from '../../db/rows';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { clientValues } from './client-values';
import { lockLiveClient } from './lock-current-client';
import { findClientRecord } from './clients.queries';

/** Replaces the fields of a client that is not deleted. docs/domain/parties.md#clients */
export const updateClient = (
  context: Context,
  reference: string,
  input: ClientInput,
  expected: number | undefined,
): Promise<Client | undefined> =>
  inTransaction(context, async (db) => {
    const { id } = await lockLiveClient(db, reference, expected);

    const before = await findClientRecord(db, id);
    await saveRow(db, 'clients', id, await clientValues(db, context, input));
    const after = await findClientRecord(db, id);
    await audit(db, context, { action: 'client.update', before, after });
    return after;
  });
