import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Row } from '../../db/rows';
import { columnsOf, type Expressions, selection } from '../../db/selection';
import { dayLiteral } from './day';
import { isWithinIds, isWithinProjects, type Within } from './within';

/**
 * Purchase orders issued up to a day, with the amount billed by then. The status has no date, so it is the current one.
 */
export function purchaseOrdersAsOf(day: Day, within: Within): RawBuilder<unknown> {
  const order: Expressions<Row<'purchase_orders'>> = {
    ...columnsOf('purchase_orders', 'id', 'uuid', 'project_id', 'contractor_id', 'po_no', 'status', 'issued_date'),
    ...columnsOf(
      'purchase_orders',
      'required_date',
      'description',
      'remarks',
      'terms',
      'budget',
      'total_tax',
      'total_value',
    ),
    billed: sql`(purchase_orders.billed - coalesce(later.billed, 0.00))`,
    dc_note: sql`(purchase_orders.dc_note - coalesce(later.dc_note, 0.00))`,
    ...columnsOf('purchase_orders', 'version', 'created_at', 'updated_at', 'deleted_at'),
  };
  return sql`(
    select ${selection(order).columns}
    from purchase_orders
    left join (
      select purchase_order_id, sum(total_expenses) as billed, sum(dc_note) as dc_note
      from expenses
      where deleted_at is null and purchase_order_id is not null and invoice_date > ${dayLiteral(day)}
        and ${isWithinIds('purchase_order_id', within)} and ${isWithinProjects('expenses.project_id', within)}
      group by purchase_order_id
    ) later on later.purchase_order_id = purchase_orders.id
    where purchase_orders.issued_date <= ${dayLiteral(day)}
      and ${isWithinIds('purchase_orders.id', within)} and ${isWithinProjects('purchase_orders.project_id', within)}
  )`;
}

/**
 * Variation orders submitted or approved up to a day, and drafts, which have no date. One approved later is shown as
 * submitted. The day on which one became void or rejected is not recorded, so it has that status on every day.
 */
export function variationOrdersAsOf(day: Day, within: Within): RawBuilder<unknown> {
  const isLater = sql`variation_orders.approved_date > ${dayLiteral(day)}`;
  const variation: Expressions<Row<'variation_orders'>> = {
    ...columnsOf('variation_orders', 'id', 'uuid', 'project_id', 'vo_no', 'title', 'type', 'amount', 'cost_amount'),
    ...columnsOf('variation_orders', 'contractor_id'),
    status: sql`case when variation_orders.status = 'approved' and ${isLater} then 'submitted' else variation_orders.status end`,
    ...columnsOf('variation_orders', 'status_reason', 'submitted_date'),
    approved_date: sql`case when not (${isLater}) then variation_orders.approved_date end`,
    ...columnsOf('variation_orders', 'client_ref', 'eot_days', 'remarks'),
    ...columnsOf('variation_orders', 'version', 'created_at', 'updated_at', 'deleted_at'),
  };
  return sql`(
    select ${selection(variation).columns}
    from variation_orders
    where coalesce(least(variation_orders.submitted_date, variation_orders.approved_date), '-infinity') <= ${dayLiteral(day)}
      and ${isWithinIds('variation_orders.id', within)} and ${isWithinProjects('variation_orders.project_id', within)}
  )`;
}
