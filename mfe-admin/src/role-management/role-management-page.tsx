import { UnsavedGuard } from '@siteledger/shared-lib/form';
import {
  DataTable,
  useListState,
  RowCards,
  RowTable,
  useIsNarrow,
  type RowsProps,
  type Selected,
} from '@siteledger/shared-lib/table';
import { PageHeader, Button, SwapOutlined } from '@siteledger/shared-lib/ui';
import { useRef, useState, useEffect } from 'react';
import type { User } from '@siteledger/shared-lib/domain';
import { usersApi } from '../api';
import { ImpersonationNotice } from '../impersonation-notice';
import { useMemberRights } from '../use-member-rights';
import { noUserFilters } from '../no-user-filters';
import { UserFilters } from '../user-filters';
import { assignmentColumns, cardColumns } from './assignment-columns';
import { createAssignments } from './assignments';
import { ChangesBar } from './changes-bar';
import { RenameRolesButton } from './rename-roles-button';
import { AssignmentsContext, useChanges, useAssignments } from './use-assignments';
import { useKeptChanges } from './use-kept-changes';
import { GiveOrTakeDialog } from './give-or-take-dialog';
import './role-management.css';

const defaults = { sort: 'name', order: 'asc', filters: noUserFilters } as const;

/** Edits roles and projects of many users at once; changes must be reviewed before saving. screens.md#routes */
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

/** Users as a table or cards; merges users saved by others with the unsaved changes. */
function AssignmentRows(props: RowsProps<User>) {
  const { refresh } = useAssignments();
  const isNarrow = useIsNarrow();
  const { rows } = props;
  useEffect(() => refresh(rows), [refresh, rows]);
  return isNarrow ? <RowCards {...props} columns={cardColumns(props.columns)} /> : <RowTable {...props} />;
}

function GiveOrTakeButton({ selected }: { selected: Selected<User> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<SwapOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Add or remove…
      </Button>
      <GiveOrTakeDialog users={selected.rows} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
