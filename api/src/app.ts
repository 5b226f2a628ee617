import { maxHeaderSize } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { firstScreens, type Follower, registryRoutes } from '@siteledger/platform/registry';
import { BODY_MAX } from '@siteledger/shared-lib/domain';
import cookie from '@fastify/cookie';
import fastify, { type FastifyHttpOptions, LogController, type RawServerDefault } from 'fastify';
import { type Config } from './config';
import { type OpenDatabase } from './db/database';
import { authenticate } from './http/request/authenticate';
import { limitCallRate } from './http/limits/call-rate';
import { HTTP_TIMEOUTS, limitConnections } from './http/limits/limit-connections';
import { shareWork } from './http/limits/share-work';
import { limitBodies } from './http/limits/body-limits';
import { deviceCookies } from './http/request/device-cookie';
import { handleErrors } from './http/errors/error-handler';
import { type App, type YupTypeProvider } from './http/request/fastify-types';
import { healthRoutes } from './http/health';
import { honourIdempotencyKeys } from './http/changes/idempotency';
import { limitDatabaseWait } from './http/limits/limit-database-wait';
import { describeRoutes } from './http/openapi/openapi';
import { openApiRoutes } from './http/openapi/openapi-routes';
import { readJsonBodies } from './http/request/json-body';
import { requireDeclaredPermission } from './http/routes/require-declared-permission';
import { keepReplies } from './http/routes/keep-replies';
import { requireDeclaredReply } from './http/routes/require-declared-reply';
import { newLifecycle, drainConnections, type Lifecycle } from './http/lifecycle';
import { measureRequests, RequestMetrics } from './http/metrics/request-metrics';
import { newRequestId } from './http/request/request-id';
import { logOptions, logRequests, type LogStream } from './http/request/request-log';
import { addRolesHeader } from './http/request/add-roles-header';
import { refuseUnstorableTexts } from './http/request/text-guard';
import { validatorCompiler } from './http/request/validator';
import { readVersion } from './http/changes/version';
import { fileRoutes } from './browser/files';
import { pageRoutes } from './browser/pages';
import { secureHeaders } from './browser/security-headers';
import { registryInputs } from './registry/registry-inputs';
import { hasUsers } from './resources/users/has-users.queries';
import { RESOURCES } from './routes';

export type AppParts = {
  config: Config;
  database: OpenDatabase;
  clock: () => Date;
  addRoutes?: (app: App) => void;
  lifecycle?: Lifecycle;
  requests?: RequestMetrics;
  logStream?: LogStream;
  /** The connection to the central registry, if this installation follows one. */
  follower?: Follower;
};

const REQUEST_TIMEOUT_MS = 30_000;

// Paths that no route has, for an API call and for a page.
const UNREADABLE = { call: '/api/v2/unreadable', page: '/unreadable.page' };

// Only the path is checked; a malformed query is tolerated.
function isReadable(url: string) {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

const serverOptions = (config: Config, logStream?: LogStream) =>
  ({
    logger: logOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // Never `true`: callers could then choose the address that their failed sign-ins count against.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    bodyLimit: BODY_MAX.ceiling,
    // Ends connections whose body trickles in.
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: HTTP_TIMEOUTS,
    // Requests that arrive while the socket closes were sent in good faith, so they are still served.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    // Fastify would answer an unreadable or overlong path before our hooks run: without headers, log or metrics.
    // Unreadable paths are rewritten to one that no route has.
    rewriteUrl: ({ url = '' }: { url?: string }) =>
      isReadable(url) ? url : UNREADABLE[url.startsWith('/api/') ? 'call' : 'page'],
    // As long as Node accepts: it rejects longer ones itself.
    routerOptions: { maxParamLength: maxHeaderSize },
  }) satisfies FastifyHttpOptions<RawServerDefault>;

/** Builds the server with every route, not yet listening. */
export async function buildApp({ config, database, clock, addRoutes, ...parts }: AppParts): Promise<App> {
  const { lifecycle = newLifecycle(), requests = new RequestMetrics() } = parts;
  const app = fastify(serverOptions(config, parts.logStream)).withTypeProvider<YupTypeProvider>();

  // Hooks run in the order they are added: cheap rejections come before expensive work.
  handleErrors(app);
  limitDatabaseWait(app);
  logRequests(app);
  measureRequests(app, requests);
  await secureHeaders(app, config);
  drainConnections(app, lifecycle);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  limitBodies(app);
  await app.register(cookie);
  readJsonBodies(app);
  requireDeclaredPermission(app);
  requireDeclaredReply(app);
  app.decorate('description', describeRoutes(app));
  honourIdempotencyKeys(app);
  app.setValidatorCompiler(validatorCompiler);

  app.decorateRequest('context');
  app.decorateRequest('expectedVersion', undefined);
  const deviceOf = deviceCookies(config);
  limitCallRate(app, config.callsAMinute, clock);
  keepReplies(app);
  shareWork(app);
  limitConnections(app.server, { isBehindProxy: config.trustedProxies.length > 0 });
  app.addHook('onRequest', async (request, reply) => {
    const now = clock();
    request.context = await authenticate(request, deviceOf(request, reply, now), database.db, now);
    // The browser takes today's date from the server, so a wrong clock on the computer does no harm.
    reply.header('date', now.toUTCString());
    addRolesHeader(request.context, reply);
  });
  app.addHook('preValidation', async (request) => {
    refuseUnstorableTexts(request);
    readVersion(request);
  });

  const folders = {
    shellDir: join(config.rootDir, 'shell/dist'),
    releasesDir: config.releasesDir,
    remoteOrigins: config.remoteOrigins,
    accessFilter: config.accessFilter,
    hasUsers: () => hasUsers(database.db),
  };
  const registry = registryInputs(app, database.db, config, { ...folders, follower: parts.follower });
  await app.register(async (part: App) => {
    healthRoutes(part, database.db, lifecycle);
    await fileRoutes(part, database.db, folders);
    pageRoutes(part, { ...folders, firstScreen: firstScreens(database.db, registry) });
  });
  await app.register(
    async (part: App) => {
      openApiRoutes(part, app.description, config.environment === 'production');
      registryRoutes(part, database.db, registry);
      for (const add of addRoutes ? [...RESOURCES, addRoutes] : RESOURCES) add(part, config);
    },
    { prefix: '/api/v2' },
  );
  return app;
}
