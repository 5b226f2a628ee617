import {
  type CurrentUser,
  exactText,
  passwordSchema,
  record,
  refreshSchema,
  signInSchema,
} from '@siteledger/shared-lib/domain';
import { type Config } from '../../config';
import { bearerOf } from '../../http/request/authenticate';
import { callsOf } from '../../http/routes/calls';
import { type Context } from '../../http/request/context';
import { type App } from '../../http/request/fastify-types';
import { message, one } from '../../http/openapi/openapi-replies';
import { secondFactorSettings } from '../second-factor/settings';
import { changePassword } from './change-password';
import { sessionPlaceRoutes } from './places/routes';
import { refreshSession } from './refresh-session';
import { signIn } from './sign-in';
import { signOut } from './sign-out';

// Optional, so that a browser that lost its refresh token can sign out with the access token.
const signOutSchema = record({ refresh_token: exactText('Refresh token').max(200) });

export function sessionRoutes(app: App, config: Config) {
  const { get, post, put } = callsOf(app, 'public');

  const settings = secondFactorSettings(config);
  sessionPlaceRoutes(app);

  /**
   * Signs in: `{data: SignedIn}`, tokens or the second step; `expires_in` in seconds. 422 on `email` when wrong, 429
   * when a limit is reached, 503 when too many sign in at once. Tokens come with the device cookie.
   * docs/domain/sessions.md#calls
   */
  post(
    '/login',
    { summary: 'Sign in', body: signInSchema, reply: one('SignedIn'), config: { isSignIn: true } },
    ({ context, body }) => signIn(context, body, settings),
  );

  /**
   * Exchanges a refresh token: `{data: TokenPair}`; ends the previous access token. 418 when it is unknown, has expired
   * or was used, except for one repetition with the same `nonce` within 30 s. docs/domain/sessions.md#calls
   */
  post('/refresh', { summary: 'Renew the tokens', body: refreshSchema, reply: one('TokenPair') }, ({ context, body }) =>
    refreshSession(context, body),
  );

  /** Ends the session of the bearer or refresh token: `{message}`. 418 when there is none. sessions.md#calls */
  post('/logout', { summary: 'Sign out', body: signOutSchema, reply: message() }, (call) =>
    signOut(call.context, [bearerOf(call), call.body.refresh_token]),
  );

  /**
   * The signed-in user, with wildcards and expanded permissions: `{data: CurrentUser}`. docs/domain/sessions.md#calls
   */
  get(
    '/user/details',
    { permission: 'authenticated', summary: 'Who is signed in', reply: one('CurrentUser') },
    ({ context }) => currentUser(context),
  );

  /**
   * Changes the caller's password and ends their other sessions: `{message}`. 422 on `current_password` when wrong.
   * docs/domain/sessions.md#calls
   */
  put(
    '/user/password',
    { permission: 'authenticated', summary: 'Change the own password', body: passwordSchema, reply: message() },
    ({ context, body }) => changePassword(context, body),
  );
}

const currentUser = ({ user, realUser }: Context): CurrentUser => ({
  id: user.id,
  uuid: user.uuid,
  name: user.name,
  email: user.email,
  roles: [...user.roles],
  permissions: user.permissions.map((name) => ({ name })),
  ...(realUser && { impersonated_by: { name: realUser.name, email: realUser.email } }),
});
