import { challengeSchema, passkeyNameSchema, unlockSchema } from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { message, one } from '../../http/openapi/openapi-replies';
import { refuseImpersonation } from '../../http/request/refuse-impersonation';
import { removePasskey, removeTotp, renamePasskey, replaceCodes, turnOff } from './manage';
import { stateOf } from './methods';
import { type SecondFactorSettings } from './settings';
import { unlock } from './unlock';

/** The caller's own second factor; changes need the challenge of `unlock`. */
export function ownRoutes(app: App, settings: SecondFactorSettings) {
  const { get, post, put } = callsOf(app, 'authenticated');

  /** The caller's methods: `{data: SecondFactorState}`. */
  get('/user/second-factor', { summary: 'The own second step', reply: one('SecondFactorState') }, ({ context }) => {
    refuseImpersonation(context);
    return stateOf(context.db, context.user.id, settings);
  });

  /**
   * A challenge for changing it, valid ten minutes in this session: `{data: SecondFactorStep}`. 422 on
   * `current_password` when wrong.
   */
  post(
    '/user/second-factor/unlock',
    { summary: 'Unlock the own second step', body: unlockSchema, reply: one('SecondFactorStep') },
    ({ context, body }) => unlock(context, body),
  );

  /** Replaces the recovery codes: `{data: RecoveryCodes}`, displayed once. 409 without a method. */
  post(
    '/user/second-factor/recovery-codes',
    { summary: 'Replace the own recovery codes', body: challengeSchema, reply: one('RecoveryCodes') },
    ({ context, body }) => replaceCodes(context, body.challenge),
  );

  /** Removes the authenticator app: `{message}`. 409 when it is the last method and a role requires one. */
  post(
    '/user/second-factor/totp/removal',
    { summary: 'Remove the own authenticator app', body: challengeSchema, reply: message() },
    ({ context, body }) => removeTotp(context, body.challenge, settings),
  );

  /** Turns the second factor off: `{message}`. 409 when a role requires one. */
  post(
    '/user/second-factor/off',
    { summary: 'Turn the own second step off', body: challengeSchema, reply: message() },
    ({ context, body }) => turnOff(context, body.challenge, settings),
  );

  /** Renames a passkey: `{data: Passkey}`. */
  put(
    '/user/passkeys/:id',
    { summary: 'Rename an own passkey', body: passkeyNameSchema, reply: one('Passkey') },
    ({ context, params, body }) => renamePasskey(context, params.id, body),
  );

  /** Removes a passkey: `{message}`. 409 when it is the last method and a role requires one. */
  post(
    '/user/passkeys/:id/removal',
    { summary: 'Remove an own passkey', body: challengeSchema, reply: message() },
    ({ context, params, body }) => removePasskey(context, params.id, body.challenge, settings),
  );
}
