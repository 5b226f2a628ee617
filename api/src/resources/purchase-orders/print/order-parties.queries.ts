import { type PurchaseOrderPrint } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { ADDRESS_COLUMNS, jsonOf, PRINTED_PROJECT } from '../../documents/printed-columns.queries';

type Parties = Pick<PurchaseOrderPrint, 'payee' | 'project'> & { payee_id: number };

/** Who an order goes to, and for which project. */
export async function partiesOfOrder(db: Db, id: number) {
  const { rows } = await sql<Parties>`
    select organisations.id as payee_id,
      ${jsonOf('organisations', ['name', 'type', 'registration_no', 'sst_no', ...ADDRESS_COLUMNS])} as payee, ${PRINTED_PROJECT} as project
    from purchase_orders
    join projects on projects.id = purchase_orders.project_id
    join organisations on organisations.id = purchase_orders.contractor_id
    where purchase_orders.id = ${id}`.execute(db);
  return rows[0];
}
