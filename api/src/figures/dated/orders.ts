import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type PurchaseOrdersTable, type VariationOrdersTable } from '../../db/schema/projects';
import { type DatedColumns, RECORDED, selectColumns } from './columns';
import { dayLiteral } from './day';
import { isWithinIds, isWithinProjects, type Within } from './within';

/** Purchase orders issued up to a day, with what was billed on them up to it. A status has no day: it reads as it is now. */
export function purchaseOrdersAsOf(day: Day, within: Within): RawBuilder<unknown> {
  const columns: DatedColumns<PurchaseOrdersTable> = {
    id: RECORDED, uuid: RECORDED, project_id: RECORDED, contractor_id: RECORDED, po_no: RECORDED, status: RECORDED,
    issued_date: RECORDED, required_date: RECORDED, description: RECORDED, remarks: RECORDED, terms: RECORDED,
    budget: RECORDED, total_tax: RECORDED, total_value: RECORDED,
    billed: sql`(purchase_orders.billed - coalesce(later.billed, 0.00))`,
    dc_note: sql`(purchase_orders.dc_note - coalesce(later.dc_note, 0.00))`,
    version: RECORDED, created_at: RECORDED, updated_at: RECORDED, deleted_at: RECORDED,
  }; // prettier-ignore
  return sql`(
    select ${selectColumns<PurchaseOrdersTable>('purchase_orders', columns)}
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
 * Variation orders submitted or approved up to a day, and drafts, which have no day. One that was approved later reads as
 * submitted; one that is void or rejected reads so on every day, for neither has a day.
 */
export function variationOrdersAsOf(day: Day, within: Within): RawBuilder<unknown> {
  const isLater = sql`variation_orders.approved_date > ${dayLiteral(day)}`;
  const columns: DatedColumns<VariationOrdersTable> = {
    id: RECORDED, uuid: RECORDED, project_id: RECORDED, vo_no: RECORDED, title: RECORDED, type: RECORDED, amount: RECORDED,
    cost_amount: RECORDED, contractor_id: RECORDED,
    status: sql`case when variation_orders.status = 'approved' and ${isLater} then 'submitted' else variation_orders.status end`,
    status_reason: RECORDED, submitted_date: RECORDED,
    approved_date: sql`case when not (${isLater}) then variation_orders.approved_date end`,
    client_ref: RECORDED, eot_days: RECORDED, remarks: RECORDED, version: RECORDED, created_at: RECORDED,
    updated_at: RECORDED, deleted_at: RECORDED,
  }; // prettier-ignore
  return sql`(
    select ${selectColumns<VariationOrdersTable>('variation_orders', columns)}
    from variation_orders
    where coalesce(least(variation_orders.submitted_date, variation_orders.approved_date), '-infinity') <= ${dayLiteral(day)}
      and ${isWithinIds('variation_orders.id', within)} and ${isWithinProjects('variation_orders.project_id', within)}
  )`;
}
