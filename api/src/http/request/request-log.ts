import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Config } from '../../config';
import { describeError } from '../errors/described-error';
import { callerRequestIdOf } from './request-id';

/** Where lines of the log go; standard output unless a test reads them. */
export type LogStream = { write: (line: string) => void };

/** How the log is written: one JSON object a line, in which no request and no error brings its values along. */
export const logOptions = ({ logLevel }: Pick<Config, 'logLevel'>, stream: LogStream = process.stdout) => ({
  level: logLevel,
  stream,
  formatters: { level: (label: string) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    // The framework would write the address, which may hold an e-mail, a name or a token.
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    err: (error: unknown) => describeError(error),
  },
});

/** One line for each answer. It names the route and not the address: an address may hold an e-mail, a name or a token. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, context } = request;
    request.log.info(
      {
        method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        // Nobody has the number 0.
        user: context?.user.id || undefined,
        real_user: context?.realUser?.id,
        callerReqId: callerRequestIdOf(request),
      },
      'answered',
    );
    // From where, but never for whom: the e-mail that was typed may be somebody's, or a password typed into the wrong field.
    if (request.routeOptions.config.isSignIn && reply.statusCode >= 400)
      request.log.warn(
        { security: 'sign-in', route: request.routeOptions.url, status: reply.statusCode, address: request.ip },
        'sign-in refused',
      );
  });
}
