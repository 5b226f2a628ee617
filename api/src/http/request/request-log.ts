import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Config } from '../../config';
import { describeError } from '../errors/described-error';
import { callerRequestIdOf } from './request-id';

/** The log's destination: standard output, except in tests. */
export type LogStream = { write: (line: string) => void };

/** Logs one JSON object a line, without values from requests or errors. */
export const logOptions = ({ logLevel }: Pick<Config, 'logLevel'>, stream: LogStream = process.stdout) => ({
  level: logLevel,
  stream,
  formatters: { level: (label: string) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    // Fastify would log the URL, which may contain an e-mail, a name or a token.
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    err: (error: unknown) => describeError(error),
  },
});

/** Logs one line per response. It names the route and not the URL, which may contain an e-mail, a name or a token. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, context } = request;
    request.log.info(
      {
        method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        // No user has id 0.
        user: context?.user.id || undefined,
        real_user: context?.realUser?.id,
        callerReqId: callerRequestIdOf(request),
      },
      'answered',
    );
    // Logs the address but not the e-mail: it may belong to somebody else, or be a password typed into the wrong field.
    if (request.routeOptions.config.isSignIn && reply.statusCode >= 400)
      request.log.warn(
        { security: 'sign-in', route: request.routeOptions.url, status: reply.statusCode, address: request.ip },
        'sign-in refused',
      );
  });
}
