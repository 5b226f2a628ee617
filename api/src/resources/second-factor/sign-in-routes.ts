import { challengeSchema, passkeyAnswerSchema, secondFactorCodeSchema } from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { one } from '../../http/openapi/openapi-replies';
import { answerCode } from './answer-code';
import { answerPasskey, offerPasskeys } from './answer-passkey';
import { type SecondFactorSettings } from './settings';

/** Routes that answer the second step of a sign-in. Public: the challenge identifies the user. */
export function answerRoutes(app: App, settings: SecondFactorSettings) {
  const { post } = callsOf(app, 'public');

  /**
   * Completes a sign-in by a code of the authenticator app or a recovery code: `{data: TokenPair}`. 422 on `code` when
   * wrong or already used, on `challenge` when it has expired or after five attempts; 429 after ten wrong codes of an
   * account in 15 minutes.
   */
  post(
    '/login/second-factor',
    {
      summary: 'Sign in: second step by a code',
      body: secondFactorCodeSchema,
      reply: one('TokenPair'),
      config: { isSignIn: true },
    },
    ({ context, body }) => answerCode(context, body, settings),
  );

  /**
   * The options for proving a passkey in the browser: `{data: PasskeyOptions}`, valid once. 422 on `challenge` when it
   * has expired.
   */
  post(
    '/login/passkey/options',
    { summary: 'Sign in: ask for a passkey', body: challengeSchema, reply: one('PasskeyOptions') },
    ({ context, body }) => offerPasskeys(context, body.challenge, settings),
  );

  /** Completes a sign-in by a passkey: `{data: TokenPair}`. 422 on `credential` when it is not accepted. */
  post(
    '/login/passkey',
    {
      summary: 'Sign in: second step by a passkey',
      body: passkeyAnswerSchema,
      reply: one('TokenPair'),
      config: { isSignIn: true },
    },
    ({ context, body }) => answerPasskey(context, body, settings),
  );
}
