import { type User, type UserUpdate, passwordConfirmation, userUpdateSchema } from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, DialogFields, Form, FormActions, SubmitButton } from '@siteledger/shared-lib/form';
import { Alert, Button, notify } from '@siteledger/shared-lib/ui';
import { ImpersonationNotice } from '../impersonation-notice';
import { useMemberRights } from '../use-member-rights';
import { useRoleOptions } from '../use-role-options';
import { EndSessionsButton } from './end-sessions-button';
import { ResetSecondFactorButton } from './reset-second-factor-button';
import { useCloseUser } from './user-dialog';
import { UserFields } from './user-fields';
import { useUsersUpdateMutation } from './users-api';

/**
 * Form to edit a user. Another person's changes are never silently overwritten.
 * docs/domain/roles-and-permissions.md#users, docs/domain/calls.md#versions
 */
export function UpdateUserForm({ user }: { user: User }) {
  const [update, { error }] = useUsersUpdateMutation();
  const { mayChange, mayChangeUsers, isSelf } = useMemberRights();
  const close = useCloseUser();
  const isReadOnly = !mayChange(user);
  const offered = useRoleOptions();
  // In a read-only form, also roles that the viewer may not grant.
  const own = user.roles.map(({ id, name }) => ({ value: id, label: name }));

  const onSubmit = async ({ version, ...body }: UserUpdate) => {
    await update({ uuid: user.uuid, version: version ?? user.version, body }).unwrap();
    notify.success('Successfully update user.');
    close();
  };

  return (
    <Form
      label="User"
      schema={userFormSchema}
      initialValues={{
        ...user,
        roles: user.roles.map(({ id }) => id),
        projects: user.projects.map(({ uuid }) => uuid),
      }}
      onSubmit={onSubmit}
      isReadOnly={isReadOnly}
    >
      <DialogFields>
        <ImpersonationNotice />
        {isReadOnly && mayChangeUsers && <Alert type="info" title="Only a Super Admin can edit a Super Admin." />}
        {isSelf(user) && <Alert type="info" title="Change your own password in your profile." />}
        <UserFields
          roles={isReadOnly ? { options: own, isLoading: false } : offered}
          projects={user.projects}
          hasPassword={!isReadOnly && !isSelf(user)}
          passwordHint="Leave blank to keep the current password"
        />
      </DialogFields>
      <ChangedMeanwhile error={error} />
      {!isReadOnly && (
        <FormActions>
          {!isSelf(user) && <EndSessionsButton user={user} />}
          {!isSelf(user) && <ResetSecondFactorButton user={user} />}
          <Button onClick={close}>Cancel</Button>
          <SubmitButton>Save changes</SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}

/** Schema of the form: a new password must be typed twice. */
const userFormSchema = userUpdateSchema.shape({
  password_confirmation: passwordConfirmation().when('password', ([password], schema) =>
    password ? schema.required() : schema,
  ),
});
