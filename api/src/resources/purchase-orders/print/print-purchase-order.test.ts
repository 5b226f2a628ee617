import { addContractor, addOrder, addProject } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

async function orderTo(payeeFields: Record<string, unknown>, fields = {}) {
  await server.db
    .insertInto('organisations')
    .values({ name: 'Siteledger', type: 3, tnc_subcon: 'Subcon terms', tnc_supplier: 'Supplier terms' })
    .execute();
  const api = await server.as('BUSINESS_OWNER');
  const project = await addProject(api);
  const payee = await addContractor(api, payeeFields);
  const order = await addOrder(api, { project_uuid: project.uuid, contractor_uuid: payee.uuid, ...fields });
  return { api, project, order, path: `/purchaseOrders/${order.uuid}` };
}

test('gives an order with its lines, its payee and what they come to before and with tax', async () => {
  const { api, project, order, path } = await orderTo(
    { name: 'Alam Damai', address_1: '12 Jalan Ampang' },
    { total_tax: '60.00' },
  );

  const { status, body } = await api.get(`${path}/print`);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    issuer: { name: 'Siteledger' },
    payee: { name: 'Alam Damai', type: 1, address_1: '12 Jalan Ampang' },
    project: { uuid: project.uuid, name: project.name, code: project.code },
    order: { po_no: order.po_no, total_tax: '60.00', total_value: '1060.00', lines: [{ description: 'Works' }] },
    subtotal: '1000.00',
  });
});

test.each([
  [1, 'Subcon terms'],
  [2, 'Supplier terms'],
])('prints on a draft to a payee of type %i the terms that it would get', async (type, terms) => {
  const { api, path } = await orderTo({ type });

  const { body } = await api.get(`${path}/print`);

  expect(body.data.order.terms).toBe(terms);
});

test('prints the terms that were copied at issue, whatever ours are now', async () => {
  const { api, path } = await orderTo({});
  await api.put(path, { status: 'issued' });
  await server.db.updateTable('organisations').set({ tnc_subcon: 'New terms' }).where('type', '=', 3).execute();

  const { body } = await api.get(`${path}/print`);

  expect(body.data.order).toMatchObject({ status: 'issued', terms: 'Subcon terms' });
});

test('does not find an order of another manager', async () => {
  const { path } = await orderTo({});
  const manager = await server.as('PROJECT_MANAGER');

  const { status, body } = await manager.get(`${path}/print`);

  expect([status, body]).toEqual([404, { message: 'Purchase order not found.' }]);
});
