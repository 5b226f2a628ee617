import { type RoleId, ROLES } from '@siteledger/shared-lib/domain';
import { buildApp } from '../../app';
import { type Config } from '../../config';
import { type Db, type OpenDatabase } from '../../db/database';
import { type App } from '../../http/request/fastify-types';
import { addUser, type TestUser } from '../records/add-user';
import { type Client, client } from './client';
import { emptyTables, openAsServer, openKeptDatabase } from '../databases/test-database';

export type TestApp = {
  readonly app: App;
  readonly db: Db;
  readonly database: OpenDatabase;
  /** Calls without a token. */
  readonly anonymous: Client;
  /** Creates a user with these roles and signs them in. */
  as: (role: keyof typeof ROLES | readonly RoleId[], user?: Partial<TestUser>) => Promise<Client & { user: TestUser }>;
  /** Sets the clock: "2026-07-01" is 10:00 of that day in Kuala Lumpur. */
  setTime: (time: string) => void;
};

const START = '2026-07-01';

export const TEST_CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  environment: 'development',
  dataDir: '',
  releasesDir: '/nonexistent',
  databaseUrl: undefined,
  databaseOwnerUrl: undefined,
  auditKeyFile: undefined,
  auditPublicKeysFile: undefined,
  auditHeadsDir: undefined,
  auditHeadsUrl: undefined,
  newerDatabase: 'refuse',
  seed: 'none',
  seedScale: 1,
  today: undefined,
  rootDir: '/nonexistent',
  accessFilter: 'gated',
  remoteOrigins: [],
  corsOrigins: [],
  trustedProxies: [],
  callsAMinute: 1_000_000,
  stableAfter: { loads: 20, users: 3 },
  halt: { loads: 20, failedPercent: 2, users: 3, watchHours: 24 },
  central: undefined,
  logLevel: 'silent',
  metricsPort: undefined,
  drainSeconds: 0,
  publicUrl: 'https://siteledger.example.test',
  smtpUrl: undefined,
  mailFrom: 'Siteledger <no-reply@example.test>',
  secretKey: Buffer.alloc(32, 7),
  secondFactorRoles: [],
};

/**
 * The whole server on a real database, for the tests of one file. Each test starts with empty tables, on 1 July 2026.
 * On PostgreSQL the server has the permissions of its role, the test those of the owner.
 */
export function withApp(config: Partial<Config> = {}, addRoutes?: (app: App) => void): TestApp {
  let app: App;
  let database: OpenDatabase;
  let served: OpenDatabase;
  let now = new Date();

  const setTime = (time: string) => {
    now = new Date(time.length === 10 ? `${time}T10:00:00+08:00` : time);
  };
  beforeAll(async () => {
    database = await openKeptDatabase();
    served = await openAsServer(database);
    app = await buildApp({ config: { ...TEST_CONFIG, ...config }, database: served, clock: () => now, addRoutes });
  });
  beforeEach(async () => {
    setTime(START);
    await emptyTables(database.db);
  });
  afterAll(async () => {
    // Calls over the network leave connections that would stay open for a minute.
    app.server.closeAllConnections();
    await app.close();
    if (served !== database) await served.close();
    await database.close();
  });

  return {
    get app() {
      return app;
    },
    get db() {
      return database.db;
    },
    get database() {
      return database;
    },
    get anonymous() {
      return client(app);
    },
    as: async (role, overrides) => {
      const roles = typeof role === 'string' ? [ROLES[role]] : role;
      const user = await addUser(database.db, now, { roles, ...overrides });
      return { ...client(app, user.token), user };
    },
    setTime,
  };
}
