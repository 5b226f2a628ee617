import {
  choice,
  VARIATION_ORDER_PARTIES,
  VARIATION_ORDER_STATUSES,
  VARIATION_ORDER_TYPES,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../../db/record-reference';
import { pastTable } from '../../../figures/dated/table-as-of';
import { viewpointOf } from '../../../http/routes/as-of';
import { projectScope } from '../../../http/request/project-scope.queries';
import {
  amountFilters,
  dayFilter,
  documentList,
  isOneOf,
  matchesSearch,
  natural,
  neverNull,
  oneOrMore,
  recordReference,
  recordsNamed,
  sumOf,
  withinAmounts,
  withinDays,
} from '../../../lists';
import { documentCalls } from '../../documents/document-calls';
import { variationOrdersById } from '../variation-orders.queries';

const OF_PARTY = {
  client: sql<boolean>`variation_orders.contractor_id is null`,
  subcontract: sql<boolean>`variation_orders.contractor_id is not null`,
};

const list = documentList({
  name: 'variation-orders',
  table: 'variation_orders',
  filters: {
    status: oneOrMore('status', VARIATION_ORDER_STATUSES),
    type: choice('type', VARIATION_ORDER_TYPES),
    party: choice('party', VARIATION_ORDER_PARTIES),
    project: recordReference('project'),
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    approved_from: dayFilter('approved_from'),
    approved_to: dayFilter('approved_to'),
    ...amountFilters,
  },
  viewOf: viewpointOf,
  from: (filter) => pastTable('variation_orders', filter),
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
  chosen: (filter) => [
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
  sums: { amount: sumOf("case type when 'omission' then -amount else amount end"), cost_amount: sumOf('cost_amount') },
});

/** The caller's variation orders as of the day of the query, with sums over all filtered ones. variations.md#fields */
export const VARIATION_ORDERS = documentCalls({
  list,
  defaultSort: { sort: 'created_at', order: 'desc' },
  rows: ({ db }, page, filter) => variationOrdersById(db, page, filter),
});
