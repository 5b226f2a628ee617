import { sql } from 'kysely';
import { pageOfNumbers, type PageWindow } from '../../../db/list-page';
import {
  type AmountRange,
  columnsMatch,
  filled,
  isOfClient,
  isOneOf,
  recordsNamed,
  refersTo,
  withinAmounts,
  withinDays,
} from '../../../db/list-sql';
import { projectScope } from '../../../db/project-scope';
import { remembered } from '../../../db/remembered';
import { orderFigures } from '../../../figures/order-figures';
import { type Context } from '../../../http/context';

const SORTS = {
  created_at: filled(sql`purchase_orders.created_at`),
  po_no: filled(sql`lower(purchase_orders.po_no)`),
  issued_date: filled(sql`purchase_orders.issued_date`),
  required_date: sql`purchase_orders.required_date`,
  status: filled(sql`purchase_orders.status`),
  'project.name': filled(sql`lower(projects.name)`, sql`projects.id`),
  'contractor.name': filled(sql`lower(organisations.name)`, sql`organisations.id`),
  description: sql`lower(purchase_orders.description)`,
  budget: sql`purchase_orders.budget`,
  dc_note: filled(sql`purchase_orders.dc_note`),
  total_tax: filled(sql`purchase_orders.total_tax`),
  total_value: filled(sql`purchase_orders.total_value`),
  ...orderFigures,
};

export type PurchaseOrderSort = keyof typeof SORTS;

export const PURCHASE_ORDER_SORTS = Object.keys(SORTS) as PurchaseOrderSort[];

type Reference = string | number | undefined;

export type PurchaseOrderFilter = AmountRange & {
  search: string | undefined;
  status?: readonly (string | null | undefined)[] | undefined;
  project?: Reference;
  client?: Reference;
  contractor?: Reference;
  issued_from?: string | undefined;
  issued_to?: string | undefined;
};

const JOINS: Partial<Record<PurchaseOrderSort, ReturnType<typeof sql>>> = {
  'project.name': sql`join projects on projects.id = purchase_orders.project_id`,
  'contractor.name': sql`join organisations on organisations.id = purchase_orders.contractor_id`,
};

const conditionsOf = (context: Context, filter: PurchaseOrderFilter) => [
  sql`purchase_orders.deleted_at is null`,
  projectScope(context, 'purchase_orders.project_id'),
  ...isOneOf('purchase_orders.status', filter.status),
  refersTo('purchase_orders.project_id', 'projects', filter.project),
  isOfClient('purchase_orders.project_id', filter.client),
  refersTo('purchase_orders.contractor_id', 'organisations', filter.contractor),
  ...withinDays('purchase_orders.issued_date', filter.issued_from, filter.issued_to),
  ...withinAmounts('purchase_orders.total_value', filter),
  ...(filter.search === undefined ? [] : [searched(filter.search)]),
];

const searched = (search: string) => sql`(
  ${columnsMatch(search, 'purchase_orders', ['po_no', 'description'])}
  or purchase_orders.contractor_id = any(array(${recordsNamed(search, 'organisations')}))
  or purchase_orders.project_id = any(array(${recordsNamed(search, 'projects')}))
)`;

/** How many purchase orders a list has, and the sums over all of them. */
export const totalsOfOrders = (context: Context, filter: PurchaseOrderFilter) =>
  remembered(context.db, ['purchase-orders', context.scope, filter], async () => {
    const { rows } = await sql<{ total: number } & Record<string, string>>`
      select count(*) as total,
        coalesce(sum(purchase_orders.budget), 0.00) as budget, coalesce(sum(purchase_orders.total_tax), 0.00) as total_tax,
        coalesce(sum(purchase_orders.total_value), 0.00) as total_value, coalesce(sum(purchase_orders.dc_note), 0.00) as dc_note,
        coalesce(sum(purchase_orders.billed), 0.00) as billed, coalesce(sum(${orderFigures.outstanding}), 0.00) as outstanding,
        coalesce(sum(${orderFigures.over_billed}), 0.00) as over_billed
      from purchase_orders where ${sql.join(conditionsOf(context, filter), sql` and `)}`.execute(context.db);
    const { total, ...totals } = rows[0] ?? { total: 0 };
    return { total, totals };
  });

/** Numbers of the purchase orders on one page. */
export const pageOfOrders = (
  context: Context,
  filter: PurchaseOrderFilter,
  by: { sort: PurchaseOrderSort; order: 'asc' | 'desc' },
  window: PageWindow,
) =>
  pageOfNumbers(context.db, {
    table: 'purchase_orders',
    joins: JOINS[by.sort],
    conditions: conditionsOf(context, filter),
    by,
    columns: SORTS,
    window,
  });
