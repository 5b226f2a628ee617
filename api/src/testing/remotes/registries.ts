import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EnvironmentName } from '@siteledger/platform/contract';
import { connectInstallation, type Follower, haltRollouts } from '@siteledger/platform/registry';
import { ROLES } from '@siteledger/shared-lib/domain';
import { buildApp } from '../../app';
import { buildCentral, everyEnvironment } from '../../central/build-central';
import { type Config } from '../../config';
import { type OpenDatabase } from '../../db/database';
import { type App } from '../../http/request/fastify-types';
import { newFollower } from '../../registry/follow-central';
import { addUser, type TestUser } from '../records/add-user';
import { client, type Client } from '../apps/client';
import { databaseNow, openAsServer, openTestDatabase } from '../databases/test-database';
import { TEST_CONFIG } from '../apps/with-app';

// Long enough that a slow server does not count as unreachable.
const BUSY_MACHINE_MS = 60_000;

/** A central registry and its installations, each on its own database; `close` stops them all. */
export class Registries {
  readonly folder = mkdtempSync(join(tmpdir(), 'siteledger-registries-'));
  private readonly ends: (() => Promise<void>)[] = [];
  // The database's own clock, because the database sets the time of changes.
  readonly clock = () => new Date(databaseNow());

  async central() {
    const database = await this.database();
    const parts = {
      config: TEST_CONFIG,
      database,
      clock: this.clock,
    };
    let app: App | undefined;
    let port = 0;
    const start = async () => {
      app = await buildCentral(parts);
      await app.listen({ port, host: '127.0.0.1' });
      port = (app.server.address() as AddressInfo).port;
    };
    const kill = async () => {
      app?.server.closeAllConnections();
      await app?.close();
      app = undefined;
    };
    await start();
    this.ends.push(kill);
    return {
      database,
      url: `http://127.0.0.1:${port}`,
      start,
      kill,
      /** Runs the registry's automatic halting now. */
      halt: async () => {
        for (const halting of everyEnvironment(parts)) await haltRollouts(database.db, halting, this.clock());
      },
      connect: (environment: EnvironmentName, mayChange: readonly EnvironmentName[] = []) =>
        connectInstallation(database.db, { environment, mayChange, by: 'Operator of test' }),
    };
  }

  async database() {
    const database = await openTestDatabase();
    this.ends.push(() => database.close());
    return database;
  }

  /** Starts a server of an installation; without `central` it follows no registry. */
  async installation(environment: EnvironmentName, { database, timeoutMs = BUSY_MACHINE_MS, ...given }: Given) {
    const own = database ?? (await this.database());
    const served = await openAsServer(own);
    const config = {
      ...TEST_CONFIG,
      environment,
      releasesDir: join(this.folder, environment, String(Math.random())),
      ...given,
    };
    // The follower reads the host facts from the server, which is built after it.
    const built: { app?: App } = {};
    const current = () => {
      if (!built.app) throw new Error('The server is not built.');
      return built.app;
    };
    const { clock } = this;
    const follower =
      given.central && newFollower({ config, address: given.central, db: served.db, clock, app: current, timeoutMs });
    const app = await buildApp({ config, database: served, clock, follower });
    built.app = app;
    await follower?.meet();
    const stop = async () => {
      await follower?.stop();
      await app.close();
      if (served !== own) await served.close();
    };
    this.ends.push(stop);
    return new Installation(
      { environment, app, database: own, follower, central: given.central, stop: () => this.endNow(stop) },
      clock,
    );
  }

  private async endNow(stop: () => Promise<void>) {
    this.ends.splice(this.ends.indexOf(stop), 1);
    await stop();
  }

  async close() {
    for (const end of this.ends.reverse()) await end();
    rmSync(this.folder, { recursive: true });
  }
}

/** Registries and installations of each test, closed after it. */
export function withRegistries(): () => Registries {
  let present: Registries;
  beforeEach(() => {
    present = new Registries();
  });
  afterEach(() => present.close());
  return () => present;
}

type Given = {
  database?: OpenDatabase;
  central?: Config['central'];
  timeoutMs?: number;
  /** Folder of the shell's build; without it the server has no shell. */
  rootDir?: string;
};

type Parts = {
  environment: EnvironmentName;
  app: App;
  database: OpenDatabase;
  follower: Follower | undefined;
  central: Config['central'];
  stop: () => Promise<void>;
};

/** A server of an installation and its users. */
export class Installation {
  readonly app: App;
  readonly database: OpenDatabase;
  readonly stop: () => Promise<void>;
  readonly anonymous: Client;

  constructor(
    private readonly parts: Parts,
    private readonly clock: () => Date,
  ) {
    this.app = parts.app;
    this.database = parts.database;
    this.stop = parts.stop;
    this.anonymous = client(parts.app);
  }

  /** Address and token of the central registry. */
  get central() {
    return this.parts.central;
  }

  get follower(): Follower {
    if (!this.parts.follower) throw new Error('This installation follows nobody.');
    return this.parts.follower;
  }

  /** Creates a user with this role and signs them in. */
  async as(role: keyof typeof ROLES, person: Partial<TestUser> = {}): Promise<Client & { user: TestUser }> {
    const user = await addUser(this.database.db, this.clock(), { roles: [ROLES[role]], ...person });
    return { ...client(this.app, user.token), user };
  }

  /** Actions on remotes in the audit trail, oldest first. */
  async trail() {
    const rows = await this.database.db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'user_name', 'after'])
      .where('entity', '=', 'remote')
      .orderBy('id')
      .execute();
    return rows.map(({ action, user_id, user_name }) => [action, user_id, user_name] as const);
  }
}

/** Polls for half a minute until `isSo` holds, and returns the last value. */
export async function until<Value>(read: () => Promise<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    const value = await read();
    if (isSo(value) || attempt === 300) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
