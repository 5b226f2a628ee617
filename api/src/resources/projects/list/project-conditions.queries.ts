import { type ProjectStatus } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { refersTo } from '../../../db/record-reference';
import { projectFigure } from '../../../figures/project-figures';
import { projectsWithAmounts } from '../../../figures/projects-with-amounts';
import { isPast, type Viewpoint } from '../../../figures/viewpoint';
import { type Context } from '../../../http/request/context';
import { projectScope } from '../../../http/request/project-scope.queries';
import { type AmountRange, columnsMatch, isOneOf, recordsNamed, withinAmounts, withinDays } from '../../../lists';

export type ProjectFilter = Viewpoint &
  AmountRange & {
    search?: string | undefined;
    status?: readonly (ProjectStatus | null | undefined)[] | undefined;
    project?: string | number | undefined;
    client?: string | number | undefined;
    manager?: string | number | undefined;
    contractor?: string | number | undefined;
    start_from?: string | undefined;
    start_to?: string | undefined;
    end_from?: string | undefined;
    end_to?: string | undefined;
    /** Only projects in progress. */
    under_way?: unknown;
    /** Only projects with an estimate above the revised budget. */
    over_budget?: unknown;
    /** Only projects with less work done than time elapsed. */
    behind?: unknown;
  };

/**
 * The conditions for a list of projects, by the caller's scope and the filter, over `projects` or over
 * `projectsWithAmounts` under that name.
 */
export const projectConditions = (context: Context, filter: ProjectFilter) =>
  sql.join(conditionsOf(context, filter), sql` and `);

/** Projects with their amounts, when the filter needs a figure; undefined when the table suffices. */
export const amountsAskedFor = (filter: ProjectFilter): RawBuilder<unknown> | undefined =>
  filter.over_budget || filter.behind ? sql`${projectsWithAmounts(filter)} projects` : undefined;

export const conditionsOf = (context: Context, filter: ProjectFilter) => [
  sql`projects.deleted_at is null`,
  projectScope(context),
  ...isOneOf('projects.status', filter.status),
  ...(filter.under_way ? [isUnderWay(filter)] : []),
  ...(filter.over_budget ? [IS_OVER_BUDGET] : []),
  ...(filter.behind ? [IS_BEHIND] : []),
  refersTo('projects.id', 'projects', filter.project),
  refersTo('projects.client_id', 'clients', filter.client),
  ...(filter.manager === undefined ? [] : [managedBy(filter.manager)]),
  ...(filter.contractor === undefined ? [] : [workedOnBy(filter.contractor)]),
  ...withinDays('projects.start_date', filter.start_from, filter.start_to),
  ...withinDays('projects.end_date', filter.end_from, filter.end_to),
  ...withinAmounts('projects.contract_sum', filter),
  ...(filter.search === undefined ? [] : [searched(filter.search)]),
];

/**
 * Work in progress, also of a New project with a certificate by that day. "limit 1" makes each New project look up its
 * own: PostgreSQL answers "exists" next to "or" by reading every invoice. docs/domain/projects.md#states
 */
export const isUnderWay = (view: Viewpoint) => sql`(
  projects.status = 'On Going' or projects.status = 'New' and (
    select true from invoices
    where invoices.project_id = projects.id and invoices.deleted_at is null and invoices.kind <> 'other'
      and ${isPast(view.asOf, view) ? sql`invoices.invoice_date <= ${view.asOf}::date` : sql`true`}
    limit 1
  ) is not null
)`;

/** The estimate exceeds the revised budget; over `projectsWithAmounts`. figures.md#estimate-at-completion */
export const IS_OVER_BUDGET = sql`projects.eac > projects.revised_budget`;

/** Less work done than time elapsed; over `projectsWithAmounts`. figures.md#time-and-progress */
export const IS_BEHIND = sql`${projectFigure('progress_diff')} < 0`;

const managedBy = (manager: string | number) =>
  sql`projects.id in (select project_id from project_managers where ${refersTo('user_id', 'users', manager)})`;

// Projects in which a contractor has an order, a bill, a variation or an assignment: those a refused deletion would
// name.
const workedOnBy = (contractor: string | number) => {
  const isIts = refersTo('contractor_id', 'organisations', contractor);
  return sql`projects.id in (
    select project_id from purchase_orders where ${isIts} and deleted_at is null
    union select project_id from expenses where ${isIts} and deleted_at is null
    union select project_id from variation_orders where ${isIts} and deleted_at is null
    union select project_id from project_contractors where ${isIts}
  )`;
};

const searched = (search: string) => sql`(
  ${columnsMatch(search, 'projects', ['code', 'name'])}
  or projects.client_id = any(array(${recordsNamed(search, 'clients')}))
)`;
