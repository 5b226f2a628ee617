import { type FastifyInstance } from 'fastify';

/** Reads JSON bodies only; everything else is a 415. `__proto__` keys are refused, an empty body is no body. */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Browsers' libraries send the header with DELETE calls that have no body.
    if (text === '') done(null, undefined);
    else void parse(request, text as string, done);
  });
}
