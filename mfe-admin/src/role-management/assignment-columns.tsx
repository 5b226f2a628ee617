import { userSchema, type User } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { ProjectsCell } from './projects-cell';
import { RolesCell } from './roles-cell';
import { UserCell } from './user-cell';

const labels = labelsOf(userSchema);

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');

/** A user with what is given in role management: roles and projects, changed in place. docs/domain/screens.md#routes */
export const assignmentColumns: Column<User>[] = [
  { key: 'name', title: labels.name, width: 230, sortable: true, render: (user) => <UserCell user={user} /> },
  {
    key: 'roles',
    title: labels.roles,
    width: 280,
    value: ({ roles }) => namesOf(roles),
    render: (user) => <RolesCell user={user} />,
  },
  {
    key: 'projects',
    title: 'Assigned Projects',
    width: 270,
    value: ({ projects }) => namesOf(projects),
    render: (user) => <ProjectsCell user={user} />,
  },
];
