import { type VariationOrderParty } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import {
  type AmountRange,
  filled,
  isOneOf,
  matchesSearch,
  pageOfNumbers,
  type PageWindow,
  recordsNamed,
  withinAmounts,
  withinDays,
} from '../../../lists';
import { projectScope } from '../../../http/project-scope.queries';
import { cachedUntilWrite } from '../../../db/cached-until-write';
import { pastTable, tableAsOf } from '../../../figures/dated/table-as-of';
import { type Viewpoint } from '../../../figures/viewpoint';
import { type Context } from '../../../http/context';

const SORTS = {
  created_at: filled(sql`variation_orders.created_at`),
  vo_no: filled(sql`lower(variation_orders.vo_no)`),
  title: filled(sql`lower(variation_orders.title)`),
  type: filled(sql`variation_orders.type`),
  amount: filled(sql`variation_orders.amount`),
  cost_amount: filled(sql`variation_orders.cost_amount`),
  status: filled(sql`variation_orders.status`),
  submitted_date: sql`variation_orders.submitted_date`,
  approved_date: sql`variation_orders.approved_date`,
  client_ref: sql`lower(variation_orders.client_ref)`,
  eot_days: filled(sql`variation_orders.eot_days`),
  'project.name': filled(sql`lower(projects.name)`, sql`projects.id`),
  'contractor.name': sql`lower(organisations.name)`,
};

export type VariationOrderSort = keyof typeof SORTS;

export const VARIATION_ORDER_SORTS = Object.keys(SORTS) as VariationOrderSort[];

type Reference = string | number | undefined;

export type VariationOrderFilter = Viewpoint &
  AmountRange & {
    search: string | undefined;
    status?: readonly (string | null | undefined)[] | undefined;
    type?: string | undefined;
    party?: VariationOrderParty | undefined;
    project?: Reference;
    client?: Reference;
    contractor?: Reference;
    approved_from?: string | undefined;
    approved_to?: string | undefined;
  };

const OF_PARTY = {
  client: sql<boolean>`variation_orders.contractor_id is null`,
  subcontract: sql<boolean>`variation_orders.contractor_id is not null`,
};

const JOINS: Partial<Record<VariationOrderSort, ReturnType<typeof sql>>> = {
  'project.name': sql`join projects on projects.id = variation_orders.project_id`,
  'contractor.name': sql`left join organisations on organisations.id = variation_orders.contractor_id`,
};

const conditionsOf = (context: Context, filter: VariationOrderFilter) => [
  sql`variation_orders.deleted_at is null`,
  projectScope(context, 'variation_orders.project_id'),
  ...isOneOf('variation_orders.status', filter.status),
  ...isOneOf('variation_orders.type', filter.type === undefined ? undefined : [filter.type]),
  ...(filter.party ? [OF_PARTY[filter.party]] : []),
  refersTo('variation_orders.project_id', 'projects', filter.project),
  isOfClient('variation_orders.project_id', filter.client),
  refersTo('variation_orders.contractor_id', 'organisations', filter.contractor),
  ...withinDays('variation_orders.approved_date', filter.approved_from, filter.approved_to),
  ...withinAmounts('variation_orders.amount', filter),
  ...(filter.search === undefined ? [] : [searched(filter.search)]),
];

const searched = (search: string) => sql`(
  ${matchesSearch(search, ['variation_orders.vo_no', 'variation_orders.title', 'variation_orders.client_ref'])}
  or variation_orders.project_id = any(array(${recordsNamed(search, 'projects')}))
  or variation_orders.contractor_id = any(array(${recordsNamed(search, 'organisations')}))
)`;

/** How many variation orders a list has, and the sums over all of them; omissions count as negative. */
export const totalsOfVariationOrders = (context: Context, filter: VariationOrderFilter) =>
  cachedUntilWrite(context.db, ['variation-orders', context.scope, filter], async () => {
    const { rows } = await sql<{ total: number } & Record<string, string>>`
      select count(*) as total,
        coalesce(sum(case type when 'omission' then -amount else amount end), 0.00) as amount,
        coalesce(sum(cost_amount), 0.00) as cost_amount
      from ${tableAsOf('variation_orders', filter)} where ${sql.join(conditionsOf(context, filter), sql` and `)}`.execute(
      context.db,
    );
    const { total, ...totals } = rows[0] ?? { total: 0 };
    return { total, totals };
  });

/** Numbers of the variation orders on one page. */
export const pageOfVariationOrders = (
  context: Context,
  filter: VariationOrderFilter,
  by: { sort: VariationOrderSort; order: 'asc' | 'desc' },
  window: PageWindow,
) =>
  pageOfNumbers(context.db, {
    table: 'variation_orders',
    from: pastTable('variation_orders', filter),
    joins: JOINS[by.sort],
    conditions: conditionsOf(context, filter),
    by,
    columns: SORTS,
    window,
  });
