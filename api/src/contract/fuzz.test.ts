import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { buildApp } from '../app';
import { type Db, type OpenDatabase } from '../db/database';
import { type App } from '../http/request/fastify-types';
import { fingerprint } from '../testing/contract/fingerprint';
import {
  brokenTexts,
  HOSTILE_BODIES,
  odditiesOf,
  oddRequest,
  type OddRequest,
  TOO_LARGE,
} from '../testing/contract/odd-requests';
import { undoable } from '../testing/contract/undone';
import { validCall } from '../testing/contract/valid-calls';
import { buildWorld, type Caller, type World } from '../testing/contract/world';
import { type Operation, readDescription } from '../testing/apps/described-operations';
import { holdToDescription } from '../testing/apps/hold-to-description';
import { tellGate } from '../testing/tell-gate';
import { openTestDatabase } from '../testing/databases/test-database';
import { TEST_CONFIG } from '../testing/apps/with-app';

const NOW = new Date('2026-07-01T10:00:00+08:00');
const SHORT_SEED = 7;
const isFull = process.env.PROVE === '1';
const seed = Number(process.env.SEED_OF_GATES ?? (isFull ? Date.now() % 2 ** 31 : SHORT_SEED));
const CASES_OF_A_ROUTE = isFull ? 200 : 3;
const TEXTS_OF_A_ROUTE = isFull ? Infinity : 2;
const TIMEOUT_MS = 20_000;

let real: OpenDatabase;
let app: App;
let world: World;
let undone: ReturnType<typeof undoable>['undone'];

beforeAll(async () => {
  real = await openTestDatabase();
  const undoing = undoable(real);
  undone = undoing.undone;
  app = await buildApp({ config: TEST_CONFIG, database: undoing.database, clock: () => NOW });
  world = await buildWorld(app, real.db, NOW);
});

const problems: string[] = [];
let tried = 0;

afterAll(async () => {
  tellGate('fuzz', { passed: tried - problems.length, tried, of: 'requests', seed });
  await app.close();
  await real.close();
});

type Route = { name: string; method: 'GET' | 'POST' | 'PUT' | 'DELETE'; template: string; operation: Operation };

// One streams; the others take files and have their own tests.
const ELSEWHERE = ['GET /remotes/events', 'POST /organisations/uploadLogo/{id}', 'POST /imports'];

async function routes(): Promise<Route[]> {
  const { paths } = await readDescription(app);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([verb, operation]) => {
      const method = verb.toUpperCase() as Route['method'];
      const template = path.startsWith('/api/v2') ? path.slice('/api/v2'.length) : `/${path}`;
      const name = `${method} ${template}`;
      return ELSEWHERE.includes(name) ? [] : [{ name, method, template, operation }];
    }),
  );
}

type Sent = Omit<OddRequest, 'payload'> & { payload?: string | Buffer };

const unpacked = (bytes: Buffer, encoding: unknown) => {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
};

async function ask(method: Route['method'], { url, payload, headers }: Sent, token: string | undefined) {
  const address = url.startsWith('//') ? url.slice(1) : `/api/v2${url}`;
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const sent = app.inject({ method, url: address, payload, headers: { ...headers, ...bearer } });
  const reply = await Promise.race([sent, sleep(TIMEOUT_MS, undefined, { ref: false })]);
  if (!reply) throw new Error('not answered');
  const text = unpacked(reply.rawPayload, reply.headers['content-encoding']).toString();
  const isJson = String(reply.headers['content-type']).includes('application/json');
  const body: unknown = isJson ? JSON.parse(text) : text;
  // The URL as the server receives it: a segment of two dots, in any encoding, removes the previous one.
  const { pathname } = new URL(address, 'http://localhost');
  await holdToDescription(app, { method, url: pathname }, { status: reply.statusCode, body, headers: reply.headers });
  return { status: reply.statusCode, text };
}

const INSIDES =
  /\bat .+\.[jt]s:\d|node_modules|\/api\/src\/|\b(?:select|insert into|update|delete from) .+\b(?:from|values|set|where)\b|violates|\bsyntax error\b|\brelation "|pg_|kysely|pglite|argon2|TypeError|RangeError|ReferenceError/i;

const faultOf = ({ status, text }: { status: number; text: string }) => {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  const told = status >= 400 ? INSIDES.exec(text)?.[0] : undefined;
  return told && `tells of its insides: ${told}`;
};

// Tables that a refusal may write to, because attempts are counted.
const COUNTED = ['sign_in_failures', 'sessions', 'audit_log', 'second_factor_failures', 'second_factor_challenges'];
const COUNTS = [
  'POST /login',
  'POST /login/second-factor',
  'POST /login/passkey',
  'POST /second-factor/passkeys',
  'POST /user/second-factor/unlock',
  'POST /forgot-password',
  'PUT /user/password',
  'POST /refresh',
];

async function changedSince(before: Record<string, string>, db: Db, { name }: Route) {
  const after = await fingerprint(db);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  return changed.filter((table) => !(COUNTS.includes(name) && COUNTED.includes(table)));
}

const problemOf = (route: Route, oddity: Parameters<typeof oddRequest>[2], caller: Caller) =>
  undone(async (db) => {
    const call = await validCall(route.name, { world, side: world.own, caller, db });
    const request = oddRequest(call, route.template, oddity);
    const before = route.method === 'GET' ? undefined : await fingerprint(db);
    const answer = await ask(route.method, request, caller.token);
    const changed = before && answer.status >= 400 ? await changedSince(before, db, route) : [];
    const fault =
      faultOf(answer) ?? (changed.length > 0 ? `refused, and yet ${changed.join(', ')} changed` : undefined);
    return fault && `${route.name} ${JSON.stringify(request).slice(0, 600)}: ${fault}`;
  }).catch((error: unknown) => `${route.name} ${JSON.stringify(oddity).slice(0, 600)}: ${String(error)}`);

test('answers whatever a route may be sent, without a fault, and keeps nothing of what it refuses', async () => {
  for (const route of await routes()) {
    const odd = fc.sample(odditiesOf(route.operation), { numRuns: CASES_OF_A_ROUTE, seed });
    for (const oddity of [...brokenTexts(route.operation).slice(0, TEXTS_OF_A_ROUTE), ...odd]) {
      const caller = tried++ % 4 === 3 ? world.callers.PROJECT_MANAGER : world.callers.SUPER_ADMIN;
      const problem = await problemOf(route, oddity, caller);
      if (problem) problems.push(problem);
    }
  }

  expect(problems).toEqual([]);
}, 3_600_000);

// In the short form, routes share the hostile inputs; a few get the oversized ones.
const hostileTo = (route: number) =>
  isFull
    ? [...HOSTILE_BODIES, TOO_LARGE]
    : [...HOSTILE_BODIES, TOO_LARGE].filter((one, index) =>
        one === TOO_LARGE ? route % 20 === 0 : index % 3 === route % 3,
      );

test('refuses bodies that nobody means well with, and keeps nothing of them', async () => {
  const untouched = await fingerprint(real.db);
  const caller = world.callers.SUPER_ADMIN;
  const taking = (await routes()).filter(({ operation }) => operation.requestBody !== undefined);
  for (const [index, route] of taking.entries()) {
    const path = route.template.replace(/\{\w+\}/g, '1');
    for (const [what, type, payload] of hostileTo(index)) {
      tried++;
      const request = { url: path, payload, headers: { 'content-type': type } };
      const answer = await ask(route.method, request, caller.token).catch((error: unknown) => ({
        status: 500,
        text: String(error),
      }));
      const fault = answer.status < 400 ? `taken with ${answer.status}` : faultOf(answer);
      if (fault) problems.push(`${route.name}, ${what}: ${fault}`);
    }
  }

  expect(problems).toEqual([]);
  expect(await fingerprint(real.db)).toEqual(untouched);
}, 600_000);
