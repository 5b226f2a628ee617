import { type FastifyInstance } from 'fastify';
import { newDeadline, withDeadline } from '../../db/postgres/request-deadline';

/** Limits how long a request waits for the database; past its deadline it gets a 503. */
export function limitDatabaseWait(app: FastifyInstance) {
  app.decorateRequest('deadline');
  app.addHook('onRequest', (request, _, done) => {
    request.deadline = newDeadline();
    withDeadline(request.deadline, done);
  });
  // Reading the body loses the asynchronous context of onRequest.
  app.addHook('preValidation', (request, _, done) => withDeadline(request.deadline, done));
}
