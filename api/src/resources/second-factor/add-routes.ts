import { challengeSchema, passkeySchema, totpCodeSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { one } from '../../http/openapi-replies';
import { addPasskey, beginPasskey } from './add-passkey';
import { beginTotp, confirmTotp } from './add-totp';
import { type SecondFactorSettings } from './settings';

/**
 * The calls that add a method. Public, because somebody whose role requires one adds it before there is a session; the
 * challenge, of that sign-in or of the profile, says for whom.
 */
export function addRoutes(app: App, settings: SecondFactorSettings) {
  /** A new secret for an authenticator app: `{data: TotpSetup}`. It counts once it is confirmed. */
  app.post(
    '/second-factor/totp',
    {
      config: { permission: 'public' },
      schema: { summary: 'Set up an authenticator app', body: challengeSchema, reply: one('TotpSetup') },
    },
    async ({ context, body }) => ({ data: await beginTotp(context, body.challenge, settings) }),
  );

  /** Adds the authenticator app, or replaces it: `{data: SecondFactorAdded}`. 422 on `code` when it is wrong. */
  app.post(
    '/second-factor/totp/confirm',
    {
      config: { permission: 'public' },
      schema: { summary: 'Confirm an authenticator app', body: totpCodeSchema, reply: one('SecondFactorAdded') },
    },
    async ({ context, body }) => ({ data: await confirmTotp(context, body, settings) }),
  );

  /** What the browser needs to make a passkey: `{data: PasskeyOptions}`, once. 409 for more than 20. */
  app.post(
    '/second-factor/passkeys/options',
    {
      config: { permission: 'public' },
      schema: { summary: 'Ask for a new passkey', body: challengeSchema, reply: one('PasskeyOptions') },
    },
    async ({ context, body }) => ({ data: await beginPasskey(context, body.challenge, settings) }),
  );

  /** Adds a passkey: `{data: SecondFactorAdded}`. 422 on `credential` when it is not accepted. */
  app.post(
    '/second-factor/passkeys',
    {
      config: { permission: 'public' },
      schema: { summary: 'Add a passkey', body: passkeySchema, reply: one('SecondFactorAdded') },
    },
    async ({ context, body }) => ({ data: await addPasskey(context, body, settings) }),
  );
}
