import { type PurchaseOrderPrint } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';

type Parties = Pick<PurchaseOrderPrint, 'payee' | 'project'> & { payee_id: number };

/** Who an order goes to, and for which project. */
export async function partiesOfOrder(db: Db, id: number) {
  const { rows } = await sql<Parties>`
    select organisations.id as payee_id,
      json_build_object('name', organisations.name, 'type', organisations.type, 'registration_no', organisations.registration_no,
        'sst_no', organisations.sst_no, 'tel_no', organisations.tel_no, 'fax_no', organisations.fax_no,
        'address_1', organisations.address_1, 'address_2', organisations.address_2, 'city', organisations.city,
        'postcode', organisations.postcode, 'state', organisations.state, 'country', organisations.country) as payee,
      json_build_object('uuid', projects.uuid, 'name', projects.name, 'code', projects.code) as project
    from purchase_orders
    join projects on projects.id = purchase_orders.project_id
    join organisations on organisations.id = purchase_orders.contractor_id
    where purchase_orders.id = ${id}`.execute(db);
  return rows[0];
}
