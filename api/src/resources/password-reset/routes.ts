import { forgotPasswordSchema, resetPasswordSchema } from '@siteledger/shared-lib/domain';
import { type Config } from '../../config';
import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { message } from '../../http/openapi/openapi-replies';
import { secretKeyOf } from '../../secrets/secret-key';
import { forgotPassword } from './forgot-password';
import { resetPassword } from './reset-password';

export function passwordResetRoutes(app: App, config: Pick<Config, 'publicUrl' | 'secretKey' | 'dataDir'>) {
  const { post } = callsOf(app, 'public');

  const links = { publicUrl: config.publicUrl, key: secretKeyOf(config) };

  /** Mails a password link: always the same `{message}`; 429 after 5 requests a minute. sessions.md#calls */
  post(
    '/forgot-password',
    { summary: 'Ask for a new password', body: forgotPasswordSchema, reply: message() },
    ({ context, body }) => forgotPassword(context, body.email, links),
  );

  /**
   * Sets the password and ends all sessions: `{message}`; 422 on `token` when the link was used, has expired or is
   * unknown. docs/domain/sessions.md#calls
   */
  post(
    '/reset-password',
    { summary: 'Set a new password', body: resetPasswordSchema, reply: message() },
    ({ context, body }) => resetPassword(context, body),
  );
}
