import { type FastifyInstance } from 'fastify';

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
        user: context?.user.id,
      },
      'answered',
    );
  });
}
