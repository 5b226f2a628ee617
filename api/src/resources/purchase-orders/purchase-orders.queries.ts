import { type PurchaseOrder, type PurchaseOrderDetails, type PurchaseOrderLine } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { columnsOf, type Expressions, jsonOf, select, selection } from '../../db/selection';
import { tableAsOf } from '../../figures/dated/table-as-of';
import { orderFigures } from '../../figures/order-figures';
import { type Viewpoint } from '../../figures/viewpoint';
import { idsOf, type PageRows, wantedRows } from '../../lists';

const from = (view: Viewpoint, ids?: readonly number[]) => sql`
  from ${tableAsOf('purchase_orders', view, { ids })}
  join projects on projects.id = purchase_orders.project_id
  join organisations on organisations.id = purchase_orders.contractor_id`;

const ORDER: Expressions<PurchaseOrder> = {
  ...columnsOf('purchase_orders', 'id', 'uuid', 'version', 'created_at'),
  project: sql`json_build_object('uuid', projects.uuid, 'name', projects.name)`,
  contractor: sql`json_build_object('uuid', organisations.uuid, 'name', organisations.name)`,
  ...columnsOf('purchase_orders', 'po_no', 'status', 'issued_date', 'required_date', 'description', 'remarks'),
  ...columnsOf('purchase_orders', 'budget', 'total_tax', 'total_value', 'dc_note'),
  ...orderFigures,
};

const LISTED = selection<PurchaseOrder>(ORDER);

const LINE = jsonOf<PurchaseOrderLine>({
  uuid: sql`lines.uuid`,
  position: sql`lines.position`,
  description: sql`lines.description`,
  unit: sql`lines.unit`,
  qty: sql`lines.qty::text`,
  unit_price: sql`lines.unit_price::text`,
  amount: sql`lines.amount::text`,
  tax_code: sql`lines.tax_code`,
  account_code: sql`case when account_codes.id is not null then json_build_object('uuid', account_codes.uuid, 'name', account_codes.name) end`,
});

const DETAILS = selection<PurchaseOrderDetails>({
  ...ORDER,
  ...columnsOf('purchase_orders', 'terms'),
  lines: sql`(
    select json_agg(${LINE} order by lines.position)
    from purchase_order_lines lines left join account_codes on account_codes.id = lines.account_code_id
    where lines.purchase_order_id = purchase_orders.id
  )`,
});

/** Purchase orders of a page, in order, as in lists, as of a day. */
export async function ordersById(db: Db, page: PageRows, view: Viewpoint) {
  const { rows } = await select(
    LISTED,
    sql`${from(view, idsOf(page))} join ${wantedRows(page)} on wanted.id = purchase_orders.id
    order by wanted.place`,
  ).execute(db);
  return rows;
}

/** One purchase order with its lines and terms, as of a day. */
export async function orderById(db: Db, id: number, view: Viewpoint) {
  const { rows } = await select(DETAILS, sql`${from(view, [id])} where purchase_orders.id = ${id}`).execute(db);
  return rows[0];
}

export type OrderLine = {
  description: string;
  unit: string | null;
  qty: string;
  unit_price: string;
  account_code_id: number | null;
  tax_code: string;
};
