import { userSchema, type User } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { ProjectsCell } from './projects-cell';
import { RolesCell } from './roles-cell';
import { UserCell, UserEmail } from './user-cell';

const labels = labelsOf(userSchema);

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');

/** Columns of role management: roles and projects are edited in place. docs/domain/screens.md#routes */
export const assignmentColumns: Column<User>[] = [
  { key: 'name', title: labels.name, width: 240, sortable: true, render: (user) => <UserCell user={user} /> },
  { key: 'email', title: labels.email, width: 180, sortable: true, render: ({ email }) => <UserEmail email={email} /> },
  {
    key: 'roles',
    title: labels.roles,
    width: 230,
    value: ({ roles }) => namesOf(roles),
    render: (user) => <RolesCell user={user} />,
  },
  {
    key: 'projects',
    title: 'Assigned Projects',
    width: 180,
    value: ({ projects }) => namesOf(projects),
    render: (user) => <ProjectsCell user={user} />,
  },
];

/** Saves a line of the card by showing the e-mail beside the name. */
export const cardColumns = (columns: readonly Column<User>[]): Column<User>[] =>
  columns
    .filter(({ key }) => key !== 'email')
    .map((column) =>
      column.key === 'name' ? { ...column, render: (user) => <UserCell user={user} hasEmail /> } : column,
    );
