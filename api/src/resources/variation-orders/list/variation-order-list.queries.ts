import { type VariationOrderParty } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import {
  type AmountRange,
  documentList,
  natural,
  neverNull,
  isOneOf,
  matchesSearch,
  recordsNamed,
  withinAmounts,
  withinDays,
} from '../../../lists';
import { projectScope } from '../../../http/project-scope.queries';
import { pastTable } from '../../../figures/dated/table-as-of';
import { type Viewpoint } from '../../../figures/viewpoint';

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

/** The variation orders of a list: how many with their sums, and the numbers of those on one page. */
export const {
  sorts: VARIATION_ORDER_SORTS,
  totals: totalsOfVariationOrders,
  page: pageOfVariationOrders,
} = documentList({
  name: 'variation-orders',
  table: 'variation_orders',
  past: (filter) => pastTable('variation_orders', filter),
  sorts: {
    created_at: neverNull(sql`variation_orders.created_at`),
    vo_no: neverNull(natural(sql`variation_orders.vo_no`)),
    title: neverNull(sql`lower(variation_orders.title)`),
    type: neverNull(sql`variation_orders.type`),
    amount: neverNull(sql`variation_orders.amount`),
    cost_amount: neverNull(sql`variation_orders.cost_amount`),
    status: neverNull(sql`variation_orders.status`),
    submitted_date: sql`variation_orders.submitted_date`,
    approved_date: sql`variation_orders.approved_date`,
    client_ref: natural(sql`variation_orders.client_ref`),
    eot_days: neverNull(sql`variation_orders.eot_days`),
    'project.name': neverNull(sql`lower(projects.name)`, sql`projects.id`),
    'contractor.name': sql`lower(organisations.name)`,
  },
  joins: {
    'project.name': sql`join projects on projects.id = variation_orders.project_id`,
    'contractor.name': sql`left join organisations on organisations.id = variation_orders.contractor_id`,
  },
  visible: (context) => [
    sql`variation_orders.deleted_at is null`,
    projectScope(context, 'variation_orders.project_id'),
  ],
  chosen: (filter: VariationOrderFilter) => [
    ...isOneOf('variation_orders.status', filter.status),
    ...isOneOf('variation_orders.type', filter.type === undefined ? undefined : [filter.type]),
    ...(filter.party ? [OF_PARTY[filter.party]] : []),
    refersTo('variation_orders.project_id', 'projects', filter.project),
    isOfClient('variation_orders.project_id', filter.client),
    refersTo('variation_orders.contractor_id', 'organisations', filter.contractor),
    ...withinDays('variation_orders.approved_date', filter.approved_from, filter.approved_to),
    ...withinAmounts('variation_orders.amount', filter),
  ],
  searched: (search) => sql`(
    ${matchesSearch(search, ['variation_orders.vo_no', 'variation_orders.title', 'variation_orders.client_ref'])}
    or variation_orders.project_id = any(array(${recordsNamed(search, 'projects')}))
    or variation_orders.contractor_id = any(array(${recordsNamed(search, 'organisations')}))
  )`,
  // Omissions count as negative.
  sums: sql`
    coalesce(sum(case type when 'omission' then -amount else amount end), 0.00) as amount,
    coalesce(sum(cost_amount), 0.00) as cost_amount`,
});
