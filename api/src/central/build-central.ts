import { type CentralRegistry, centralProduct, centralRoutes, type Halting } from '@siteledger/platform/registry';
import { ENVIRONMENTS } from '@siteledger/platform/contract';
import { formatInstant, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import fastify, { LogController } from 'fastify';
import { type OpenDatabase } from '../db/database';
import { transaction } from '../db/transaction/transaction';
import { limitDatabaseWait } from '../http/limits/limit-database-wait';
import { handleErrors } from '../http/errors/error-handler';
import { type App, type YupTypeProvider } from '../http/request/fastify-types';
import { healthRoutes } from '../http/health';
import { type Lifecycle, newLifecycle } from '../http/lifecycle';
import { HTTP_TIMEOUTS } from '../http/limits/limit-connections';
import { logOptions, logRequests, type LogStream } from '../http/request/request-log';
import { newRequestId } from '../http/request/request-id';
import { validatorCompiler } from '../http/request/validator';
import { type CentralConfig } from './central-config';

type Parts = {
  config: CentralConfig;
  database: OpenDatabase;
  clock: () => Date;
  lifecycle?: Lifecycle;
  logStream?: LogStream;
};

/** Builds the central registry, not yet listening: it serves installations and teams, and has no users and no shell. */
export async function buildCentral({ config, database, clock, lifecycle = newLifecycle(), logStream }: Parts) {
  const app: App = fastify({
    logger: logOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    http: HTTP_TIMEOUTS,
    return503OnClosing: false,
    exposeHeadRoutes: false,
  }).withTypeProvider<YupTypeProvider>();
  handleErrors(app);
  limitDatabaseWait(app);
  logRequests(app);
  app.setValidatorCompiler(validatorCompiler);
  await app.register(async (part: App) => healthRoutes(part, database.db, lifecycle));
  await centralRoutes(app, registryOf({ config, database, clock }));
  return app;
}

const registryOf = ({ config, database, clock }: Pick<Parts, 'config' | 'database' | 'clock'>): CentralRegistry => ({
  db: database.db,
  clock,
  stableAfter: config.stableAfter,
  transaction,
  formatInstant,
  dayOf: todayInKualaLumpur,
});

/** Every environment that the registry monitors. */
export function everyEnvironment(parts: Pick<Parts, 'config' | 'database' | 'clock'>): Halting[] {
  const product = centralProduct(registryOf(parts));
  return ENVIRONMENTS.map((environment) => ({ environment, budget: parts.config.halt, product }));
}
