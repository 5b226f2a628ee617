import { type RawBuilder, sql } from 'kysely';
import { isPast, type Viewpoint } from '../viewpoint';
import { tableAsOf } from './table-as-of';

/**
 * The amount each order commits a project to: the database's `project_commitments` for today; as of a past day the same
 * columns from the orders, bills and approved variations of that day. RM. figures.md#estimate-at-completion
 */
export const commitmentsOf = (view: Viewpoint, ids: readonly number[] | undefined): RawBuilder<unknown> =>
  ids && !isPast(view.asOf, view) ? sql`project_commitments(${ids}::bigint[])` : commitmentsAsOf(view, ids);

const commitmentsAsOf = (view: Viewpoint, ids: readonly number[] | undefined) => sql`(
  select project_id, contractor_id, orders.id as purchase_order_id, ${ONTO_FIRST} as variations,
    greatest(coalesce(orders.total_value, 0) + ${ONTO_FIRST}, coalesce(orders.billed, 0)) as committed
  from (
    select project_id, contractor_id, id, total_value, billed,
      row_number() over (partition by project_id, contractor_id order by id) as place
    from ${tableAsOf('purchase_orders', view, { projects: ids })}
    where deleted_at is null and status <> 'cancelled'
  ) orders
  full join (
    select project_id, contractor_id, sum(case type when 'addition' then amount else -amount end) as nett
    from ${tableAsOf('variation_orders', view, { projects: ids })}
    where contractor_id is not null and status = 'approved' and deleted_at is null
    group by project_id, contractor_id
  ) varied using (project_id, contractor_id)
)`;

// A contractor's variations count towards its first order in the project, or separately if it has none.
const ONTO_FIRST = sql`case when coalesce(orders.place, 1) = 1 then coalesce(varied.nett, 0) else 0 end`;
