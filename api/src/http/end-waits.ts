import { type FastifyInstance } from 'fastify';
import { newPatience, withPatience } from '../db/postgres/patience';

/** Gives every request so much time to wait for the database; then it is a 503, and never a request that hangs. */
export function endWaits(app: FastifyInstance) {
  app.decorateRequest('patience');
  app.addHook('onRequest', (request, _, done) => {
    request.patience = newPatience();
    withPatience(request.patience, done);
  });
  // The body arrives as events of the socket, which know nothing of the request.
  app.addHook('preValidation', (request, _, done) => withPatience(request.patience, done));
}
