import { type FastifyInstance } from 'fastify';

/** Where a server is in its life; set by whoever ends it. */
export type Lifecycle = {
  /** Whoever shares out requests is asked to look elsewhere; what comes all the same is served until the socket closes. */
  isDraining: boolean;
};

export const newLifecycle = (): Lifecycle => ({ isDraining: false });

/** Lets connections that are kept open end with their next answer once the server drains. */
export function endConnections(app: FastifyInstance, lifecycle: Lifecycle) {
  app.addHook('onRequest', async (_, reply) => {
    if (lifecycle.isDraining) reply.header('connection', 'close');
  });
}
