import { type VariationOrder, type VariationOrderDetails } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { columnsOf, type Expressions, select, selection } from '../../db/selection';
import { tableAsOf } from '../../figures/dated/table-as-of';
import { type Viewpoint } from '../../figures/viewpoint';
import { idsOf, type PageRows, wantedRows } from '../../lists';

const from = (view: Viewpoint, ids?: readonly number[]) => sql`
  from ${tableAsOf('variation_orders', view, { ids })}
  join projects on projects.id = variation_orders.project_id
  left join organisations on organisations.id = variation_orders.contractor_id`;

const VARIATION: Expressions<VariationOrder> = {
  ...columnsOf('variation_orders', 'id', 'uuid', 'version', 'created_at'),
  project: sql`json_build_object('uuid', projects.uuid, 'name', projects.name)`,
  contractor: sql`case when organisations.id is not null then json_build_object('uuid', organisations.uuid, 'name', organisations.name) end`,
  ...columnsOf('variation_orders', 'vo_no', 'title', 'type', 'amount', 'cost_amount', 'status'),
  ...columnsOf('variation_orders', 'submitted_date', 'approved_date', 'client_ref', 'eot_days', 'remarks'),
};

const LISTED = selection<VariationOrder>(VARIATION);

const DETAILS = selection<VariationOrderDetails>({
  ...VARIATION,
  ...columnsOf('variation_orders', 'status_reason'),
});

/** Variation orders of a page, in order, as in replies, as of a day. */
export async function variationOrdersById(db: Db, page: PageRows, view: Viewpoint) {
  const { rows } = await select(
    LISTED,
    sql`${from(view, idsOf(page))} join ${wantedRows(page)} on wanted.id = variation_orders.id
    order by wanted.place`,
  ).execute(db);
  return rows;
}

/** One variation order with the reason for voiding it, as of a day. */
export async function variationOrderById(db: Db, id: number, view: Viewpoint) {
  const { rows } = await select(DETAILS, sql`${from(view, [id])} where variation_orders.id = ${id}`).execute(db);
  return rows[0];
}

/** The project's next own number, VO-01 and so on; numbers of deleted ones are not reused. */
export async function nextVoNo(db: Db, projectId: number) {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(vo_no from '^[Vv][Oo]-([0-9]{1,9})$')::int), 0) + 1 as next
    from variation_orders where project_id = ${projectId}`.execute(db);
  return `VO-${String(oneRow(rows).next).padStart(2, '0')}`;
}
