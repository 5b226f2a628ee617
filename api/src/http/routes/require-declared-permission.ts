import { type FastifyInstance } from 'fastify';

/** Stops the boot when a route does not declare its permission. */
export function requireDeclaredPermission(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url, config }) => {
    // A CORS preflight request carries no session.
    if (method === 'OPTIONS') return;
    const permission = config?.permission;
    if (permission === undefined || permission.length === 0) {
      throw new Error(`Route ${String(method)} ${url} declares no permission.`);
    }
  });
}
