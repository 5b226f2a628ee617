import { usePermissions } from '@siteledger/shared-lib/permission';
import { CreateButton } from '@siteledger/shared-lib/records';

/** Opens the creation of a project over the list. */
export const newProject = (
  <CreateButton to="/projects/list/create" permission="project.create">
    New project
  </CreateButton>
);

/** What a list without any project says, and the way to the first one for who may create it. */
export function NoProjectsYet() {
  const { can } = usePermissions();
  if (!can('project.create')) return <p>No projects yet. Those that you may see are listed here.</p>;
  return (
    <>
      <p>No projects yet. Create the first one: its certificates, orders and bills are kept in it.</p>
      {newProject}
    </>
  );
}
