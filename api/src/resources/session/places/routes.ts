import { type SessionPlace } from '@siteledger/shared-lib/domain';
import { callsOf } from '../../../http/routes/calls';
import { type Context } from '../../../http/request/context';
import { type App } from '../../../http/request/fastify-types';
import { all, message } from '../../../http/openapi/openapi-replies';
import { refuseImpersonation } from '../../../http/request/refuse-impersonation';
import { deviceName } from './device-name';
import { endOtherSessions, endSession } from './end-sessions';
import { endUserSessions } from './end-user-sessions';
import { selectPlaces } from './places.queries';

export function sessionPlaceRoutes(app: App) {
  const { get, remove } = callsOf(app, 'authenticated');

  /**
   * The caller's sessions, most recently used first: `{data: SessionPlace[]}`; 403 while impersonating.
   * docs/domain/sessions.md#calls
   */
  get('/user/sessions', { summary: 'Where the caller is signed in', reply: all('SessionPlace') }, ({ context }) =>
    places(context),
  );

  /** Ends all of the caller's sessions except this one: `{message}`; 403 while impersonating. */
  remove('/user/sessions', { summary: 'Sign out everywhere else', reply: message() }, ({ context }) =>
    endOtherSessions(context),
  );

  /**
   * Ends one of the caller's sessions, including this one: `{message}`; 404 when it is not theirs or has ended, 403
   * while impersonating.
   */
  remove('/user/sessions/:id', { summary: 'End a session', reply: message() }, ({ context, params }) =>
    endSession(context, params.id),
  );

  /**
   * Ends all sessions of a user: `{message}`. 403 for a Super Admin unless the caller is one, 409 for oneself.
   * docs/domain/roles-and-permissions.md#super-admins
   */
  remove(
    '/users/:id/sessions',
    { permission: 'member', summary: 'Sign a user out everywhere', reply: message() },
    ({ context, params }) => endUserSessions(context, params.id),
  );
}

async function places(context: Context): Promise<SessionPlace[]> {
  refuseImpersonation(context);
  const found = await selectPlaces(context.db, context.user.id, context.now);
  return found.map(({ agent, ...place }) => ({
    ...place,
    device: deviceName(agent),
    is_current: place.id === context.sessionId,
  }));
}
