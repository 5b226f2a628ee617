import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { insertMails } from '../../mail/mails.queries';
import { type Owner } from '../session/sessions.queries';

const NOTICES = {
  'totp-added': 'An authenticator app was set up for your account.',
  'totp-removed': 'The authenticator app was removed from your account.',
  'passkey-added': 'A passkey was added to your account.',
  'passkey-removed': 'A passkey was removed from your account.',
  'recovery-codes-replaced': 'New recovery codes were created for your account. The old ones no longer work.',
  'recovery-code-used': 'A recovery code was used to sign in to your account.',
  'turned-off': 'Two-step sign-in was turned off for your account.',
  reset: 'An administrator reset two-step sign-in for your account. You are signed out everywhere.',
} as const;

export type Notice = keyof typeof NOTICES;

const textOf = (name: string, notice: Notice) => `Hello ${name},

${NOTICES[notice]}

If this was you, there is nothing to do. If it was not, change your password and tell your administrator.
`;

/** Mails an account's owner about a change of their second factor, in the transaction of the change. */
export const sendNotice = (
  db: Db,
  { now }: Pick<Context, 'now'>,
  { name, email }: Omit<Owner, 'id' | 'uuid'>,
  notice: Notice,
) =>
  insertMails(
    db,
    [
      {
        recipient: email,
        subject: 'Your Siteledger sign-in has changed',
        body: textOf(name, notice),
        expires_at: null,
      },
    ],
    now,
  );
