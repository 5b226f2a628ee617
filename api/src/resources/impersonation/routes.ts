import { email, text } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { callsOf } from '../../http/routes/calls';
import { forbidden, invalid } from '../../http/errors/errors';
import { type App } from '../../http/request/fastify-types';
import { message, one } from '../../http/openapi/openapi-replies';
import { leaveImpersonation } from './leave-impersonation';
import { takeImpersonation } from './take-impersonation';

export function impersonationRoutes(app: App) {
  /**
   * Impersonates the user with `email` for 60 minutes: `{data: Impersonation}`; 403 with the same message for every
   * refused user. docs/domain/roles-and-permissions.md#impersonation
   */
  app.get(
    '/impersonate-user/take',
    {
      config: { permission: 'impersonate' },
      schema: { summary: 'Act as another user', parameters: { email: email('E-mail') }, reply: one('Impersonation') },
    },
    async (request, reply) => {
      // Although a GET, it changes something, so it is neither prefetched nor cached.
      refusePrefetch(request);
      reply.header('cache-control', 'no-store');
      return { data: await takeImpersonation(request.context, emailOf(request)) };
    },
  );

  /** Ends the impersonation `token_id`: `{message}`; 404 when it is not the caller's. docs/domain/sessions.md#calls */
  callsOf(app, 'authenticated').remove(
    '/impersonate-user/leave',
    { summary: 'Stop acting as another user', parameters: { token_id: text('token_id') }, reply: message() },
    ({ context, query }) => leaveImpersonation(context, (query as { token_id?: unknown }).token_id),
  );
}

function refusePrefetch({ headers }: FastifyRequest) {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')))) throw forbidden();
}

function emailOf({ query }: FastifyRequest) {
  const { email: given } = query as { email?: unknown };
  if (typeof given !== 'string' || !given.trim()) throw invalid({ email: ['E-mail is required.'] });
  return given;
}
