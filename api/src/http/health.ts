import { type Db, ping } from '../db/database';
import { unavailable } from './errors';
import { type App } from './fastify-types';
import { bare } from './openapi-replies';

/** For what watches the server: is the process alive, and may it get requests. */
export function healthRoutes(app: App, db: Db) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  /** The process answers. `{status: "ok"}`. */
  app.get(
    '/health/live',
    { config: { permission: 'public' }, schema: { summary: 'Whether the process is alive', reply: bare('Health') } },
    () => ({ status: 'ok' }),
  );

  /** The database answers and the server is not stopping; else 503. `{status: "ok"}`. */
  app.get(
    '/health/ready',
    { config: { permission: 'public' }, schema: { summary: 'Whether the server can work', reply: bare('Health') } },
    async () => {
      if (stopping) throw unavailable();
      await ping(db);
      return { status: 'ok' };
    },
  );
}
