import { type EnvironmentName, remoteSettingSchemaOf, settingPreviewSchemaOf } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { readStatesWithoutCentral } from '../show/states-without-central';
import { refuseElsewhere } from '../http/refuse-elsewhere';
import { Follower } from '../central/follower/follower';
import { type CentralAddress } from '../central/follower/link';
import { type Access, type RegistryInputs } from '../http/inputs';
import { registryRoutes } from '../http/routes';
import { type Db } from '../store/tables';
import { bareServer } from './bare-server';
import { callerOf } from './caller';
import { Calls } from './calls';
import { openDatabase } from './open-database';
import { digestOf, productOfPeople, HOST_FACTS } from './people';

type Given = { environment: EnvironmentName; address?: CentralAddress };

/**
 * A server of an environment with its registry and a product that has only people; given an address, it follows a
 * central registry.
 */
export async function openInstallation({ environment, address }: Given) {
  const db: Db = await openDatabase();
  const { product, people, trail, halts, add } = productOfPeople();
  let ahead = 0;
  // The database sets the time of changes itself, so the clock can only be moved forward.
  const clock = () => new Date(Date.now() + ahead);
  const follower =
    address &&
    new Follower({
      ...{ db, environment, address, product, clock },
      timeoutMs: 60_000,
      selectAccounts: async () =>
        [...people.values()].map((one) => ({ uuid: one.uuid, roles: one.roles, mailDigest: digestOf(one) })),
      log: { info: () => undefined, warn: () => undefined },
      server: { name: 'test', hostFacts: async () => HOST_FACTS },
    });

  const server = bareServer();
  const calls = new Calls({ db, clock, product, people });
  calls.guard(server);
  const { callOf, visitorOf, tokenOf, actAs } = calls;
  const inputs: RegistryInputs = {
    ...product,
    ...{ environment, follower, callOf, visitorOf, tokenOf, actAs },
    stableAfter: { loads: 20, users: 3 },
    environmentOf: () => environment,
    standingOf: async () => ({
      environments: await readStatesWithoutCentral({ db, now: clock(), product }, environment),
      registry: (await follower?.state()) ?? { kind: 'embedded' },
    }),
    requireOwn: (one) => refuseElsewhere(environment, one),
    environmentsOf: () => [environment],
    hostFacts: async () => HOST_FACTS,
    findHostFacts: async () => HOST_FACTS,
    targetsOf: async () => [{ environment, hostFacts: HOST_FACTS }],
    schemas: { setting: remoteSettingSchemaOf(), preview: settingPreviewSchemaOf() },
    rules: (access) => ({ access }),
    describe: () => ({}),
  };
  // The prefix is that of a central registry, to which calls are forwarded.
  await server.register(async (part) => registryRoutes(part, db, inputs), { prefix: '/api/v2' });
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api/v2`;
  await follower?.meet();

  return {
    ...{ db, environment, product, follower, trail, halts, clock },
    anonymous: callerOf(url),
    calledWith: (token: string) => callerOf(url, token),
    /** Adds a person with these permissions besides signing in. */
    as: (name: string, ...permissions: Access[]) => callerOf(url, add(name, permissions).uuid),
    goOn: (milliseconds: number) => {
      ahead += milliseconds;
    },
    close: async () => {
      await follower?.stop();
      server.server.closeAllConnections();
      await server.close();
      await db.destroy();
    },
  };
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/** Sets up an installation for the tests of one file; each test starts with an empty registry. */
export function withInstallation(given: Given): () => Installation {
  let present: Installation;
  beforeAll(async () => {
    present = await openInstallation(given);
  });
  beforeEach(() => empty(present.db));
  afterAll(() => present.close());
  return () => present;
}

async function empty(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname = 'registry' and tablename <> 'schema_migrations'`.execute(db);
  const names = rows.map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(names)} restart identity cascade`.execute(db);
}
