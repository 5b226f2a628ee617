import { ROLES_HEADER } from '@siteledger/shared-lib/domain';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { type Config } from '../config';
import { DATA_POLICY } from './content-security-policy';

const UNUSED_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

// Headers of the sample itself.
const OF_SAMPLE = /^(content-(type|length)|date|connection|transfer-encoding)$/;

// Helmet's headers are the same for every request. Its dozen functions a request cost as much as the routing, so they
// run once, on a sample.
async function helmetHeaders(environment: Config['environment']) {
  const sample = fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // HSTS without a certificate would lock a browser out of its own machine.
    strictTransportSecurity: environment === 'production',
  });
  const { headers } = await sample.inject('/');
  await sample.close();
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_SAMPLE.test(name)));
}

/** The security headers of every response; a page replaces the policy with its own. */
export async function secureHeaders(app: FastifyInstance, { environment, corsOrigins }: Config) {
  const ofEvery = {
    ...(await helmetHeaders(environment)),
    'content-security-policy': DATA_POLICY,
    'permissions-policy': UNUSED_FEATURES,
  };
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['date', 'etag', 'content-disposition', ROLES_HEADER],
      maxAge: 600,
    });
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ofEvery).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    // A stream of events writes its own head.
    if (request.routeOptions.config.isStream)
      for (const [name, value] of Object.entries(ofEvery)) reply.raw.setHeader(name, value);
    done();
  });
}
