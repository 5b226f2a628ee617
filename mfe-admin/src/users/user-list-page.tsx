import { usePermissions } from '@siteledger/shared-lib/permission';
import { CreateButton, ImportButton } from '@siteledger/shared-lib/records';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { usersApi } from '../api';
import { ImpersonationNotice } from '../impersonation-notice';
import { useMemberRights } from '../use-member-rights';
import type { noUserFilters } from '../no-user-filters';
import { UserFilters } from '../user-filters';
import { defaults } from './list-defaults';
import { userColumns } from './user-columns';
import './user-list.css';
import { UserRowActions } from './user-row-actions';

const CELL_PADDING = 24;
const BUTTON_WIDTH = 32;

/** List of users with roles and projects, with creation, editing and impersonation. screens.md#routes */
export function UserListPage() {
  const list = useListState<typeof noUserFilters>(defaults);
  const { can } = usePermissions();
  const { mayChangeUsers } = useMemberRights();
  const create = mayChangeUsers && (
    <CreateButton to="/users/list/create" permission="member">
      New user
    </CreateButton>
  );
  return (
    <>
      <PageHeader title="Users" />
      <ImpersonationNotice />
      <DataTable
        name="Users"
        list={list}
        endpoint={usersApi.endpoints.usersList}
        columns={userColumns}
        columnsKey="users"
        filters={<UserFilters list={list} />}
        actions={
          create && (
            <>
              <ImportButton entity="user" />
              {create}
            </>
          )
        }
        nextStep={create}
        rowActions={mayChangeUsers ? (user) => <UserRowActions user={user} /> : undefined}
        rowActionsWidth={CELL_PADDING + BUTTON_WIDTH * (1 + Number(can('impersonate')))}
        exportName="users.xlsx"
      />
      <Outlet />
    </>
  );
}
