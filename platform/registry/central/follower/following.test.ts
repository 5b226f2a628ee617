import { type AddressInfo } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { centralRoutes } from '../server/central-routes';
import { connectInstallation } from '../server/installations.queries';
import { type Db } from '../../store/tables';
import { bareServer } from '../../testing/bare-server';
import { type Caller } from '../../testing/caller';
import { at, change, publish, teamOf, versionsFor } from '../../testing/cranes';
import { type Installation, openInstallation } from '../../testing/installation';
import { openDatabase } from '../../testing/open-database';

let central: Db;
let registry: FastifyInstance;
let production: Installation;
let aisyah: Caller;

async function startRegistry(port = 0) {
  const server = bareServer();
  await centralRoutes(server, {
    db: central,
    clock: () => new Date(),
    stableAfter: { loads: 20, users: 3 },
    transaction: (db, work) => (db.isTransaction ? work(db) : db.transaction().execute(work)),
    formatInstant: (instant) => instant,
    dayOf: (moment) => moment.toISOString().slice(0, 10),
  });
  await server.listen({ port, host: '127.0.0.1' });
  return server;
}

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

/** Production follows a central registry, and runs 1.0.0 of two releases. */
beforeAll(async () => {
  central = await openDatabase();
  registry = await startRegistry();
  const token = await connectInstallation(central, { environment: 'production', mayChange: [], by: 'Operator' });
  const url = `http://127.0.0.1:${portOf(registry)}`;
  production = await openInstallation({ environment: 'production', address: { url, token } });
  aisyah = production.as('Aisyah', 'manage', 'publish');
  // The next heartbeat reports the accounts.
  await production.follower?.meet();
  await publish(await teamOf(production, aisyah), '1.0.0', '1.1.0');
  expect((await change(aisyah, 'production', { release: '1.0.0' })).status).toBe(200);
});

afterAll(async () => {
  await production.close();
  await registry.close();
  await central.destroy();
});

test('a decision at the central registry takes effect in the installation, and is in its trail', async () => {
  expect(await versionsFor(production.anonymous)).toEqual(['1.0.0']);
  expect(production.trail).toContain('Aisyah: remote.change');
});

test('while the central registry is away people get what they had, and nothing is changed; afterwards it goes on', async () => {
  const port = portOf(registry);
  registry.server.closeAllConnections();
  await registry.close();
  await production.follower?.look();

  expect(await versionsFor(production.anonymous)).toEqual(['1.0.0']);
  const refused = await change(aisyah, 'production', { enabled: false, release: '1.0.0' });
  expect([refused.status, refused.body.problem]).toEqual([503, expect.stringContaining('nothing was changed')]);
  const { registry: standing } = (await aisyah.get('/remotes/environments')).body.data;
  expect(standing).toMatchObject({ kind: 'central', away_since: expect.any(String) });

  registry = await startRegistry(port);
  await production.follower?.look();

  expect((await change(aisyah, 'production', { enabled: false, release: '1.0.0' })).status).toBe(200);
  expect(await versionsFor(production.anonymous)).toEqual([]);
  expect((await aisyah.get(`${at('production')}/history`)).body.data).toHaveLength(2);
});

test('an installation changes nothing that it was not granted', async () => {
  const wanted = { enabled: false, release: '1.0.0', reason: 'Because' };

  expect((await aisyah.put(at('staging'), wanted)).status).toBe(403);
});
