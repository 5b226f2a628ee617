import { type FastifyInstance } from 'fastify';
import { HttpError } from './errors/errors';

/** Where a server is in its life; set by whoever ends it. */
export type Lifecycle = {
  /** Whoever shares out requests is asked to look elsewhere; what comes all the same is served until the socket closes. */
  isDraining: boolean;
  /** Later, when a server that was started just before has been found by everybody. */
  isSendingAway: boolean;
};

export const newLifecycle = (): Lifecycle => ({ isDraining: false, isSendingAway: false });

/** How a proxy says that it takes a read elsewhere when it is sent away with a 502, and stays away for a while. */
const OTHER_SERVERS = 'x-other-servers';

const sentAway = () => new HttpError(502, { message: 'This server is stopping.' });

/**
 * Lets connections that are kept open end with their next answer once the server drains. A proxy that only learns from answers
 * is then sent away with its next read: nobody may be on the way with a write when the socket closes.
 */
export function drainConnections(app: FastifyInstance, lifecycle: Lifecycle) {
  app.addHook('onSend', async (_, reply) => {
    if (lifecycle.isDraining) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async ({ headers }) => {
    if (lifecycle.isSendingAway && headers[OTHER_SERVERS] === 'reads') throw sentAway();
  });
}
