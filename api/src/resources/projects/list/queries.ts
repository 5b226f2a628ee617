import {
  type Project,
  type ProjectFigureKey,
  PROJECT_FIGURES,
  type ProjectStatus,
} from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../../../db/database';
import { filled, matchesSearch, orderBy } from '../../../db/list-sql';
import { projectScope } from '../../../db/project-scope';
import { isRecord } from '../../../db/record-reference';
import { projectsWithAmounts } from '../../../figures/projects-with-amounts';
import { portfolioFigures, projectFigure, projectFigures } from '../../../figures/project-figures';
import { type Viewpoint } from '../../../figures/viewpoint';
import { type Context } from '../../../http/context';
import { type Window } from '../../../http/list';

const PLAIN_SORTS = {
  code: filled(sql`lower(projects.code)`),
  name: filled(sql`lower(projects.name)`),
  status: filled(sql`projects.status`),
  client_name: sql`lower(clients.name)`,
  'client.name': sql`lower(clients.name)`,
  contract_sum: filled(sql`projects.contract_sum`),
  budget: sql`projects.budget`,
  variation_order: sql`projects.variation_order`,
  omission_value: sql`projects.omission_value`,
  contingency_amt: sql`projects.contingency_amt`,
  retention_percent: sql`projects.retention_percent`,
  retention: sql`projects.retention`,
  start_date: filled(sql`projects.start_date`),
  end_date: filled(sql`projects.end_date`),
  created_at: filled(sql`projects.created_at`),
  updated_at: filled(sql`projects.updated_at`),
};

const FIGURE_SORTS = Object.fromEntries(PROJECT_FIGURES.map(({ key }) => [key, projectFigure(key)])) as Record<
  ProjectFigureKey,
  RawBuilder<unknown>
>;

const SORTS = { ...PLAIN_SORTS, ...FIGURE_SORTS };

export type ProjectSort = keyof typeof SORTS;

export const PROJECT_SORTS = Object.keys(SORTS) as ProjectSort[];

export type ProjectFilter = Viewpoint & {
  search?: string | undefined;
  status?: readonly (ProjectStatus | null | undefined)[] | undefined;
  client?: string | number | undefined;
};

function selected(context: Context, { search, status, client }: ProjectFilter) {
  const conditions = [
    sql`projects.deleted_at is null`,
    projectScope(context),
    matchesSearch(search, ['projects.code', 'projects.name', 'clients.name']),
    ...(status ? [sql`projects.status = any(${status}::text[])`] : []),
    ...(client === undefined ? [] : [isRecord('clients', client)]),
  ];
  return sql`where ${sql.join(conditions, sql` and `)}`;
}

// Joined only when it is asked about: otherwise it costs as much as the projects themselves.
const clientsFor = ({ search, client }: ProjectFilter, sort?: ProjectSort) =>
  search !== undefined || client !== undefined || sort === 'client_name' || sort === 'client.name'
    ? sql`join clients on clients.id = projects.client_id`
    : sql``;

/** How many projects a list has. */
export async function countProjects(context: Context, filter: ProjectFilter) {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from projects ${clientsFor(filter)} ${selected(context, filter)}`.execute(context.db);
  return rows[0]?.total ?? 0;
}

/** Numbers of the projects on one page. A figure is computed for all of them only when it is what they are sorted by. */
export async function pageOfProjects(
  context: Context,
  filter: ProjectFilter,
  by: { sort: ProjectSort; order: 'asc' | 'desc' },
  { limit, offset }: Window,
) {
  const projects = by.sort in FIGURE_SORTS ? projectsWithAmounts(filter) : sql`projects`;
  const { rows } = await sql<{ id: number }>`
    select projects.id from ${projects} projects ${clientsFor(filter, by.sort)} ${selected(context, filter)}
    ${orderBy(by, SORTS, sql`projects.id`)} limit ${limit} offset ${offset}`.execute(context.db);
  return rows.map(({ id }) => id);
}

/** The figures of all projects of a list together. */
export async function totalsOfProjects(context: Context, filter: ProjectFilter) {
  const { rows } = await sql<Record<ProjectFigureKey | 'contract_sum' | 'budget', string>>`
    select coalesce(sum(projects.contract_sum), 0.00) as contract_sum, coalesce(sum(projects.budget), 0.00) as budget, ${portfolioFigures}
    from ${projectsWithAmounts(filter)} projects ${clientsFor(filter)} ${selected(context, filter)}`.execute(
    context.db,
  );
  return rows[0];
}

/** Projects with every figure as of a day, in the order of their numbers. */
export async function projectsByNumber(db: Db, ids: readonly number[], view: Viewpoint): Promise<Project[]> {
  const { rows } = await sql<Project>`
    select projects.id, projects.uuid, projects.version, projects.code, projects.name, projects.status, projects.contract_sum,
      json_build_object('uuid', clients.uuid, 'name', clients.name) as client, clients.name as client_name, clients.uuid as client_uuid,
      projects.variation_order, end_customers.name as end_customer, projects.retention_percent, projects.retention, projects.schedule, projects.remarks,
      (
        select coalesce(json_agg(json_build_object('id', users.id, 'uuid', users.uuid, 'name', users.name) order by lower(users.name), users.id), '[]'::json)
        from project_managers join users on users.id = project_managers.user_id
        where project_managers.project_id = projects.id
      ) as project_managers,
      projects.budget, projects.contingency_amt, projects.omission_value, projects.start_date, projects.end_date,
      projects.created_at, projects.updated_at, ${view.asOf} as as_of, ${projectFigures}
    from ${projectsWithAmounts(view, ids)} projects
    join clients on clients.id = projects.client_id
    left join end_customers on end_customers.id = projects.end_customer_id`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
