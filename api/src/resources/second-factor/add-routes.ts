import { challengeSchema, passkeySchema, totpCodeSchema } from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { one } from '../../http/openapi/openapi-replies';
import { addPasskey, beginPasskey } from './add-passkey';
import { beginTotp, confirmTotp } from './add-totp';
import { type SecondFactorSettings } from './settings';

/**
 * Routes that add a method. Public, because a user whose role requires a method adds it before having a session; the
 * challenge identifies the user.
 */
export function addRoutes(app: App, settings: SecondFactorSettings) {
  const { post } = callsOf(app, 'public');

  /** A new secret for an authenticator app: `{data: TotpSetup}`. It applies once confirmed. */
  post(
    '/second-factor/totp',
    { summary: 'Set up an authenticator app', body: challengeSchema, reply: one('TotpSetup') },
    ({ context, body }) => beginTotp(context, body.challenge, settings),
  );

  /** Adds the authenticator app, or replaces it: `{data: SecondFactorAdded}`. 422 on `code` when it is wrong. */
  post(
    '/second-factor/totp/confirm',
    { summary: 'Confirm an authenticator app', body: totpCodeSchema, reply: one('SecondFactorAdded') },
    ({ context, body }) => confirmTotp(context, body, settings),
  );

  /** The options for creating a passkey in the browser: `{data: PasskeyOptions}`, valid once. 409 for more than 20. */
  post(
    '/second-factor/passkeys/options',
    { summary: 'Ask for a new passkey', body: challengeSchema, reply: one('PasskeyOptions') },
    ({ context, body }) => beginPasskey(context, body.challenge, settings),
  );

  /** Adds a passkey: `{data: SecondFactorAdded}`. 422 on `credential` when it is not accepted. */
  post(
    '/second-factor/passkeys',
    { summary: 'Add a passkey', body: passkeySchema, reply: one('SecondFactorAdded') },
    ({ context, body }) => addPasskey(context, body, settings),
  );
}
