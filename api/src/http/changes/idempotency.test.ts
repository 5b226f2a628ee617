import { record, text } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { withApp } from '../../testing/apps/with-app';
import { conflict } from '../errors/errors';
import { type App } from '../request/fastify-types';
import { inTransaction } from './in-transaction';
import { file } from '../openapi/openapi-replies';

function addRoutes(app: App) {
  const body = record({ name: text('Name').required(), note: text('Note') });
  app.post(
    '/cranes',
    {
      config: { permission: 'authenticated', idempotent: true },
      schema: { body, reply: { ...file('application/json'), status: 201 } },
    },
    async ({ context, body: crane }, reply) => {
      const made = await inTransaction(context, async (db) => {
        const { rows } = await sql<{ value: number }>`
        insert into counters (name, value) values ('CRANE', 1)
        on conflict (name) do update set value = counters.value + 1 returning value`.execute(db);
        if (crane.name === 'Broken') throw conflict('The crane is broken.');
        return rows[0]?.value;
      });
      reply.code(201);
      return { data: { name: crane.name, number: made } };
    },
  );
}

const api = withApp({}, addRoutes);
const key = (value: string) => ({ 'idempotency-key': value });

const made = async () =>
  (await sql<{ value: number }>`select value from counters where name = 'CRANE'`.execute(api.db)).rows[0]?.value ?? 0;

test('does the same thing once, and answers the second time what it answered the first', async () => {
  const owner = await api.as('BUSINESS_OWNER');

  const first = await owner.post('/cranes', { name: 'Liebherr', note: 'tall' }, key('k1'));
  const second = await owner.post('/cranes', { note: 'tall', name: 'Liebherr' }, key('k1'));

  expect(first).toMatchObject({ status: 201, body: { data: { name: 'Liebherr', number: 1 } } });
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body));
  expect(await made()).toBe(1);
});

test('does it once for calls that arrive together', async () => {
  const owner = await api.as('BUSINESS_OWNER');

  const replies = await Promise.all([1, 2, 3, 4].map(() => owner.post('/cranes', { name: 'Liebherr' }, key('k1'))));

  expect(replies.map(({ body }) => body.data.number)).toEqual([1, 1, 1, 1]);
});

test('refuses a key that was used with other data', async () => {
  const owner = await api.as('BUSINESS_OWNER');
  await owner.post('/cranes', { name: 'Liebherr' }, key('k1'));

  const reply = await owner.post('/cranes', { name: 'Potain' }, key('k1'));

  expect(reply).toMatchObject({
    status: 409,
    body: { data: { err_msg: 'The Idempotency-Key was used with other data.' } },
  });
  expect(await made()).toBe(1);
});

test('forgets a key whose call failed', async () => {
  const owner = await api.as('BUSINESS_OWNER');

  const failed = await owner.post('/cranes', { name: 'Broken' }, key('k1'));
  const retried = await owner.post('/cranes', { name: 'Liebherr' }, key('k1'));

  expect(failed.status).toBe(409);
  expect(retried).toMatchObject({ status: 201, body: { data: { number: 1 } } });
});

test('keeps the keys of two users apart', async () => {
  const [owner, admin] = [await api.as('BUSINESS_OWNER'), await api.as('ADMIN')];

  await owner.post('/cranes', { name: 'Liebherr' }, key('k1'));
  await admin.post('/cranes', { name: 'Potain' }, key('k1'));

  expect(await made()).toBe(2);
});

test('stores neither a key nor what could be guessed from it', async () => {
  const owner = await api.as('BUSINESS_OWNER');

  for (const name of ['k1', 'k2']) await owner.post('/cranes', { name: 'Liebherr' }, key(name));

  const rows = await api.db.selectFrom('idempotency_keys').select(['key', 'body_hash']).execute();
  expect(rows).toHaveLength(2);
  expect(rows.map((row) => row.key)).not.toContain('k1');
  expect(new Set(rows.map((row) => row.body_hash)).size).toBe(2);
});

test('keeps a key for 30 days', async () => {
  const owner = await api.as('BUSINESS_OWNER');
  await owner.post('/cranes', { name: 'Liebherr' }, key('k1'));

  api.setTime('2026-07-31T09:59:00+08:00');
  const before = await owner.post('/cranes', { name: 'Liebherr' }, key('k1'));
  api.setTime('2026-07-31T10:01:00+08:00');
  const after = await owner.post('/cranes', { name: 'Liebherr' }, key('k1'));

  expect([before.body.data.number, after.body.data.number]).toEqual([1, 2]);
});

test('does not need a key, and refuses one that is none', async () => {
  const owner = await api.as('BUSINESS_OWNER');

  const without = await owner.post('/cranes', { name: 'Liebherr' });
  const wrong = await owner.post('/cranes', { name: 'Liebherr' }, key('x'.repeat(201)));

  expect(without.status).toBe(201);
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { 'Idempotency-Key': ['Idempotency-Key is not valid.'] } },
  });
});
