import { type Reply } from '../../../testing/apps/client';
import { expectRightSums, keptSums } from '../../../testing/records/kept-sums';
import { ownerWithExpenses, pay } from '../../../testing/records/open-expenses';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const ROUNDS = 5;

async function ownerWithBatch() {
  const { api, uuids } = await ownerWithExpenses(server, 2);
  const [first = '', second = ''] = uuids;
  const { data } = (await pay(api, { [first]: '100.00', [second]: '60.00' })).body;
  const path = `/payment_records/${data.uuid}`;
  const lim = await server.as('BUSINESS_OWNER', { name: 'Lim Siew Ling' });
  return { api, lim, first, second, path, record: data };
}

const shown = async ({ api, path }: Awaited<ReturnType<typeof ownerWithBatch>>) => [
  (await api.get(path)).body,
  (await api.get('/payment_records/summary')).body,
  (await api.get('/expenses?sort=ref_no&order=asc')).body,
  await keptSums(server.db),
  await server.db.selectFrom('payments').select(['uuid', 'version', 'deleted_at']).orderBy('id').execute(),
];

const refusal = ({ status, body }: Reply) => [status, body.data?.err_msg ?? body.message];

test('makes all payments of a deleted batch again, as they were', async () => {
  const batch = await ownerWithBatch();
  const before = await shown(batch);
  await batch.api.delete(batch.path);

  const { status, body } = await batch.api.post(`${batch.path}/restore`);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ record_no: batch.record.record_no, version: 1, payment_count: 2 });
  expect(await shown(batch)).toEqual(before);
  await expectRightSums(server.db);
});

test('says who paid, wrote off or deleted one of its bills since, and pays none of them', async () => {
  const { api, lim, first, second, path } = await ownerWithBatch();
  await api.delete(path);
  const restore = async () => refusal(await api.post(`${path}/restore`));

  const { uuid } = (await pay(lim, { [second]: '40.01' })).body.data;
  expect(await restore()).toEqual([409, 'Lim Siew Ling has paid B-2 since.']);
  await lim.delete(`/payment_records/${uuid}`);

  await lim.put(`/write-off/expenses/${first}`, { reason: 'Never coming' });
  expect(await restore()).toEqual([409, 'Lim Siew Ling has written off B-1 since.']);
  await lim.delete(`/write-off/expenses/${first}`);

  await lim.put(`/expenses/${second}`, { invoice_amt: '59.99' });
  expect(await restore()).toEqual([409, 'Lim Siew Ling has changed B-2 since.']);
  await lim.delete(`/expenses/${second}`);
  expect(await restore()).toEqual([409, 'Lim Siew Ling has deleted B-2 since.']);

  const live = await server.db.selectFrom('payments').select('id').where('deleted_at', 'is', null).execute();
  expect(live).toEqual([]);
});

test('is not undone by somebody else, nor twice', async () => {
  const { api, lim, path, record } = await ownerWithBatch();
  await api.delete(path);

  expect(refusal(await lim.post(`${path}/restore`))).toEqual([404, 'Payment record not found.']);
  expect((await api.post(`${path}/restore`)).status).toBe(200);
  expect(refusal(await api.post(`${path}/restore`))).toEqual([409, `Owner has restored ${record.record_no} since.`]);
});

test('of an undo and a payment at once one wins, and nothing is overpaid', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const { api, lim, first, path } = await ownerWithBatch();
    await api.delete(path);

    const replies = await Promise.all([api.post(`${path}/restore`), pay(lim, { [first]: '0.01' })]);

    const [undo, payment] = replies.map(({ status }) => status);
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([undo, payment]);
    if (undo === 409) expect(refusal(replies[0])).toEqual([409, 'Lim Siew Ling has paid B-1 since.']);
  }
  await expectRightSums(server.db);
});

test('of several undos at once one brings the batch back', async () => {
  const { api, path } = await ownerWithBatch();
  await api.delete(path);

  const replies = await Promise.all([1, 2, 3, 4].map(() => api.post(`${path}/restore`)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await api.get(path)).body.data).toMatchObject({ version: 1, total_paid: '160.00' });
  await expectRightSums(server.db);
});
