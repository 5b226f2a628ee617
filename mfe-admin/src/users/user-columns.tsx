import { userSchema, type User } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { Link, useLocation } from '@siteledger/shared-lib/router';
import { RoleTags } from '../role-tags';
import { useMemberRights } from '../use-member-rights';

const labels = labelsOf(userSchema);

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');

/**
 * Columns of a user list; assigned projects come from role management, besides those the user manages.
 * docs/domain/roles-and-permissions.md#users, docs/domain/roles-and-permissions.md#own-projects
 */
export const userColumns: Column<User>[] = [
  { key: 'name', title: labels.name, width: 210, sortable: true, render: (user) => <UserLink user={user} /> },
  { key: 'email', title: labels.email, width: 220, sortable: true },
  {
    key: 'roles',
    title: labels.roles,
    width: 190,
    value: ({ roles }) => namesOf(roles),
    render: ({ roles }) => <RoleTags roles={roles} />,
  },
  {
    key: 'projects_count',
    title: 'Projects',
    type: 'whole number',
    width: 100,
    value: ({ projects }) => projects.length,
  },
  {
    key: 'projects',
    title: 'Assigned Projects',
    width: 200,
    value: ({ projects }) => namesOf(projects),
  },
];

function UserLink({ user }: { user: User }) {
  const { search } = useLocation();
  const { isSelf } = useMemberRights();
  return (
    <span className="sl-list-text">
      <Link to={{ pathname: `/users/list/${user.uuid}`, search }}>{user.name}</Link>
      {isSelf(user) && <span className="user-self"> (you)</span>}
    </span>
  );
}
