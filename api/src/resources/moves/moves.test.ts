import {
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addPayment,
  addProject,
  addVariationOrder,
} from '../../testing/records/records';
import { expectRightSums } from '../../testing/records/kept-sums';
import { addTwoProjects } from '../../testing/records/two-projects';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithTwoProjects() {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const project = async (uuid: string) => (await api.get(`/projects/${uuid}`)).body.data;
  return { api, project, ...(await addTwoProjects(api)) };
}

const moveEntries = () =>
  server.db.selectFrom('audit_log').selectAll().where('action', 'like', '%.move').orderBy('id').execute();

test('appends invoices after the last certificate of the target, amounts and payments as they are', async () => {
  const { api, from, to, between, project } = await ownerWithTwoProjects();
  const first = await addInvoice(api, { project_uuid: from, work_done_certified: '100.00' });
  const second = await addInvoice(api, { project_uuid: from, work_done_certified: '300.00' });
  const third = await addInvoice(api, { project_uuid: from, work_done_certified: '600.00' });
  await addInvoice(api, { project_uuid: to, work_done_certified: '1000.00' });
  await addPayment(api, { invoice_uuid: second.uuid, payment_amt: '50.00' });

  const { status, body } = await api.post('/move/invoices', { invoice_ids: [second.uuid, first.id], ...between });

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      message: '2 invoices moved to "Bridge".',
      moved: 2,
      warnings: [
        `Certificate 1 (${first.invoice_no}) becomes certificate 2.`,
        `Certificate 2 (${second.invoice_no}) becomes certificate 3.`,
      ],
    },
  });
  const moved = (await api.get(`/projects/${to}/invoices?sort=cert_no&order=asc`)).body.data;
  expect(moved).toMatchObject([
    { cert_no: '1', invoice_amt: '1000.00', nett_certified: '1000.00' },
    { cert_no: '2', invoice_amt: '100.00', nett_certified: '1100.00', invoice_no: first.invoice_no },
    { cert_no: '3', invoice_amt: '200.00', nett_certified: '1300.00', total_payment: '50.00', balance: '150.00' },
  ]);
  expect((await api.get(`/invoices/${third.uuid}`)).body.data).toMatchObject({
    invoice_amt: '300.00',
    nett_certified: '300.00',
  });
  expect(await project(from)).toMatchObject({ total_invoiced: '300.00', total_received: '0.00' });
  expect(await project(to)).toMatchObject({ total_invoiced: '1300.00', total_received: '50.00' });
  expect((await api.get(`/projects/${to}/payments`)).body.total).toBe(1);
  await expectRightSums(server.db);
});

test('notes each moved document in the audit log', async () => {
  const { api, from, between } = await ownerWithTwoProjects();
  const invoices = [
    await addInvoice(api, { project_uuid: from, invoice_amt: '1.00' }),
    await addInvoice(api, { project_uuid: from, invoice_amt: '2.00' }),
  ];

  await api.post('/move/invoices', { invoice_ids: invoices.map(({ uuid }) => uuid), ...between });

  const entries = await moveEntries();
  expect(entries.map(({ entity_uuid }) => entity_uuid).sort()).toEqual(invoices.map(({ uuid }) => uuid).sort());
  expect(entries[0]).toMatchObject({
    action: 'invoice.move',
    user_id: api.user.id,
    before: { version: 1 },
    after: { version: 2 },
  });
  expect(entries[0]?.before).toHaveProperty('project_id');
});

test('moves invoices only between projects of the same client', async () => {
  const { api, from } = await ownerWithTwoProjects();
  const other = await addProject(api);
  const invoice = await addInvoice(api, { project_uuid: from, invoice_amt: '1.00' });

  const { status, body } = await api.post('/move/invoices', {
    invoice_ids: [invoice.uuid],
    from_project_id: from,
    to_project_id: other.uuid,
  });

  expect([status, body.data.err_msg]).toEqual([409, 'Invoices move only between projects of the same client.']);
});

test('moves expenses with their payments, and takes them off their orders', async () => {
  const { api, from, to, between, project } = await ownerWithTwoProjects();
  const { uuid: contractor_uuid } = await addContractor(api);
  const order = await addOrder(api, { project_uuid: from, contractor_uuid });
  const billed = await addExpense(api, {
    project_uuid: from,
    contractor_uuid,
    purchase_order_uuid: order.uuid,
    ref_no: 'B-1',
  });
  const plain = await addExpense(api, { project_uuid: from, ref_no: 'B-2' });
  await addPayment(api, { expense_uuid: billed.uuid, payment_amt: '30.00' });

  const { body } = await api.post('/move/expenses', { expenses_ids: [billed.uuid, plain.uuid], ...between });

  expect(body).toEqual({
    message: '2 expenses moved to "Bridge".',
    moved: 2,
    warnings: [`B-1 is no longer billed on ${order.po_no}.`],
  });
  expect((await api.get(`/expenses/${billed.uuid}`)).body.data).toMatchObject({
    project: { uuid: to },
    purchase_order: null,
    balance: '70.00',
  });
  expect((await api.get(`/purchaseOrders/${order.uuid}`)).body.data.billed).toBe('0.00');
  expect(await project(from)).toMatchObject({ total_expenses: '0.00', total_paid: '0.00' });
  expect(await project(to)).toMatchObject({ total_expenses: '200.00', total_paid: '30.00' });
  await expectRightSums(server.db);
});

test('moves orders with their lines, and leaves what is billed on them behind', async () => {
  const { api, from, to, between, project } = await ownerWithTwoProjects();
  const { uuid: contractor_uuid } = await addContractor(api);
  const order = await addOrder(api, { project_uuid: from, contractor_uuid });
  const bill = { project_uuid: from, contractor_uuid, purchase_order_uuid: order.uuid };
  const expense = await addExpense(api, bill);
  await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '30.00' });
  const deleted = await addExpense(api, bill);
  await api.delete(`/expenses/${deleted.uuid}`);

  const { body } = await api.post('/move/purchase-orders', { po_ids: [order.uuid], ...between });

  expect(body).toEqual({
    message: '1 purchase order moved to "Bridge".',
    moved: 1,
    warnings: [`${order.po_no} leaves 1 expense behind, no longer billed on it.`],
  });
  expect((await api.get(`/purchaseOrders/${order.uuid}`)).body.data).toMatchObject({
    project: { uuid: to },
    billed: '0.00',
    lines: order.lines,
  });
  expect((await api.get(`/expenses/${expense.uuid}`)).body.data).toMatchObject({
    project: { uuid: from },
    purchase_order: null,
  });
  expect([(await project(from)).eac, (await project(to)).eac]).toEqual(['100.00', '1000.00']);
  await expectRightSums(server.db);
});

test('moves contractors with their assignment, orders and expenses, which stay billed on the orders', async () => {
  const { api, from, to, between, project } = await ownerWithTwoProjects();
  const contractor = await addContractor(api, { name: 'Alam Damai' });
  const ids = { project_uuid: from, contractor_uuid: contractor.uuid as string };
  await server.db
    .insertInto('project_contractors')
    .values({ project_id: (await project(from)).id, contractor_id: contractor.id })
    .execute();
  const order = await addOrder(api, ids);
  const expense = await addExpense(api, { ...ids, purchase_order_uuid: order.uuid });
  const deleted = await addExpense(api, { ...ids, purchase_order_uuid: order.uuid });
  await api.delete(`/expenses/${deleted.uuid}`);
  await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '30.00' });
  await addVariationOrder(api, ids);
  const other = await addExpense(api, { project_uuid: from });

  const { body } = await api.post('/move/contractors', { contractor_ids: [contractor.uuid], ...between });

  expect(body).toEqual({
    message: '1 contractor with 1 purchase order and 1 expense moved to "Bridge".',
    moved: 1,
    warnings: ['1 variation order of Alam Damai stays behind.'],
  });
  const rows = (await api.get(`/projects/${to}/contractors`)).body.data;
  expect(rows).toMatchObject([{ name: 'Alam Damai', po_count: 1, billed: '100.00', paid: '30.00', balance: '70.00' }]);
  expect((await api.get(`/expenses/${expense.uuid}`)).body.data.purchase_order.uuid).toBe(order.uuid);
  expect((await api.get(`/purchaseOrders/${order.uuid}`)).body.data).toMatchObject({
    project: { uuid: to },
    billed: '100.00',
  });
  expect((await api.get(`/expenses/${other.uuid}`)).body.data.project.uuid).toBe(from);
  expect(await server.db.selectFrom('project_contractors').select('project_id').execute()).toEqual([
    { project_id: (await project(to)).id },
  ]);
  expect((await moveEntries()).map(({ action }) => action).sort()).toEqual([
    'contractor.move',
    'expense.move',
    'purchase-order.move',
  ]);
  await expectRightSums(server.db);
});

test('moves variation orders: both contract sums follow, and a number that is taken becomes the next', async () => {
  const { api, from, to, between, project } = await ownerWithTwoProjects();
  const first = await addVariationOrder(api, { project_uuid: from, amount: '10.00' });
  const second = await addVariationOrder(api, { project_uuid: from, amount: '20.00' });
  await addVariationOrder(api, { project_uuid: to, amount: '40.00' });

  const { body } = await api.post('/move/variation-orders', { vo_ids: [second.uuid, first.uuid], ...between });

  expect(body).toEqual({
    message: '2 variation orders moved to "Bridge".',
    moved: 2,
    warnings: ['VO-01 becomes VO-02.', 'VO-02 becomes VO-03.'],
  });
  expect([(await project(from)).contract_sum_and_vo, (await project(to)).contract_sum_and_vo]).toEqual([
    '1000.00',
    '5070.00',
  ]);
  await expectRightSums(server.db);
});
