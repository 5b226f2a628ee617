import { type FastifyInstance } from 'fastify';

/** Stops the boot when a route does not declare its reply. Pages and static files are exempt. */
export function requireDeclaredReply(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (method === 'OPTIONS' || config?.hidden) return;
    if (!schema?.reply) throw new Error(`Route ${String(method)} ${url} names no reply.`);
  });
}
