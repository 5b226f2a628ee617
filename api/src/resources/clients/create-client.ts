import { type Client, type ClientInput, DEFAULT_COUNTRY } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { endCustomerOfName } from '../end-customers/end-customer-of-name';
import { findClientRecord, insertClient } from './queries';

/** Creates a client; a new end customer's name creates that too. Specification §3, Decision §3. */
export const createClient = (
  context: Context,
  { end_customer, country, ...input }: ClientInput,
): Promise<Client | undefined> =>
  inTransaction(context, async (db) => {
    const end_customer_id = await endCustomerOfName(db, context, end_customer);
    const id = await insertClient(db, { ...input, end_customer_id, country: country ?? DEFAULT_COUNTRY });
    const client = await findClientRecord(db, id);
    await audit(db, context, { action: 'client.create', entity: 'client', uuid: client?.uuid ?? null, after: client });
    return client;
  });
