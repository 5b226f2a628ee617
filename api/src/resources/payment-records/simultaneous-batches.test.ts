import { withApp } from '../../testing/apps/with-app';
import { HEAD, ownerWithExpenses, pay, statusOf, stored } from '../../testing/records/open-expenses';

const server = withApp();

test('does the same batch once, however often it is sent', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 1);
  const body = { ...HEAD, payments: { [uuids[0] ?? '']: '40.00' } };
  const key = { 'idempotency-key': 'made-before-the-first-try' };

  const replies = await Promise.all([1, 2, 3].map(() => api.post('/payment_records', body, key)));
  const changed = await api.post('/payment_records', { ...body, remark: 'Other' }, key);

  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(replies.map((reply) => reply.body.data.uuid)).size).toBe(1);
  expect(changed.status).toBe(409);
  expect(await stored(server)).toEqual({ records: 1, payments: 1 });
});

test('of two who pay the same expense one wins, and the other learns which row it was', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 2);
  const [first = '', second = ''] = uuids;

  const replies = await Promise.all([
    pay(api, { [first]: '100.00' }),
    pay(api, { [second]: '1.00', [first]: '100.00' }),
  ]);

  const lost = replies.filter(({ status }) => status !== 201);
  expect(lost).toHaveLength(1);
  expect(lost[0]?.body).toEqual({ errors: { [`payments.${first}`]: ['The expense is already paid.'] } });
});

test('lets only as many simultaneous batches through as the balance allows', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 1);

  const replies = await Promise.all(Array.from({ length: 20 }, () => pay(api, { [uuids[0] ?? '']: '40.00' })));

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(18);
  expect(await statusOf(api, 'B-1')).toEqual({ status: 'partial', balance: '20.00' });
  expect(await stored(server)).toEqual({ records: 2, payments: 2 });
});

test('batches that overlap in every order neither wait forever nor overpay', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 6);
  const turned = (turn: number) => [...uuids.slice(turn), ...uuids.slice(0, turn)];

  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, turn) => {
      const order = turn % 2 ? turned(turn % 6) : turned(turn % 6).reverse();
      return pay(api, Object.fromEntries(order.slice(0, 4).map((uuid) => [uuid, '30.00'])));
    }),
  );

  expect(replies.filter(({ status }) => status !== 201 && status !== 422)).toEqual([]);
  expect(replies.some(({ status }) => status === 201)).toBe(true);
  const rows = await server.db.selectFrom('expenses').select(['balance', 'paid_total']).execute();
  for (const { balance } of rows) expect(Number(balance)).toBeGreaterThanOrEqual(0);
  const paid = rows.reduce((sum, { paid_total }) => sum + Number(paid_total), 0);
  expect(paid).toBe(replies.filter(({ status }) => status === 201).length * 120);
});

test('a record is deleted once, however many ask for it', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 1);
  const { data } = (await pay(api, { [uuids[0] ?? '']: '40.00' })).body;

  const replies = await Promise.all([1, 2, 3, 4].map(() => api.delete(`/payment_records/${data.uuid}`)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  expect(await statusOf(api, 'B-1')).toEqual({ status: 'pending', balance: '100.00' });
});
