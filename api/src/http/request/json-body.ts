import { FieldErrors } from '@siteledger/shared-lib/domain';
import { type FastifyInstance } from 'fastify';
import { tooLarge } from '../errors/errors';
import { isWithin } from './json-scan';

/**
 * Accepts only JSON bodies; other media types get a 415. A body beyond its route's limits gets a 413 before it is
 * parsed, `__proto__` keys are rejected, and an empty body is treated as missing.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // HTTP libraries send the header with DELETE requests that have no body.
    if (bytes.length === 0) return done(null, undefined);
    const { bodyLimits } = request.routeOptions.config;
    if (bodyLimits && !isWithin(bytes, bodyLimits)) return done(tooLarge());
    // The body `null` is a mistake, unlike a missing body.
    void parse(request, bytes.toString(), (error, body) =>
      !error && body === null ? done(new FieldErrors({ body: ['Body is required.'] })) : done(error, body),
    );
  });
}
