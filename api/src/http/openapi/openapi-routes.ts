import { type App } from '../request/fastify-types';
import { readingPage } from './openapi-page';
import { file } from './openapi-replies';

/**
 * Serves the API's description and, outside production, a page to read it. In production the description requires a
 * session, and there is no page, because a browser sends no token when it opens an address.
 */
export function openApiRoutes(app: App, document: () => object, isProduction: boolean) {
  /** OpenAPI 3.1 of every route, built from the schemas that validate bodies. 418 in production without a session. */
  app.get(
    '/openapi.json',
    {
      config: { permission: isProduction ? 'authenticated' : 'public' },
      schema: { summary: 'This description', reply: file('application/json') },
    },
    () => document(),
  );

  if (isProduction) return;
  app.get('/docs', { config: { permission: 'public', hidden: true } }, (_, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(readingPage(document())),
  );
}
