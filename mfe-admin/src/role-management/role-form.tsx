import { roleLabel, roleNameLabel, roleSchemaOf, wholeNumber, type Role } from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, Form, SubmitButton, TextField, useIsFormDirty } from '@siteledger/shared-lib/form';
import { notify } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { useMemberRights } from '../use-member-rights';
import { RoleGrants } from './role-grants';
import { useRolesRenameMutation } from './role-management-api';

// Its messages use the screen's label of the field.
const schemaOf = (id: number) => roleSchemaOf(roleNameLabel(id)).shape({ version: wholeNumber('Version') });

/**
 * Form for a role's name, with its permissions; the fixed key identifies the role whatever its name. Only a Super Admin
 * can rename the Super Admin role. docs/domain/roles-and-permissions.md#users,
 * docs/domain/roles-and-permissions.md#super-admins
 */
export function RoleForm({ role }: { role: Role }) {
  const [rename, { error }] = useRolesRenameMutation();
  const { mayGrant } = useMemberRights();
  const mayRename = mayGrant(role.id);
  const label = roleLabel(role.id);
  const [schema] = useState(() => schemaOf(role.id));

  const onSubmit = async ({ name, version }: { name: string; version?: number | null }) => {
    await rename({ id: role.id, name, version: version ?? role.version }).unwrap();
    notify.success('Successfully update role.');
  };

  return (
    <Form label={label} schema={schema} initialValues={role} onSubmit={onSubmit} guardsLeaving="dialog">
      <div className="role-name">
        <TextField
          name="name"
          isDisabled={!mayRename}
          hint={mayRename ? undefined : 'Only a Super Admin can rename this role'}
        />
        {mayRename && <SaveName role={label} />}
      </div>
      <RoleGrants roleIds={[role.id]} label={`${role.name} can`} />
      <ChangedMeanwhile error={error} />
    </Form>
  );
}

const SaveName = ({ role }: { role: string }) => (
  <SubmitButton disabled={!useIsFormDirty()} aria-label={`Save ${role}`}>
    Save
  </SubmitButton>
);
