import { projectSchema } from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../../figures/viewpoint';
import { createProject } from '../../projects/create-project';
import { deleteProject } from '../../projects/delete-project';
import { projectsById } from '../../projects/projects-by-number.queries';
import { findProject } from '../../projects/projects.queries';
import { updateProject } from '../../projects/update-project';
import { byColumn } from './by-column.queries';
import { formOf, type Importable } from './importable';
import { usersOf } from './references.queries';

/** Projects, by name; the form looks up the client by name. */
export const PROJECTS: Importable = {
  schema: projectSchema,
  permission: 'project.create',
  keyOf: ({ name }) => name,
  findByKeys: byColumn('projects', 'name'),
  read: async (context, uuid) => {
    const { id } = (await findProject(context.db, context, uuid)) ?? {};
    const [project] = id === undefined ? [] : await projectsById(context.db, [id], asOfToday(context));
    const managers = project?.project_managers.map((manager) => manager.uuid);
    return formOf(projectSchema, project && { ...project, project_managers: managers });
  },
  create: createProject,
  update: (context, uuid, body) => updateProject(context, uuid, body, undefined),
  remove: (context, uuid) => deleteProject(context, uuid, undefined),
  references: { project_managers: usersOf },
  defaulted: ['variation_order', 'omission_value', 'budget', 'contingency_amt', 'dlp_end'],
  totals: ['contract_sum'],
};
