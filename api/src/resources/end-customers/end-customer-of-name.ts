import { type Db } from '../../db/database';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { endCustomerByName } from './end-customers.queries';

/** The number of the end customer that a project or a client names; a new name creates it. parties.md#end-customers */
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
