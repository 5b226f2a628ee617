import { buildApp } from '../app';
import { type OpenDatabase } from '../db/database';
import { type App } from '../http/request/fastify-types';
import { OVERSIZED, type OversizedRequest } from '../testing/contract/oversized-requests';
import { buildWorld, type World } from '../testing/contract/world';
import { type Operation, readDescription } from '../testing/apps/described-operations';
import { tellGate } from '../testing/tell-gate';
import { openTestDatabase } from '../testing/databases/test-database';
import { TEST_CONFIG } from '../testing/apps/with-app';

const NOW = new Date('2026-07-01T10:00:00+08:00');
const isFull = process.env.PROVE === '1';
const CPU_MS = 100;
const REPLY_BYTES = 20_000;
// The fastest attempt counts, because others may include garbage collection. An expensive request is expensive every
// time.
const TRIES = 10;
const NOBODY = '00000000-0000-4000-8000-000000000000';

let database: OpenDatabase;
let app: App;
let world: World;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildApp({ config: TEST_CONFIG, database, clock: () => NOW });
  world = await buildWorld(app, database.db, NOW);
}, 120_000);

const problems: string[] = [];
let tried = 0;

afterAll(async () => {
  tellGate('cheap refusals', { passed: tried - problems.length, tried, of: 'oversized requests' });
  await app.close();
  await database.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Route = { name: string; method: Method; url: string; operation: Operation; isPublic: boolean };

// It streams; another test limits its streams.
const ENDLESS = 'GET /remotes/events';

async function routes(): Promise<Route[]> {
  const { paths } = await readDescription(app);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([verb, operation]) => {
      const method = verb.toUpperCase() as Method;
      const name = `${method} ${path.replace('/api/v2', '')}`;
      const url = path.replace(/\{\w+\}/g, NOBODY);
      const isPublic = operation['x-permission'].includes('public');
      return name === ENDLESS ? [] : [{ name, method, url, operation, isPublic }];
    }),
  );
}

async function ask({ method, url, isPublic }: Route, { search, payload }: OversizedRequest) {
  const token = isPublic ? undefined : world.callers.SUPER_ADMIN.token;
  const since = process.cpuUsage();
  const reply = await app.inject({
    method,
    url: search ? `${url}?${search}` : url,
    payload,
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const { user, system } = process.cpuUsage(since);
  return { status: reply.statusCode, bytes: reply.rawPayload.length, ms: (user + system) / 1000 };
}

async function faultOf(route: Route, request: OversizedRequest) {
  let best = Infinity;
  for (let attempt = 1; attempt <= TRIES && best > CPU_MS; attempt++) {
    const { status, bytes, ms } = await ask(route, request);
    if (status >= 500) return `answered ${status}`;
    // A normal reply may be large: it must not be larger than without the excess.
    const ordinary = status < 400 ? (await ask(route, { search: '' })).bytes : 0;
    if (bytes > Math.max(REPLY_BYTES, ordinary)) return `answered ${status} with ${bytes} bytes`;
    best = Math.min(best, ms);
  }
  return best > CPU_MS ? `took ${Math.round(best)} ms of the processor` : undefined;
}

// In the short form, routes for signed-in users share the kinds between them.
const kindsFor = ({ isPublic }: Route, index: number) =>
  Object.entries(OVERSIZED).filter((_, kind) => isFull || isPublic || kind % 8 === index % 8);

test('refuses more than a route can want within 100 ms of the processor and 20 kB, whatever there is too much of', async () => {
  for (const [index, route] of (await routes()).entries()) {
    for (const [kind, make] of kindsFor(route, index)) {
      for (const request of make(route.operation)) {
        tried++;
        const fault = await faultOf(route, request);
        if (fault)
          problems.push(`${route.name}, ${kind} (${(request.payload ?? request.search).slice(0, 40)}…): ${fault}`);
      }
    }
  }

  expect(problems).toEqual([]);
}, 900_000);
