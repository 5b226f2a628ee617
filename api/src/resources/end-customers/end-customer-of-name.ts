import { type Db } from '../../db/database';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { endCustomerByName } from './end-customers.queries';

/** The id of the end customer with this name, created if new. parties.md#end-customers */
export async function endCustomerOfName(
  db: Db,
  context: Context,
  name: string | null | undefined,
): Promise<number | null> {
  if (!name) return null;
  const { id, uuid } = await endCustomerByName(db, name);
  if (uuid) await audit(db, context, { action: 'end-customer.create', uuid, after: { name } });
  return id;
}
