import { type FastifyInstance } from 'fastify';
import { HttpError } from './errors/errors';

/** The server's state while it shuts down. */
export type Lifecycle = {
  /**
   * Reports not ready, so that load balancers stop sending requests; those that still arrive are served until the
   * socket closes.
   */
  isDraining: boolean;
  /** Set later than `isDraining`, when load balancers have had time to find a newly started server. */
  isSendingAway: boolean;
};

export const newLifecycle = (): Lifecycle => ({ isDraining: false, isSendingAway: false });

/** A proxy sends this header when it retries a read on another server after a 502 and then avoids this one. */
const OTHER_SERVERS = 'x-other-servers';

const sentAway = () => new HttpError(502, { message: 'This server is stopping.' });

/**
 * Closes keep-alive connections with their next response while the server drains. A proxy that learns only from
 * responses gets a 502 for its next read, so that no write is in flight when the socket closes.
 */
export function drainConnections(app: FastifyInstance, lifecycle: Lifecycle) {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.isDraining) reply.header('connection', 'close');
    done();
  });
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    done(lifecycle.isSendingAway && headers[OTHER_SERVERS] === 'reads' ? sentAway() : undefined);
  });
}
