import { type Db, ping } from '../db/database';
import { unavailable } from './errors/errors';
import { type App } from './request/fastify-types';
import { type Lifecycle } from './lifecycle';
import { bare } from './openapi/openapi-replies';

/** Liveness and readiness, for monitoring and load balancers. */
export function healthRoutes(app: App, db: Db, lifecycle: Lifecycle) {
  /** The process is running. `{status: "ok"}`. */
  app.get(
    '/health/live',
    { config: { permission: 'public' }, schema: { summary: 'Whether the process is alive', reply: bare('Health') } },
    () => ({ status: 'ok' }),
  );

  /** The database answers and the server is not shutting down; otherwise 503. `{status: "ok"}`. */
  app.get(
    '/health/ready',
    { config: { permission: 'public' }, schema: { summary: 'Whether the server can work', reply: bare('Health') } },
    async () => {
      if (lifecycle.isDraining) throw unavailable();
      await ping(db);
      return { status: 'ok' };
    },
  );
}
