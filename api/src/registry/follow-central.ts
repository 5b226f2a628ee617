import { hostname } from 'node:os';
import { join } from 'node:path';
import { type CentralAddress, Follower } from '@siteledger/platform/registry';
import { type Config } from '../config';
import { type Db } from '../db/database';
import { type App } from '../http/request/fastify-types';
import { selectAccounts } from './visitors.queries';
import { hostFactsIn } from './registry-inputs';
import { REGISTRY_PRODUCT } from './registry-product';

type Parts = {
  config: Pick<Config, 'environment' | 'rootDir' | 'port'>;
  address: CentralAddress;
  db: Db;
  clock: () => Date;
  /** The following server, once it is built. */
  app: () => App;
  /** How long a response may take, in milliseconds; default ten seconds. */
  timeoutMs?: number;
};

/** The connection from this server to its central registry; idle until `meet` or `start`. */
export const newFollower = ({ config, address, db, clock, app, timeoutMs }: Parts) =>
  new Follower({
    ...{ address, db, clock, timeoutMs },
    environment: config.environment,
    product: REGISTRY_PRODUCT,
    selectAccounts,
    log: {
      info: (details, message) => app().log.info(details, message),
      warn: (details, message) => app().log.warn(details, message),
    },
    server: {
      // The port distinguishes servers on one machine.
      name: `${hostname()}:${config.port}`,
      hostFacts: async () => hostFactsIn(app(), join(config.rootDir, 'shell/dist'))(),
    },
  });
