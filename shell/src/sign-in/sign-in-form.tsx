import { signInSchema, validate, type SecondFactorStep } from '@siteledger/shared-lib/domain';
import { signIn } from '@siteledger/shared-lib/session';
import { EntranceForm } from './entrance-form';
import { forgotPath } from './entrance-paths';
import { PasswordField } from './password-field';
import { preloadFrame } from './preload-frame';
import { SignInField } from './sign-in-field';
import { useEntranceForm } from './use-entrance-form';

type Values = { email: string; password: string };

type Props = { email?: string; onSignedIn: () => void; onStep: (step: SecondFactorStep) => void };

const trimmed = (values: Values) => ({ ...values, email: values.email.trim() });

async function send(values: Values, { onSignedIn, onStep }: Pick<Props, 'onSignedIn' | 'onStep'>) {
  const { refusal, step } = await signIn(trimmed(values));
  if (step) onStep(step);
  else if (!refusal) onSignedIn();
  return refusal;
}

/** E-mail and password; the server's errors are shown beside the field concerned. docs/domain/sessions.md#calls */
export function SignInForm({ email = '', onSignedIn, onStep }: Props) {
  const form = useEntranceForm({
    initial: { email, password: '' },
    check: (values) => validate(signInSchema, trimmed(values)),
    send: (values) => send(values, { onSignedIn, onStep }),
  });
  return (
    <>
      <EntranceForm label="Sign in" form={form} act="Sign in" acting="Signing in…" onTyping={() => void preloadFrame()}>
        <SignInField
          {...form.field('email')}
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus={!email}
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          autoFocus={Boolean(email)}
        />
      </EntranceForm>
      <p className="aside">
        <a href={forgotPath(form.values.email)}>Forgot your password?</a>
      </p>
    </>
  );
}
