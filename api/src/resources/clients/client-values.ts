import { addressValues, type ClientInput } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type StoredFields } from '../../db/stored-fields';
import { type Context } from '../../http/request/context';
import { endCustomerOfName } from '../end-customers/end-customer-of-name';

/**
 * A client's columns from the form; omitted fields become empty, and a new end customer's name creates it.
 * docs/domain/parties.md#end-customers
 */
export const clientValues = async (db: Db, context: Context, input: ClientInput) =>
  ({
    ...addressValues(input),
    name: input.name,
    person_in_charge: input.person_in_charge ?? null,
    email: input.email ?? null,
    payment_days: input.payment_days ?? null,
    tin: input.tin ?? null,
    id_type: input.id_type ?? null,
    id_no: input.id_no ?? null,
    sst_no: input.sst_no ?? null,
    accounting_code: input.accounting_code ?? null,
    end_customer_id: await endCustomerOfName(db, context, input.end_customer),
  }) satisfies StoredFields<ClientInput, { end_customer: 'end_customer_id' }>;
