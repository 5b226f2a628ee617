import { UnsavedGuard } from '@siteledger/shared-lib/form';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { useRef, useState } from 'react';
import { usersApi } from '../api';
import { ImpersonationNotice } from '../impersonation-notice';
import { useMemberRights } from '../use-member-rights';
import { noUserFilters, UserFilters } from '../user-filters';
import { assignmentColumns } from './assignment-columns';
import { AssignmentRows } from './assignment-rows';
import { createAssignments } from './assignments';
import { ChangesBar } from './changes-bar';
import { GiveOrTakeButton } from './give-or-take-button';
import { RenameRolesButton } from './rename-roles-button';
import './role-management.css';
import { AssignmentsContext, useChanges } from './use-assignments';
import { useKeptChanges } from './use-kept-changes';

const defaults = { sort: 'name', order: 'asc', filters: noUserFilters } as const;

/** Roles and projects of many users at once; nothing is saved before it was looked through. screens.md#routes */
export function RoleManagementPage() {
  const [assignments] = useState(createAssignments);
  const list = useListState<typeof noUserFilters>(defaults);
  const { mayChangeUsers } = useMemberRights();
  useKeptChanges(assignments);
  return (
    <AssignmentsContext value={assignments}>
      <PageHeader
        title="Role Management"
        subtitle="Changes are saved only after you review them."
        actions={mayChangeUsers && <PageActions />}
      />
      <ImpersonationNotice />
      <div className="role-grid">
        <DataTable
          name="Users"
          list={list}
          endpoint={usersApi.endpoints.usersList}
          columns={assignmentColumns}
          filters={<UserFilters list={list} />}
          selectionActions={mayChangeUsers ? (selected) => <GiveOrTakeButton selected={selected} /> : undefined}
          look={AssignmentRows}
          exportName="roles.xlsx"
        />
      </div>
      <Guard />
    </AssignmentsContext>
  );
}

const PageActions = () => (
  <>
    <RenameRolesButton />
    <ChangesBar />
  </>
);

function Guard() {
  const isSending = useRef(false);
  const changes = useChanges();
  return <UnsavedGuard isDirty={changes.size > 0} unsaved={changes} isSending={isSending} />;
}
