import { type Client, type ClientInput } from '@siteledger/shared-lib/domain';
import { insertRow } from '../../db/rows';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { clientValues } from './client-values';
import { findClientRecord } from './clients.queries';

/** Creates a client; a new end customer's name creates that too. parties.md#clients, parties.md#end-customers */
export const createClient = (context: Context, input: ClientInput): Promise<Client | undefined> =>
  inTransaction(context, async (db) => {
    const { id } = await insertRow(db, 'clients', await clientValues(db, context, input));

    const client = await findClientRecord(db, id);
    await audit(db, context, { action: 'client.create', after: client });
    return client;
  });
