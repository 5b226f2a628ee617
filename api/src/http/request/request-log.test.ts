import { buildApp } from '../../app';
import { addUser } from '../../testing/records/add-user';
import { openTestDatabase } from '../../testing/databases/test-database';
import { TEST_CONFIG } from '../../testing/apps/with-app';
import { hashPassword } from '../../resources/session/password-hash';
import { type OpenDatabase } from '../../db/database';
import { type App } from './fastify-types';

const CANARIES = ['canary-password', 'canary@example.test', 'canary-token', 'canary-body', 'canary-search'];
const NOW = new Date('2026-07-01T02:00:00Z');

type Line = Record<string, unknown>;
let database: OpenDatabase;
let app: App;
let lines: string[] = [];

const faulty = (part: App) => {
  const open = { config: { permission: 'public', hidden: true } } as const;
  part.get('/database-fault', open, async () => {
    await database.db
      .insertInto('users')
      .values({ name: 'x', email: 'y', password_hash: 'z', version: 'canary-body' as unknown as number })
      .execute();
  });
  part.get('/fault', open, () => {
    throw new Error('Cannot mail "canary-token" to canary@example.test', { cause: new Error("'canary-password'") });
  });
};

beforeAll(async () => {
  database = await openTestDatabase();
  const config = { ...TEST_CONFIG, logLevel: 'trace' };
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await buildApp({ config, database, clock: () => NOW, addRoutes: faulty, logStream });
});
beforeEach(() => (lines = []));
afterAll(async () => {
  await app.close();
  await database.close();
});

const logged = () => lines.map((line) => JSON.parse(line) as Line);

test('writes one line an answer: who, which route, what came of it, and how long it took', async () => {
  const user = await addUser(database.db, NOW, { roles: [2] });

  await app.inject({ url: '/api/v2/users/4711', headers: { authorization: `Bearer ${user.token}` } });

  expect(logged()).toEqual([
    expect.objectContaining({
      level: 'info',
      msg: 'answered',
      method: 'GET',
      route: '/api/v2/users/:id',
      status: 404,
      user: user.id,
      ms: expect.any(Number),
    }),
  ]);
});

test('names every request by an id of its own, in the log and in the answer, and keeps the id of the caller beside it', async () => {
  const idOf = async (given?: string) => {
    const reply = await app.inject({ url: '/health/live', headers: { ...(given && { 'x-request-id': given }) } });
    return String(reply.headers['x-request-id']);
  };

  const ids = [await idOf('caller-0123456789'), await idOf(), await idOf('<script>\u00e9'), await idOf('x'.repeat(65))];

  expect(ids.filter((id) => /^[0-9a-f]{32}$/.test(id))).toEqual(ids);
  expect(logged().map(({ reqId }) => reqId)).toEqual(ids);
  expect(logged().map(({ callerReqId }) => callerReqId)).toEqual([
    ...['caller-0123456789', undefined, undefined, undefined],
  ]);
});

test('lets no caller choose the id in the audit trail', async () => {
  const user = await addUser(database.db, NOW, { roles: [2] });
  const headers = { authorization: `Bearer ${user.token}`, 'x-request-id': 'forged-request-id' };
  const payload = { name: 'Seri Maju', country: 'MY' };

  const reply = await app.inject({ method: 'POST', url: '/api/v2/clients', headers, payload });

  const [row] = await database.db.selectFrom('audit_log').selectAll().where('action', '=', 'client.create').execute();
  expect(reply.statusCode).toBe(201);
  expect(row).toMatchObject({ request_id: reply.headers['x-request-id'], caller_request_id: 'forged-request-id' });
  expect(row?.request_id).toMatch(/^[0-9a-f]{32}$/);
});

test('holds no password, token, mail address or body, whatever goes wrong', async () => {
  const passwordHash = await hashPassword('canary-password');
  await addUser(database.db, NOW, { roles: [1], email: 'canary@example.test', passwordHash });
  const json = { 'content-type': 'application/json' };
  const bearer = { authorization: 'Bearer canary-token', cookie: 'a=canary-token' };
  const calls = [
    { method: 'POST', url: '/api/v2/login', body: { email: 'canary@example.test', password: 'canary-password' } },
    { method: 'POST', url: '/api/v2/login', body: { email: 'canary@example.test', password: 'wrong canary-password' } },
    { method: 'POST', url: '/api/v2/forgot-password', body: { email: 'canary@example.test' } },
    { method: 'POST', url: '/api/v2/reset-password', body: { email: 'canary@example.test', token: 'canary-token' } },
    { method: 'POST', url: '/api/v2/refresh', body: { refresh_token: 'canary-token' } },
    { method: 'POST', url: '/api/v2/clients', body: { name: 'canary-body' } },
    { method: 'GET', url: '/api/v2/projects?search=canary-search' },
    { method: 'GET', url: '/password/reset/canary@example.test/canary-token' },
    { method: 'GET', url: '/canary-search/%zz/canary@example.test' },
    { method: 'GET', url: '/api/v2/database-fault' },
    { method: 'GET', url: '/api/v2/fault' },
  ] as const;

  const statuses: number[] = [];
  for (const call of calls) {
    const payload = 'body' in call ? JSON.stringify(call.body) : undefined;
    const headers = { ...bearer, ...(payload && json) };
    statuses.push((await app.inject({ method: call.method, url: call.url, payload, headers })).statusCode);
  }
  await app.inject({ method: 'POST', url: '/api/v2/login', headers: json, payload: '{"email": canary-body' });

  expect(statuses).toEqual([200, 422, 200, 422, 418, 418, 418, 404, 404, 500, 500]);
  expect(lines.length).toBeGreaterThan(calls.length);
  expect(CANARIES.filter((canary) => lines.join('').includes(canary))).toEqual([]);
});

test('says of a fault what it was and where it arose', async () => {
  await app.inject({ url: '/api/v2/fault' });

  const fault = logged().find(({ msg }) => msg === 'request failed');
  expect(fault).toMatchObject({
    level: 'error',
    err: {
      type: 'Error',
      message: 'Cannot mail … to …',
      stack: expect.stringMatching(/^ {4}at .*request-log\.test\.ts/),
      cause: { message: '…' },
    },
  });
});

test('notes a refused sign-in as a security event, with its address and nothing that was typed', async () => {
  const payload = { email: 'canary@example.test', password: 'wrong canary-password' };

  await app.inject({ method: 'POST', url: '/api/v2/login', payload });

  const events = logged().filter(({ security }) => security !== undefined);
  expect(events).toEqual([
    expect.objectContaining({
      level: 'warn',
      msg: 'sign-in refused',
      security: 'sign-in',
      route: '/api/v2/login',
      status: 422,
      address: '127.0.0.1',
      reqId: expect.any(String),
    }),
  ]);
  for (const canary of CANARIES) expect(lines.join('')).not.toContain(canary);
});
