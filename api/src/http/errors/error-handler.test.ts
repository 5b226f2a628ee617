import { sql } from 'kysely';
import { withApp } from '../../testing/apps/with-app';
import { audit } from '../changes/audit';
import { type App } from '../request/fastify-types';
import { inTransaction } from '../changes/in-transaction';
import { file } from '../openapi/openapi-replies';

const open = { config: { permission: 'public' }, schema: { reply: file('application/json') } } as const;
const failWith = (fields: object) => () => {
  throw Object.assign(new Error('select secret from users'), fields);
};

// Error codes of a host that is down, gone or unknown.
const UNREACHABLE = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

function addRoutes(app: App) {
  app.get('/fault', open, failWith({}));
  for (const code of UNREACHABLE) app.get(`/${code}`, open, failWith({ code }));
  app.get('/pool', open, () => Promise.reject(new Error('timeout exceeded when trying to connect')));
  app.get('/too-slow', open, failWith({ code: '57014' }));
  app.get('/deadlock', open, failWith({ code: '40P01' }));
  app.get('/duplicate', open, failWith({ code: '23505', constraint: 'expenses_ref_no' }));
  app.get('/unknown-duplicate', open, failWith({ code: '23505', constraint: 'other' }));
  app.get('/overpaid', open, failWith({ code: '23514', constraint: 'expenses_not_overpaid' }));
  app.post('/texts', open, () => ({ data: 'stored' }));
  app.post('/half', open, ({ context }) =>
    inTransaction(context, async (db) => {
      await db.insertInto('counters').values({ name: 'HALF', value: 1 }).execute();
      await audit(db, { ...context, user: { id: 0, name: 'Nobody' } }, { action: 'half', entity: 'half', uuid: null });
    }),
  );
}

const api = withApp({}, addRoutes);

test('says nothing about the cause of a fault', async () => {
  const reply = await api.anonymous.get('/fault');

  expect(reply.status).toBe(500);
  expect(reply.body).toEqual({
    message: 'Something went wrong. Try refresh the page or contact the admin if the problem persist.',
  });
});

test.each([...UNREACHABLE.map((code) => `/${code}`), '/pool', '/too-slow', '/deadlock'])(
  'tells a caller to come back while the database cannot answer: %s',
  async (path) => {
    const reply = await api.anonymous.get(path);

    expect(reply).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { message: 'The service is busy. Try again in a moment.' },
    });
  },
);

test('names the field of a duplicate', async () => {
  const reply = await api.anonymous.get('/duplicate');

  expect(reply).toMatchObject({ status: 422, body: { errors: { ref_no: ['Ref No is already taken.'] } } });
  expect(reply.body).not.toHaveProperty('message');
});

test('calls a duplicate that nobody typed a conflict', async () => {
  expect(await api.anonymous.get('/unknown-duplicate')).toMatchObject({
    status: 409,
    body: { data: { err_msg: 'The record exists already.' } },
  });
});

test('names the field when the database itself refuses an overpayment', async () => {
  const reply = await api.anonymous.get('/overpaid');

  expect(reply).toMatchObject({
    status: 422,
    body: { errors: { payment_amt: ['Payment Amount must be less than or equals to the balance.'] } },
  });
});

test('writes nothing when a use case fails half way', async () => {
  const reply = await api.anonymous.post('/half');

  const { rows } = await sql`select * from counters where name = 'HALF'`.execute(api.db);
  expect(reply.status).toBe(409);
  expect(rows).toEqual([]);
});

test.each([
  ['a body that is not JSON', '{"a":', 'application/json', 422],
  ['a body that changes the prototype', '{"__proto__":{"a":1}}', 'application/json', 422],
  ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
  ['a body of two megabytes', `{"a":"${'x'.repeat(2_000_000)}"}`, 'application/json', 413],
  ['a text with a NUL', '{"a":{"b":"x\\u0000"}}', 'application/json', 422],
  ['half of a character', '{"a":"\\ud800"}', 'application/json', 422],
  ['a body that is nested 50,000 deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'application/json', 413],
])('answers %s without a fault', async (_, payload, type, status) => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/v2/texts',
    payload,
    headers: { 'content-type': type },
  });

  expect(reply.statusCode).toBe(status);
});

test('names the field that holds a text no database can store', async () => {
  const reply = await api.anonymous.post('/texts', { lines: [{ description: 'x\0' }] });

  expect(reply.body).toEqual({ errors: { 'lines.0.description': ['lines.0.description is not valid.'] } });
});

test('knows no page at an address that is none', async () => {
  expect(await api.anonymous.get('/nothing')).toMatchObject({ status: 404, body: { message: 'Page not found.' } });
  expect(await api.anonymous.post('/nothing', {})).toMatchObject({ status: 404 });
  expect(await api.anonymous.get('/users/%00')).toMatchObject({ status: 418 });
  expect(await api.anonymous.get(`/users/${'x'.repeat(10_000)}`)).toMatchObject({ status: 418 });
  expect(await api.anonymous.get('/users/%E0%A4%A')).toMatchObject({
    status: 404,
    headers: {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      'cache-control': 'no-store',
    },
    body: { message: 'Page not found.' },
  });
});
