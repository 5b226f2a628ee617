import { CONTRACT_TERMS, type Project, type ProjectFigureKey } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { columnsOf, selection } from '../../db/selection';
import { projectFigures } from '../../figures/project-figures';
import { projectsWithAmounts } from '../../figures/projects-with-amounts';
import { type Viewpoint } from '../../figures/viewpoint';

const MANAGERS = sql`(
  select coalesce(json_agg(json_build_object('id', users.id, 'uuid', users.uuid, 'name', users.name) order by lower(users.name), users.id), '[]'::json)
  from project_managers join users on users.id = project_managers.user_id
  where project_managers.project_id = projects.id
)`;

/** Projects with every figure as of a day, in the order of `ids`. */
export async function projectsById(db: Db, ids: readonly number[], view: Viewpoint): Promise<Project[]> {
  const own = selection<Omit<Project, ProjectFigureKey>>({
    ...columnsOf('projects', 'id', 'uuid', 'version', 'code', 'name', 'status', 'contract_sum'),
    client: sql`json_build_object('uuid', clients.uuid, 'name', clients.name)`,
    client_name: sql`clients.name`,
    client_uuid: sql`clients.uuid`,
    ...columnsOf('projects', 'variation_order'),
    end_customer: sql`end_customers.name`,
    ...columnsOf('projects', 'retention_percent', 'retention', 'schedule', 'remarks'),
    project_managers: MANAGERS,
    ...columnsOf('projects', 'budget', 'contingency_amt', 'omission_value', 'start_date', 'end_date'),
    ...columnsOf('projects', ...CONTRACT_TERMS),
    ...columnsOf('projects', 'created_at', 'updated_at'),
    as_of: sql`${view.asOf}`,
  });
  const { rows } = await sql<Project>`
    select ${own.columns}, ${projectFigures}
    from ${projectsWithAmounts(view, ids)} projects
    join clients on clients.id = projects.client_id
    left join end_customers on end_customers.id = projects.end_customer_id`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
