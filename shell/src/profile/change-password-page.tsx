import { useChangePasswordMutation, useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { passwordSchema, type PasswordInput } from '@siteledger/shared-lib/domain';
import { Form, FormActions, PasswordField, SubmitButton } from '@siteledger/shared-lib/form';
import { notify, PageHeader } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { NotWhileImpersonating } from './not-while-impersonating';
import './profile.css';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

/** Changes the user's own password; all their other sessions end. docs/domain/sessions.md#calls */
export function ChangePasswordPage() {
  const { data: self } = useUserDetailsQuery();
  const [changePassword] = useChangePasswordMutation();
  const [changes, setChanges] = useState(0);

  const onSubmit = async (passwords: PasswordInput) => {
    const { message } = await changePassword(passwords).unwrap();
    notify.success(message);
    // Remounts the form, so that the typed passwords are discarded.
    setChanges((count) => count + 1);
  };

  if (self?.impersonated_by) return <NotWhileImpersonating name={self.name} />;
  return (
    <>
      <PageHeader title="Change password" subtitle="You stay signed in here; everywhere else you are signed out." />
      <div className="profile-card">
        <Form key={changes} label="Change password" schema={passwordSchema} initialValues={EMPTY} onSubmit={onSubmit}>
          <PasswordField name="current_password" autoComplete="current-password" isWide />
          <PasswordField name="password" autoComplete="new-password" isWide />
          <PasswordField name="password_confirmation" autoComplete="new-password" isWide />
          <FormActions>
            <SubmitButton>Change password</SubmitButton>
          </FormActions>
        </Form>
        {/* A separate document, so a plain link: the page needs no session. */}
        <p className="profile-aside">
          <a href="/forgot">Forgot your current password?</a>
        </p>
      </div>
    </>
  );
}
