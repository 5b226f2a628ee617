import { type Grouping } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import {
  type AmountRange,
  columnsMatch,
  filled,
  type Groups,
  isOneOf,
  OF_CONTRACTOR,
  OF_PROJECT,
  pageOfNumbers,
  type PageWindow,
  recordsNamed,
  withinAmounts,
  withinDays,
} from '../../../lists';
import { projectScope } from '../../../http/project-scope.queries';
import { cachedUntilWrite } from '../../../db/cached-until-write';
import { pastTable, tableAsOf } from '../../../figures/dated/table-as-of';
import { orderFigures } from '../../../figures/order-figures';
import { type Viewpoint } from '../../../figures/viewpoint';
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

const within = ({ project }: PurchaseOrderFilter) => ({ project });

const searched = (search: string) => sql`(
  ${columnsMatch(search, 'purchase_orders', ['po_no', 'description'])}
  or purchase_orders.contractor_id = any(array(${recordsNamed(search, 'organisations')}))
  or purchase_orders.project_id = any(array(${recordsNamed(search, 'projects')}))
)`;

const SUMS = sql`
  coalesce(sum(budget), 0.00) as budget, coalesce(sum(budget_variance), 0.00) as budget_variance,
  coalesce(sum(total_tax), 0.00) as total_tax, coalesce(sum(total_value), 0.00) as total_value,
  coalesce(sum(dc_note), 0.00) as dc_note, coalesce(sum(billed), 0.00) as billed,
  round(sum(billed) * 100 / nullif(sum(total_value), 0), 2) as billed_percent,
  coalesce(sum(outstanding), 0.00) as outstanding, coalesce(sum(over_billed), 0.00) as over_billed`;

const rowsOf = (context: Context, filter: PurchaseOrderFilter) => sql`(
  select project_id, contractor_id, 1 as documents, budget, total_tax, total_value, dc_note, billed,
    ${orderFigures.budget_variance} as budget_variance, ${orderFigures.outstanding} as outstanding, ${orderFigures.over_billed} as over_billed
  from ${tableAsOf('purchase_orders', filter, within(filter))} where ${sql.join(conditionsOf(context, filter), sql` and `)}
)`;

/** How many purchase orders a list has, and the sums over all of them. */
export const totalsOfOrders = (context: Context, filter: PurchaseOrderFilter) =>
  cachedUntilWrite(context.db, ['purchase-orders', context.scope, filter], async () => {
    const { rows } = await sql<{ total: number } & Record<string, string>>`
      select count(*) as total, ${SUMS} from ${rowsOf(context, filter)} sums`.execute(context.db);
    const { total, ...totals } = rows[0] ?? { total: 0 };
    return { total, totals };
  });

/** The purchase orders of a list by project or by contractor. */
export const groupsOfOrders = (context: Context, filter: PurchaseOrderFilter, by: Grouping): Groups => ({
  source: rowsOf(context, filter),
  sums: SUMS,
  key: by === 'party' ? OF_CONTRACTOR : OF_PROJECT,
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
    from: pastTable('purchase_orders', filter, within(filter)),
    joins: JOINS[by.sort],
    conditions: conditionsOf(context, filter),
    by,
    columns: SORTS,
    window,
  });
