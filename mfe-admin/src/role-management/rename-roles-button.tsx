import { CallState } from '@siteledger/shared-lib/api';
import { Button, EditOutlined, Modal } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { useUsersRolesQuery } from '../api';
import { RoleForm } from './role-form';

/** Button and dialog to rename the four roles. docs/domain/roles-and-permissions.md#roles */
export function RenameRolesButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<EditOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Rename roles
      </Button>
      <Modal
        open={isOpen}
        width={520}
        title="Rename roles"
        cancelText="Close"
        footer={(_, { CancelBtn }) => <CancelBtn />}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <RoleForms />
      </Modal>
    </>
  );
}

function RoleForms() {
  const { data: roles, error, refetch } = useUsersRolesQuery();
  if (!roles) return <CallState error={error} onRetry={refetch} />;
  return (
    <div className="role-names">
      <p>Renaming a role does not change its permissions.</p>
      {roles.map((role) => (
        <RoleForm key={role.id} role={role} />
      ))}
    </div>
  );
}
