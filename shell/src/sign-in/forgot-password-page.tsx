import { forgotPasswordSchema, validate } from '@siteledger/shared-lib/domain';
import { forgotPassword, isSignedIn } from '@siteledger/shared-lib/session';
import { useState } from 'react';
import { Entrance } from './entrance';
import { EntranceForm } from './entrance-form';
import { broughtEmail, signInPath } from './entrance-paths';
import { SignInField } from './sign-in-field';
import { useEntranceForm } from './use-entrance-form';
import { Note } from './note';

const trimmed = ({ email }: { email: string }) => ({ email: email.trim() });

/**
 * Requests an e-mail with a link to set a new password; the answer does not reveal whether the address has an account.
 * Also open to signed-in users, because changing a password requires the present one.
 * docs/domain/sessions.md#public-pages, docs/domain/sessions.md#calls
 */
export function ForgotPasswordPage() {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useEntranceForm({
    initial: { email: broughtEmail() },
    check: (values) => validate(forgotPasswordSchema, trimmed(values)),
    send: async (values) => {
      const { body, refusal } = await forgotPassword(trimmed(values));
      if (body) setAnswer(body.message);
      return refusal ?? null;
    },
  });

  return (
    <Entrance
      title="Forgot password"
      lead={answer === null ? "Enter your e-mail and we'll send a reset link." : form.values.email.trim()}
    >
      {answer === null ? (
        <EntranceForm label="Forgot password" form={form} act="Send the link" acting="Sending…">
          <SignInField
            {...form.field('email')}
            label="E-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoFocus
          />
        </EntranceForm>
      ) : (
        <LinkSent answer={answer} onAgain={() => setAnswer(null)} />
      )}
      <p className="aside">
        <a href={isSignedIn() ? '/' : signInPath()}>{isSignedIn() ? 'Back' : 'Back to sign in'}</a>
      </p>
    </Entrance>
  );
}

type Props = { answer: string; onAgain: () => void };

const LinkSent = ({ answer, onAgain }: Props) => (
  <>
    <Note>{answer}</Note>
    <p className="hint">It works once, within 60 minutes. Nothing there? Check your junk mail first.</p>
    {/* Takes the focus, because the form that had it is gone. */}
    <button type="button" autoFocus className="submit submit-quiet" onClick={onAgain}>
      Ask again
    </button>
  </>
);
