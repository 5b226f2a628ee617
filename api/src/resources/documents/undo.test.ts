import { sql } from 'kysely';
import { type Client } from '../../testing/apps/client';
import { expectRightSums, keptSums } from '../../testing/records/kept-sums';
import { addContractor, addExpense, addOrder, addProject, addVariationOrder } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const as = (name: string) => server.as('BUSINESS_OWNER', { name });

async function siteWithOrder() {
  const api = await as('Tan Wei Ming');
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api, { name: 'Alam Damai' });
  const ids: { project_uuid: string; contractor_uuid: string } = { project_uuid, contractor_uuid };
  const lines = [
    { description: 'Cement', qty: '3', unit_price: '0.335' },
    { description: 'Sand', qty: '2.5', unit_price: '10.000001' },
  ];
  const order = await addOrder(api, { ...ids, po_no: 'PO-7', lines });
  const path = `/purchaseOrders/${order.uuid}`;
  return { api, ids, order, path };
}

/** Everything a screen shows of a project: its record with figures, its orders, bills, variations and contractors. */
const allOf = (api: Client, project: string) =>
  Promise.all(
    [
      `/projects/${project}`,
      `/purchaseOrders?project=${project}`,
      `/projects/${project}/expenses`,
      `/projects/${project}/contractors`,
      `/variationOrders?project=${project}`,
    ].map(async (path) => (await api.get(path)).body),
  );

const refusal = ({ status, body }: Awaited<ReturnType<Client['post']>>) => [status, body.data?.err_msg ?? body.message];

test('brings a deleted order back as it was, with its lines, number, uuid and version', async () => {
  const { api, ids, path } = await siteWithOrder();
  await api.put(path, { remarks: 'Second version' });
  const before = [(await api.get(path)).body, await allOf(api, ids.project_uuid), await keptSums(server.db)];
  await api.delete(path);

  const { status, body } = await api.post(`${path}/restore`);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ po_no: 'PO-7', version: 2, lines: [{}, {}] });
  expect([(await api.get(path)).body, await allOf(api, ids.project_uuid), await keptSums(server.db)]).toEqual(before);
  await expectRightSums(server.db);
});

test('brings a bill back onto its order, and a variation into its project', async () => {
  const { api, ids, order } = await siteWithOrder();
  const bill = await addExpense(api, { ...ids, purchase_order_uuid: order.uuid, ref_no: 'AD/001' });
  const variation = await addVariationOrder(api, { project_uuid: ids.project_uuid, status: 'draft' });
  const before = [await allOf(api, ids.project_uuid), await keptSums(server.db)];

  for (const path of [`/expenses/${bill.uuid}`, `/variationOrders/${variation.uuid}`]) {
    await api.delete(path);
    expect(await allOf(api, ids.project_uuid)).not.toEqual(before[0]);
    expect(await api.post(`${path}/restore`)).toMatchObject({ status: 200, body: { data: { version: 1 } } });
  }

  expect([await allOf(api, ids.project_uuid), await keptSums(server.db)]).toEqual(before);
  await expectRightSums(server.db);
});

test('notes that it was restored', async () => {
  const { api, path, order } = await siteWithOrder();
  await api.delete(path);
  await api.post(`${path}/restore`);

  const { body } = await api.get(`/audit?entity=purchase-order&entity_uuid=${order.uuid}`);

  expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
    'purchase-order.restore',
    'purchase-order.delete',
    'purchase-order.create',
  ]);
});

test('is only for who deleted it, for a minute, and while it is deleted', async () => {
  const { api, path, order } = await siteWithOrder();
  const other = await as('Lim Siew Ling');

  expect(refusal(await api.post(`${path}/restore`))).toEqual([409, 'Tan Wei Ming has created PO-7 since.']);
  await api.delete(path);
  expect(refusal(await other.post(`${path}/restore`))).toEqual([404, 'Purchase order not found.']);
  // The log is append-only, so the test adds the same deletion with an earlier time.
  await sql`
    insert into audit_log (at, user_id, user_name, action, entity, entity_uuid)
    select now() - interval '61 seconds', user_id, user_name, action, entity, entity_uuid from audit_log
    where action = 'purchase-order.delete'`.execute(server.db);
  expect(refusal(await api.post(`${path}/restore`))).toEqual([
    409,
    'PO-7 was deleted too long ago to be brought back.',
  ]);

  expect((await api.get(`/purchaseOrders/${order.uuid}`)).status).toBe(404);
});

test('says who changed what stands in the way, and does nothing', async () => {
  const { api, ids, order, path } = await siteWithOrder();
  const lim = await as('Lim Siew Ling');
  const bill = await addExpense(api, { ...ids, purchase_order_uuid: order.uuid, ref_no: 'AD/001' });
  const { uuid: spare } = await addProject(api, { name: 'Bridge' });
  const restoreBill = () => api.post(`/expenses/${bill.uuid}/restore`);

  await api.delete(`/expenses/${bill.uuid}`);
  const again = await addExpense(lim, { ...ids, ref_no: 'AD/001' });
  expect(refusal(await restoreBill())).toEqual([409, 'Lim Siew Ling has created another AD/001 since.']);
  await lim.delete(`/expenses/${again.uuid}`);

  const move = (from_project_id: string, to_project_id: string) =>
    lim.post('/move/purchase-orders', { po_ids: [order.uuid], from_project_id, to_project_id });
  expect((await move(ids.project_uuid, spare)).status).toBe(200);
  expect(refusal(await restoreBill())).toEqual([409, 'Lim Siew Ling has moved PO-7 since.']);
  await move(spare, ids.project_uuid);
  expect(refusal(await restoreBill())).toEqual([409, 'Lim Siew Ling has moved PO-7 since.']);
  await move(ids.project_uuid, spare);

  await api.delete(path);
  await lim.delete(`/contractors/${ids.contractor_uuid}`);
  expect(refusal(await restoreBill())).toEqual([409, 'Lim Siew Ling has deleted Alam Damai since.']);
  expect(refusal(await api.post(`${path}/restore`))).toEqual([409, 'Lim Siew Ling has deleted Alam Damai since.']);

  await lim.delete(`/projects/${spare}`);
  expect(refusal(await api.post(`${path}/restore`))).toEqual([409, 'Lim Siew Ling has deleted Bridge since.']);
  const live = sql<{ total: number }>`
    select (select count(*) from expenses where deleted_at is null)
      + (select count(*) from purchase_orders where deleted_at is null) as total`;
  expect((await live.execute(server.db)).rows).toEqual([{ total: 0 }]);
});

test('an order comes back into a project that was completed before it was deleted, not into one completed since', async () => {
  const { api, ids, path } = await siteWithOrder();
  const lim = await as('Lim Siew Ling');
  const { data: project } = (await api.get(`/projects/${ids.project_uuid}`)).body;
  const complete = { ...bodyOf(project), status: 'Completed' };

  await api.delete(path);
  expect((await lim.put(`/projects/${ids.project_uuid}`, complete)).status).toBe(200);
  const refused = await api.post(`${path}/restore`);
  const reopened = { ...bodyOf(project), status_reason: 'Too early' };
  await lim.put(`/projects/${ids.project_uuid}`, reopened);
  const brought = await api.post(`${path}/restore`);
  await lim.put(`/projects/${ids.project_uuid}`, complete);
  await api.delete(path);
  const completedBefore = await api.post(`${path}/restore`);

  expect(refusal(refused)).toEqual([409, `Lim Siew Ling has changed ${project.name} since.`]);
  expect([brought.status, completedBefore.status]).toEqual([200, 200]);
});

const bodyOf = (project: Record<string, unknown> & { project_managers: { id: number }[] }) => ({
  ...Object.fromEntries(
    ['name', 'status', 'contract_sum', 'client_name', 'retention_percent', 'start_date', 'end_date'].map((field) => [
      field,
      project[field],
    ]),
  ),
  project_managers: project.project_managers.map(({ id }) => id),
});
