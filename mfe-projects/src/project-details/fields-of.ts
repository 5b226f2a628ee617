import { projectUpdateSchema, type Project, type ProjectUpdate } from '@siteledger/shared-lib/domain';

/** What a form of a project starts with. docs/domain/projects.md#fields */
export const fieldsOf = ({ client_uuid, project_managers, ...project }: Project) => ({
  ...project,
  client_name: client_uuid,
  project_managers: project_managers.map(({ id }) => id),
});

/** A project as it is sent whole, in the version that was read. docs/domain/calls.md#references */
export function updateOf(project: Project): ProjectUpdate {
  const sent = Object.entries(fieldsOf(project)).filter(([name]) => name in projectUpdateSchema.fields);
  return Object.fromEntries(sent) as ProjectUpdate;
}
