import { PURCHASE_ORDER_STATUSES, type PurchaseOrderTotals } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import { pastTable } from '../../../figures/dated/table-as-of';
import { orderFigures } from '../../../figures/order-figures';
import { viewpointOf } from '../../../http/routes/as-of';
import { projectScope } from '../../../http/request/project-scope.queries';
import {
  amountFilters,
  columnsMatch,
  dayFilter,
  documentList,
  isOneOf,
  natural,
  neverNull,
  OF_CONTRACTOR,
  oneOrMore,
  recordReference,
  recordsNamed,
  sumOf,
  withinAmounts,
  withinDays,
} from '../../../lists';
import { documentCalls } from '../../documents/document-calls';
import { ordersById } from '../purchase-orders.queries';

const list = documentList({
  name: 'purchase-orders',
  table: 'purchase_orders',
  filters: {
    status: oneOrMore('status', PURCHASE_ORDER_STATUSES),
    project: recordReference('project'),
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    issued_from: dayFilter('issued_from'),
    issued_to: dayFilter('issued_to'),
    ...amountFilters,
  },
  viewOf: viewpointOf,
  from: (filter) => pastTable('purchase_orders', filter, { project: filter.project }),
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
  chosen: (filter) => [
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
  sums: {
    budget: sumOf('budget'),
    budget_variance: sumOf('budget_variance'),
    total_tax: sumOf('total_tax'),
    total_value: sumOf('total_value'),
    dc_note: sumOf('dc_note'),
    billed: sumOf('billed'),
    billed_percent: sql`round(sum(billed) * 100 / nullif(sum(total_value), 0), 2)`,
    outstanding: sumOf('outstanding'),
    over_billed: sumOf('over_billed'),
  } satisfies Record<keyof PurchaseOrderTotals, unknown>,
  party: OF_CONTRACTOR,
});

/**
 * The caller's purchase orders as of the day of the query, with sums over all filtered ones; also grouped by project or
 * contractor. docs/domain/orders.md#billed-and-outstanding
 */
export const PURCHASE_ORDERS = documentCalls({
  list,
  defaultSort: { sort: 'created_at', order: 'desc' },
  rows: ({ db }, page, filter) => ordersById(db, page, filter),
});
