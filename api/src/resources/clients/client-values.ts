import { addressValues, type ClientInput } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Context } from '../../http/context';
import { endCustomerOfName } from '../end-customers/end-customer-of-name';
import { type ClientValues } from './clients.queries';

/**
 * A client's columns from what was typed; what was left out is empty, an end customer's new name creates it.
 * docs/domain/parties.md#end-customers
 */
export const clientValues = async (db: Db, context: Context, input: ClientInput): Promise<ClientValues> => ({
  ...addressValues(input),
  name: input.name,
  person_in_charge: input.person_in_charge ?? null,
  end_customer_id: await endCustomerOfName(db, context, input.end_customer),
});
