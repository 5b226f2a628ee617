import { resetPasswordSchema, validate } from '@siteledger/shared-lib/domain';
import { isSignedIn, resetPassword, signOut } from '@siteledger/shared-lib/session';
import { useState } from 'react';
import { Entrance } from './entrance';
import { EntranceForm } from './entrance-form';
import { PasswordField } from './password-field';
import { useEntranceForm } from './use-entrance-form';
import { forgotPath } from './entrance-paths';

type Link = { email: string; token: string };

type Props = { link: Link; onDone: (news: { text: string; email: string }) => void };

const isWellFormed = (link: Link) => {
  const messages = validate(resetPasswordSchema, { ...link, password: '', password_confirmation: '' });
  return !messages.email && !messages.token;
};

/**
 * Sets a new password with a mailed link, which works once; the user then signs in with it.
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
      // All sessions of this account have ended, so this also signs out the user of this browser.
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
        {/* Hidden user name, so that password managers store it with the password. */}
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

// Focuses the link, because the form that had the focus is gone.
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** Shown for an invalid or used link, with a link to request a new one. */
const DeadLink = ({ email }: { email: string }) => (
  <Entrance title="Set a new password" lead={email || 'The address is not complete.'}>
    <p className="general-message" role="alert">
      The link is not valid or has expired.
    </p>
    <p className="hint">Links are single-use and expire after 60 minutes; only the latest works.</p>
    <a className="submit" ref={focus} href={forgotPath(email)}>
      Ask for a new link
    </a>
    <p className="aside">
      <a href="/login">Back to sign in</a>
    </p>
  </Entrance>
);
