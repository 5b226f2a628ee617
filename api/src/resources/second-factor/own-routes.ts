import { challengeSchema, passkeyNameSchema, unlockSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { message, one } from '../../http/openapi-replies';
import { refuseImpersonation } from '../../http/refuse-impersonation';
import { removePasskey, removeTotp, renamePasskey, replaceCodes, turnOff } from './manage';
import { stateOf } from './methods';
import { type SecondFactorSettings } from './settings';
import { unlock } from './unlock';

/** The caller's own second step; changes need the challenge of `unlock`. */
export function ownRoutes(app: App, settings: SecondFactorSettings) {
  /** The caller's methods: `{data: SecondFactorState}`. */
  app.get(
    '/user/second-factor',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'The own second step', reply: one('SecondFactorState') },
    },
    async ({ context }) => {
      refuseImpersonation(context);
      return { data: await stateOf(context.db, context.user.id, settings) };
    },
  );

  /** The right to change it, for ten minutes in this session: `{data: SecondFactorStep}`. 422 on `current_password` when wrong. */
  app.post(
    '/user/second-factor/unlock',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'Unlock the own second step', body: unlockSchema, reply: one('SecondFactorStep') },
    },
    async ({ context, body }) => ({ data: await unlock(context, body) }),
  );

  /** New recovery codes in place of the old ones: `{data: RecoveryCodes}`, shown once. 409 without a method. */
  app.post(
    '/user/second-factor/recovery-codes',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'Replace the own recovery codes', body: challengeSchema, reply: one('RecoveryCodes') },
    },
    async ({ context, body }) => ({ data: await replaceCodes(context, body.challenge) }),
  );

  /** Removes the authenticator app: `{message}`. 409 when it is the last method and a role requires one. */
  app.post(
    '/user/second-factor/totp/removal',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'Remove the own authenticator app', body: challengeSchema, reply: message() },
    },
    ({ context, body }) => removeTotp(context, body.challenge, settings),
  );

  /** Turns the second step off: `{message}`. 409 when a role requires one. */
  app.post(
    '/user/second-factor/off',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'Turn the own second step off', body: challengeSchema, reply: message() },
    },
    ({ context, body }) => turnOff(context, body.challenge, settings),
  );

  /** Renames a passkey: `{data: Passkey}`. */
  app.put(
    '/user/passkeys/:id',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'Rename an own passkey', body: passkeyNameSchema, reply: one('Passkey') },
    },
    async ({ context, params, body }) => ({ data: await renamePasskey(context, params.id, body) }),
  );

  /** Removes a passkey: `{message}`. 409 when it is the last method and a role requires one. */
  app.post(
    '/user/passkeys/:id/removal',
    {
      config: { permission: 'authenticated' },
      schema: { summary: 'Remove an own passkey', body: challengeSchema, reply: message() },
    },
    ({ context, params, body }) => removePasskey(context, params.id, body.challenge, settings),
  );
}
