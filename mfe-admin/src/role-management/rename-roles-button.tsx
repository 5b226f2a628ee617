import { errorMessage } from '@siteledger/shared-lib/api';
import { Button, EditOutlined, ErrorState, LoadingState, Modal } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { useUsersRolesQuery } from '../api';
import { RoleForm } from './role-form';

/** Opens the names of the four roles. Specification §7. */
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
        footer={<Button onClick={() => setOpen(false)}>Close</Button>}
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
  if (!roles && error) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!roles) return <LoadingState />;
  return (
    <div className="role-names">
      <p>A role keeps its rights, whatever it is called.</p>
      {roles.map((role) => (
        <RoleForm key={role.id} role={role} />
      ))}
    </div>
  );
}
