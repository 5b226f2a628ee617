import { FieldErrors } from '@siteledger/shared-lib/domain';
import { type FastifyInstance } from 'fastify';

/** Reads JSON bodies only; everything else is a 415. `__proto__` keys are refused, an empty body is no body. */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Browsers' libraries send the header with DELETE calls that have no body.
    if (text === '') {
      done(null, undefined);
      return;
    }
    // Sent, and nothing in it: unlike a body that is missing, a mistake.
    void parse(request, text as string, (error, body) =>
      !error && body === null ? done(new FieldErrors({ body: ['Body is required.'] })) : done(error, body),
    );
  });
}
