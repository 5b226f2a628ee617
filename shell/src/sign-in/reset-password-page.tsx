import { resetPasswordSchema, validate } from '@siteledger/shared-lib/domain';
import { isSignedIn, resetPassword, signOut } from '@siteledger/shared-lib/session';
import { useState } from 'react';
import { DeadLink } from './dead-link';
import { Entrance } from './entrance';
import { EntranceForm } from './entrance-form';
import { PasswordField } from './password-field';
import { useEntranceForm } from './use-entrance-form';

type Link = { email: string; token: string };

type Props = { link: Link; onDone: (news: { text: string; email: string }) => void };

const isWellFormed = (link: Link) => {
  const messages = validate(resetPasswordSchema, { ...link, password: '', password_confirmation: '' });
  return !messages.email && !messages.token;
};

/**
 * Sets the password that a mailed link allows to set, once; then one signs in with it.
 * docs/domain/sessions.md#public-pages, docs/domain/sessions.md#calls
 */
export function ResetPasswordPage({ link, onDone }: Props) {
  const [isDead, setIsDead] = useState(!isWellFormed(link));
  const form = useEntranceForm({
    initial: { password: '', password_confirmation: '' },
    check: (values) => validate(resetPasswordSchema, { ...link, ...values }),
    send: async (values) => {
      const { body, refusal } = await resetPassword({ ...link, ...values });
      if (refusal?.errors?.token) setIsDead(true);
      if (!body) return refusal;
      // The password's sessions have ended everywhere; whoever was signed in here is not any more.
      void signOut();
      onDone({ text: body.message, email: link.email });
      return null;
    },
  });

  if (isDead) return <DeadLink email={link.email} />;
  return (
    <Entrance title="Set a new password" lead={link.email}>
      {isSignedIn() && <p className="hint">You are signed in here. Setting the password signs you out.</p>}
      <EntranceForm label="Set a new password" form={form} act="Set password" acting="Setting…">
        {/* For whoever keeps passwords: whose it is. */}
        <input
          className="visually-hidden"
          type="email"
          value={link.email}
          autoComplete="username"
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordField {...form.field('password')} label="Password" autoComplete="new-password" autoFocus />
        <PasswordField
          {...form.field('password_confirmation')}
          label="Password confirmation"
          autoComplete="new-password"
        />
      </EntranceForm>
    </Entrance>
  );
}
