import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import {
  type AmountRange,
  columnsMatch,
  documentList,
  natural,
  neverNull,
  isOneOf,
  OF_CONTRACTOR,
  recordsNamed,
  withinAmounts,
  withinDays,
} from '../../../lists';
import { projectScope } from '../../../http/project-scope.queries';
import { pastTable } from '../../../figures/dated/table-as-of';
import { orderFigures } from '../../../figures/order-figures';
import { type Viewpoint } from '../../../figures/viewpoint';

type Reference = string | number | undefined;

export type PurchaseOrderFilter = Viewpoint &
  AmountRange & {
    search: string | undefined;
    status?: readonly (string | null | undefined)[] | undefined;
    project?: Reference;
    client?: Reference;
    contractor?: Reference;
    issued_from?: string | undefined;
    issued_to?: string | undefined;
  };

/** The purchase orders of a list: how many with their sums, by project or by contractor, and the numbers of those on one page. */
export const {
  sorts: PURCHASE_ORDER_SORTS,
  totals: totalsOfOrders,
  groups: groupsOfOrders,
  page: pageOfOrders,
} = documentList({
  name: 'purchase-orders',
  table: 'purchase_orders',
  past: (filter) => pastTable('purchase_orders', filter, { project: filter.project }),
  sorts: {
    created_at: neverNull(sql`purchase_orders.created_at`),
    po_no: neverNull(natural(sql`purchase_orders.po_no`)),
    issued_date: neverNull(sql`purchase_orders.issued_date`),
    required_date: sql`purchase_orders.required_date`,
    status: neverNull(sql`purchase_orders.status`),
    'project.name': neverNull(sql`lower(projects.name)`, sql`projects.id`),
    'contractor.name': neverNull(sql`lower(organisations.name)`, sql`organisations.id`),
    description: sql`lower(purchase_orders.description)`,
    budget: sql`purchase_orders.budget`,
    dc_note: neverNull(sql`purchase_orders.dc_note`),
    total_tax: neverNull(sql`purchase_orders.total_tax`),
    total_value: neverNull(sql`purchase_orders.total_value`),
    ...orderFigures,
  },
  joins: {
    'project.name': sql`join projects on projects.id = purchase_orders.project_id`,
    'contractor.name': sql`join organisations on organisations.id = purchase_orders.contractor_id`,
  },
  visible: (context) => [sql`purchase_orders.deleted_at is null`, projectScope(context, 'purchase_orders.project_id')],
  chosen: (filter: PurchaseOrderFilter) => [
    ...isOneOf('purchase_orders.status', filter.status),
    refersTo('purchase_orders.project_id', 'projects', filter.project),
    isOfClient('purchase_orders.project_id', filter.client),
    refersTo('purchase_orders.contractor_id', 'organisations', filter.contractor),
    ...withinDays('purchase_orders.issued_date', filter.issued_from, filter.issued_to),
    ...withinAmounts('purchase_orders.total_value', filter),
  ],
  searched: (search) => sql`(
    ${columnsMatch(search, 'purchase_orders', ['po_no', 'description'])}
    or purchase_orders.contractor_id = any(array(${recordsNamed(search, 'organisations')}))
    or purchase_orders.project_id = any(array(${recordsNamed(search, 'projects')}))
  )`,
  rows: (from) => sql`
    select project_id, contractor_id, 1 as documents, budget, total_tax, total_value, dc_note, billed,
      ${orderFigures.budget_variance} as budget_variance, ${orderFigures.outstanding} as outstanding, ${orderFigures.over_billed} as over_billed
    from ${from}`,
  sums: sql`
    coalesce(sum(budget), 0.00) as budget, coalesce(sum(budget_variance), 0.00) as budget_variance,
    coalesce(sum(total_tax), 0.00) as total_tax, coalesce(sum(total_value), 0.00) as total_value,
    coalesce(sum(dc_note), 0.00) as dc_note, coalesce(sum(billed), 0.00) as billed,
    round(sum(billed) * 100 / nullif(sum(total_value), 0), 2) as billed_percent,
    coalesce(sum(outstanding), 0.00) as outstanding, coalesce(sum(over_billed), 0.00) as over_billed`,
  party: OF_CONTRACTOR,
});
