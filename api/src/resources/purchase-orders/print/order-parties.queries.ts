import { ADDRESS_COLUMNS, type PurchaseOrderPrint } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { columnsOf, jsonOf, select, selection } from '../../../db/selection';
import { PRINTED_PROJECT } from '../../documents/printed-columns.queries';

type Parties = Pick<PurchaseOrderPrint, 'payee' | 'project'> & { payee_id: number };

const PARTIES = selection<Parties>({
  payee_id: sql`organisations.id`,
  payee: jsonOf<PurchaseOrderPrint['payee']>(
    columnsOf('organisations', 'name', 'type', 'registration_no', 'sst_no', ...ADDRESS_COLUMNS),
  ),
  project: PRINTED_PROJECT,
});

/** The contractor and project printed on an order. */
export async function partiesOfOrder(db: Db, id: number) {
  const { rows } = await select(
    PARTIES,
    sql`from purchase_orders
    join projects on projects.id = purchase_orders.project_id
    join organisations on organisations.id = purchase_orders.contractor_id
    where purchase_orders.id = ${id}`,
  ).execute(db);
  return rows[0];
}
