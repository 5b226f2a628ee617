import { expectRightSums } from '../../testing/records/kept-sums';
import { addContractor, addExpense, addOrder, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const ROUNDS = 5;

async function twoPeople() {
  const api = await server.as('BUSINESS_OWNER', { name: 'Tan Wei Ming' });
  const lim = await server.as('BUSINESS_OWNER', { name: 'Lim Siew Ling' });
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api, { name: 'Alam Damai' });
  return { api, lim, ids: { project_uuid: project_uuid as string, contractor_uuid: contractor_uuid as string } };
}

const told = ({ status, body }: { status: number; body: { data?: { err_msg?: string } } }) =>
  status === 409 ? body.data?.err_msg : status;

test('of an undo and another bill of the same Ref No at once one is there', async () => {
  const { api, lim, ids } = await twoPeople();
  for (let round = 1; round <= ROUNDS; round++) {
    const { uuid } = await addExpense(api, { ...ids, ref_no: `B-${round}` });
    await api.delete(`/expenses/${uuid}`);
    const body = { ...ids, ref_no: `b-${round}`, invoice_date: '2026-04-01', invoice_amt: '70.00' };

    const replies = await Promise.all([api.post(`/expenses/${uuid}/restore`), lim.post('/expenses', body)]);

    expect([
      [200, 422],
      [`Lim Siew Ling has created another b-${round} since.`, 201],
    ]).toContainEqual(replies.map(told));
  }
  await expectRightSums(server.db);
});

test('of an undo and the deletion of the contractor at once one is done', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const { api, lim, ids } = await twoPeople();
    const { uuid } = await addOrder(api, ids);
    await api.delete(`/purchaseOrders/${uuid}`);

    const replies = await Promise.all([
      api.post(`/purchaseOrders/${uuid}/restore`),
      lim.delete(`/contractors/${ids.contractor_uuid}`),
    ]);

    expect([
      [200, 422],
      ['Lim Siew Ling has deleted Alam Damai since.', 200],
    ]).toContainEqual(replies.map(told));
  }
});

test('of an undo and the end of the order at once one is done: no bill comes back onto a cancelled order', async () => {
  const { api, lim, ids } = await twoPeople();
  for (let round = 1; round <= ROUNDS; round++) {
    const order = await addOrder(api, ids);
    await api.put(`/purchaseOrders/${order.uuid}`, { status: 'issued' });
    const { uuid } = await addExpense(api, { ...ids, purchase_order_uuid: order.uuid });
    await api.delete(`/expenses/${uuid}`);

    const replies = await Promise.all([
      api.post(`/expenses/${uuid}/restore`),
      lim.put(`/purchaseOrders/${order.uuid}`, { status: 'cancelled' }),
    ]);

    const [undo, cancelled] = replies.map(({ status }) => status);
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([undo, cancelled]);
    if (undo === 409) expect(told(replies[0])).toBe(`Lim Siew Ling has changed ${order.po_no} since.`);
  }
  await expectRightSums(server.db);
});
