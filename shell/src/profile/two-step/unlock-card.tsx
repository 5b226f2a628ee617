import { unlockSchema } from '@siteledger/shared-lib/domain';
import { Form, FormActions, PasswordField, SubmitButton } from '@siteledger/shared-lib/form';
import { useSecondFactorUnlockMutation } from './second-factor-api';

type Props = { isOn: boolean; onUnlock: (challenge: string) => void };

/** Requests the password before anything can be changed. */
export function UnlockCard({ isOn, onUnlock }: Props) {
  const [unlock] = useSecondFactorUnlockMutation();
  return (
    <section className="profile-card">
      <p>
        {isOn
          ? 'Enter your password to change your authenticator app, passkeys or recovery codes.'
          : 'Protect your account with an authenticator app or a passkey. Enter your password to set one up.'}
      </p>
      <Form
        label="Confirm it is you"
        schema={unlockSchema}
        initialValues={{ current_password: '' }}
        onSubmit={async (values) => onUnlock((await unlock(values).unwrap()).challenge)}
      >
        <PasswordField name="current_password" autoComplete="current-password" isWide />
        <FormActions>
          <SubmitButton>Continue</SubmitButton>
        </FormActions>
      </Form>
    </section>
  );
}
