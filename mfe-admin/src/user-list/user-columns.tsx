import type { User } from '@siteledger/shared-lib/domain';
import type { Column } from '@siteledger/shared-lib/table';
import { Flex, Tag } from '@siteledger/shared-lib/ui';

const namesOf = (named: { name: string }[]) => named.map(({ name }) => name).join(', ');

/** What a user list can show; assigned are the projects given in role management, besides those a user manages. Specification §3, Decision §5. */
export const userColumns: Column<User>[] = [
  { key: 'name', title: 'Name', width: 280, sortable: true },
  { key: 'email', title: 'Email', width: 280, sortable: true },
  {
    key: 'roles',
    title: 'Roles',
    width: 280,
    value: ({ roles }) => namesOf(roles),
    render: ({ roles }) => (
      <Flex gap={4} wrap>
        {roles.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </Flex>
    ),
  },
  { key: 'projects_count', title: 'Assigned Projects', type: 'whole number', value: ({ projects }) => projects.length },
  {
    key: 'projects',
    title: 'Assigned Project Names',
    width: 320,
    isHidden: true,
    value: ({ projects }) => namesOf(projects),
  },
];
