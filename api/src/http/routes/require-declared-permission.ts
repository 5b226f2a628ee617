import { type FastifyInstance } from 'fastify';

/** Stops the boot when a route does not say who may call it. */
export function requireDeclaredPermission(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url, config }) => {
    // A browser's question before a call from another origin carries no session.
    if (method === 'OPTIONS') return;
    const permission = config?.permission;
    if (permission === undefined || permission.length === 0) {
      throw new Error(`Route ${String(method)} ${url} declares no permission.`);
    }
  });
}
