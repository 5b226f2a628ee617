import { userSchema, type UserInput } from '@siteledger/shared-lib/domain';
import { DialogActions, DialogFields, Form } from '@siteledger/shared-lib/form';
import { NoPermission, notify } from '@siteledger/shared-lib/ui';
import { useMemberRights } from '../use-member-rights';
import { useRoleOptions } from '../use-role-options';
import { useCloseUser, UserDialog } from './user-dialog';
import { UserFields } from './user-fields';
import { useUsersCreateMutation } from './users-api';

const nobody = { roles: [], projects: [] };

/** Dialog to create a user, over the list; leaving its path closes it. docs/domain/roles-and-permissions.md#users */
export function CreateUserModal() {
  const { mayChangeUsers } = useMemberRights();
  return <UserDialog title="New user">{mayChangeUsers ? <NewUserForm /> : <NoPermission />}</UserDialog>;
}

function NewUserForm() {
  const [create] = useUsersCreateMutation();
  const roles = useRoleOptions();
  const close = useCloseUser();

  const onSubmit = async (input: UserInput) => {
    await create(input).unwrap();
    notify.success('Successfully created user.');
    close();
  };

  return (
    <Form label="New user" schema={userSchema} initialValues={nobody} onSubmit={onSubmit}>
      <DialogFields>
        <UserFields roles={roles} />
      </DialogFields>
      <DialogActions onCancel={close}>Create user</DialogActions>
    </Form>
  );
}
