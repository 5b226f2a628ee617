import { ROLES, roleSchema, wholeNumber, type Role } from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, Form, SubmitButton, TextField, useIsFormDirty } from '@siteledger/shared-lib/form';
import { notify } from '@siteledger/shared-lib/ui';
import { useRolesRenameMutation } from './role-management-api';

const schema = roleSchema.shape({ version: wholeNumber('Version') });

const keyOf = (id: number) => Object.entries(ROLES).find(([, role]) => role === id)?.[0] ?? `Role ${id}`;

/** The name of one role; its fixed key says which one it is, whatever it is called. Specification §5, Decision §5. */
export function RoleForm({ role }: { role: Role }) {
  const [rename, { error }] = useRolesRenameMutation();
  const key = keyOf(role.id);

  const onSubmit = async ({ name, version }: { name: string; version?: number | null }) => {
    await rename({ id: role.id, name, version: version ?? role.version }).unwrap();
    notify.success('Successfully update role.');
  };

  return (
    <Form label={key} schema={schema} initialValues={role} onSubmit={onSubmit} guardsLeaving={false}>
      <div className="role-name">
        <TextField name="name" label={key} />
        <SaveName role={key} />
      </div>
      <ChangedMeanwhile error={error} />
    </Form>
  );
}

const SaveName = ({ role }: { role: string }) => (
  <SubmitButton disabled={!useIsFormDirty()} aria-label={`Save ${role}`}>
    Save
  </SubmitButton>
);
