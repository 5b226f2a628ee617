import { type StableAfter } from '@siteledger/platform/contract';
import { type FastifyInstance } from 'fastify';
import { type App } from '../../http/inputs';
import { registryManagementRoutes } from '../../http/manage-routes';
import { FOLLOWERS } from '../protocol';
import { asPublisher } from '../../http/as-publisher';
import { authenticate } from './identity';
import { centralInputs, type CentralParts, centralProduct } from './central-inputs';
import { followerRoutes } from './follower-routes';
import { operatorRoutes } from './operator-routes';
import { refuseUngranted } from './refuse-ungranted';

/** The parts of a central registry, and the reports a release needs to become stable. */
export type CentralRegistry = CentralParts & { stableAfter: StableAfter };

/**
 * The standalone registry: the same routes and rules as in an installation, for installations and teams instead of
 * users.
 */
export async function centralRoutes(server: FastifyInstance, registry: CentralRegistry) {
  const { db } = registry;
  const product = centralProduct(registry);
  const inputs = centralInputs(registry);
  await server.register(async (part) => {
    const app: App = part.withTypeProvider();
    authenticate(part, { db, product });
    refuseUngranted(part, db);
    await part.register(async (managed) => registryManagementRoutes(managed.withTypeProvider(), inputs), {
      prefix: '/api/v2',
    });
    followerRoutes(app, { ...registry, product });
    operatorRoutes(app, { ...registry, product });

    // This is only a check; the call that follows counts as the use of the token.
    const onRequest = asPublisher(inputs, { isUse: false });
    /**
     * Checks a publish token for a remote, and for an environment of it, before the body is sent: `{message}`, or 403.
     */
    for (const path of ['/publishers', '/publishers/:name', '/publishers/:name/:env'])
      app.get(FOLLOWERS + path, { config: { access: 'publish token' }, onRequest }, () => ({
        message: 'Welcome.',
      }));
  });
}
