import { DUPLICATE_DAYS, type PaymentGuards } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { projectScope } from '../http/request/project-scope.queries';
import { type Context } from '../http/request/context';
import { tableAsOf } from './dated/table-as-of';
import { orderFigures } from './order-figures';
import { type Viewpoint } from './viewpoint';

/**
 * Facts for the payer of expenses to check, by expense id: the contractor's bank, the amount over-billed on the order
 * and a similar bill in one of the caller's projects.
 */
export async function paymentGuards(
  context: Context,
  ids: readonly number[],
  view: Viewpoint,
): Promise<Map<number, PaymentGuards>> {
  const { rows } = await sql<PaymentGuards & { id: number }>`
    select expenses.id, organisations.bank_name as contractor_bank, coalesce(${orderFigures.over_billed}, 0.00) as over_billed,
      case when other.uuid is not null
        then json_build_object('uuid', other.uuid, 'ref_no', other.ref_no, 'invoice_date', other.invoice_date, 'status', other.status)
      end as similar
    from ${tableAsOf('expenses', view, { ids })}
    join organisations on organisations.id = expenses.contractor_id
    left join ${tableAsOf('purchase_orders', view)} on purchase_orders.id = expenses.purchase_order_id
    left join lateral (
      select uuid, ref_no, invoice_date, status from ${tableAsOf('expenses', view, {}, 'other')}
      where other.deleted_at is null and other.id <> expenses.id and other.contractor_id = expenses.contractor_id
        and other.invoice_amt = expenses.invoice_amt and other.tax_amt = expenses.tax_amt and other.status <> 'writeOff'
        and abs(other.invoice_date - expenses.invoice_date) <= ${DUPLICATE_DAYS}
        and ${projectScope(context, 'other.project_id')}
      order by abs(other.invoice_date - expenses.invoice_date), other.id limit 1
    ) other on true
    where expenses.id = any(${ids}::bigint[])`.execute(context.db);
  return new Map(rows.map(({ id, ...guards }) => [id, guards]));
}
