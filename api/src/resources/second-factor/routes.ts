import { type Config } from '../../config';
import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { message } from '../../http/openapi/openapi-replies';
import { addRoutes } from './add-routes';
import { ownRoutes } from './own-routes';
import { resetSecondFactor } from './reset-second-factor';
import { secondFactorSettings } from './settings';
import { answerRoutes } from './sign-in-routes';

export function secondFactorRoutes(app: App, config: Config) {
  const settings = secondFactorSettings(config);
  answerRoutes(app, settings);
  addRoutes(app, settings);
  ownRoutes(app, settings);

  /**
   * Removes a user's second factor and ends their sessions: `{message}`. 403 for a Super Admin unless the caller is
   * one, 409 for oneself and for a user without one.
   */
  callsOf(app, 'member').remove(
    '/users/:id/second-factor',
    { summary: 'Reset the second step of a user', reply: message() },
    ({ context, params }) => resetSecondFactor(context, params.id),
  );
}
