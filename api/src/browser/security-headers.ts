import { ROLES_HEADER } from '@siteledger/shared-lib/domain';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';
import { type Config } from '../config';
import { DATA_POLICY } from './content-security-policy';

const UNUSED_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The security headers of every response; a page replaces the policy with its own. */
export async function secureHeaders(app: FastifyInstance, { environment, corsOrigins }: Config) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // HSTS without a certificate would lock a browser out of its own machine.
    strictTransportSecurity: environment === 'production',
  });
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['date', 'etag', 'content-disposition', ROLES_HEADER],
      maxAge: 600,
    });
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': DATA_POLICY,
      'permissions-policy': UNUSED_FEATURES,
      'x-request-id': request.id,
    });
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
