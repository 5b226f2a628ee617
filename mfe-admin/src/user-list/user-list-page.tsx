import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { usersApi } from '../api';
import { RoleFilter } from './role-filter';
import { userColumns } from './user-columns';

const defaults = { sort: 'name', order: 'asc', filters: { role: '' } } as const;

/** Who may sign in, with roles and projects. */
export function UserListPage() {
  const list = useListState(defaults);
  return (
    <>
      <PageHeader title="Users" />
      <DataTable
        name="Users"
        list={list}
        endpoint={usersApi.endpoints.usersList}
        columns={userColumns}
        filters={<RoleFilter role={list.filters.role} onChange={(role) => list.setFilter('role', role)} />}
        exportName="users.xlsx"
      />
    </>
  );
}
