import { projectUpdateSchema, type Project, type ProjectUpdate } from '@siteledger/shared-lib/domain';

/** Initial values of a project's form. docs/domain/projects.md#fields */
export const fieldsOf = ({ client_uuid, project_managers, ...project }: Project) => ({
  ...project,
  client_name: client_uuid,
  project_managers: project_managers.map(({ id }) => id),
});

/** A whole project as an update sends it, with the version read. docs/domain/calls.md#references */
export function updateOf(project: Project): ProjectUpdate {
  const sent = Object.entries(fieldsOf(project)).filter(([name]) => name in projectUpdateSchema.fields);
  return Object.fromEntries(sent) as ProjectUpdate;
}
