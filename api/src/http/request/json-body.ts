import { FieldErrors } from '@siteledger/shared-lib/domain';
import { type FastifyInstance } from 'fastify';
import { tooLarge } from '../errors/errors';
import { isWithin } from './json-scan';

/**
 * Reads JSON bodies only; everything else is a 415. A body with more in it than its route can want is a 413 before it is
 * parsed, `__proto__` keys are refused, an empty body is no body.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // Browsers' libraries send the header with DELETE calls that have no body.
    if (bytes.length === 0) return done(null, undefined);
    const { bodyLimits } = request.routeOptions.config;
    if (bodyLimits && !isWithin(bytes, bodyLimits)) return done(tooLarge());
    // Sent, and nothing in it: unlike a body that is missing, a mistake.
    void parse(request, bytes.toString(), (error, body) =>
      !error && body === null ? done(new FieldErrors({ body: ['Body is required.'] })) : done(error, body),
    );
  });
}
