import {
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addProject,
  addVariationOrder,
  projectBody,
} from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';
import { rebuildFigures } from './kept-figures';

const server = withApp();

// The embedded database serialises writes; on PostgreSQL they compete for the same rows.
test('many people write to one project at once: everybody is served and the sums are right', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const project = await addProject(api, { retention: '0', status: 'On Going' });
  const project_uuid: string = project.uuid;
  const { uuid: contractor_uuid } = await addContractor(api);
  const { uuid: purchase_order_uuid } = await addOrder(api, { project_uuid, contractor_uuid });
  const invoice = await addInvoice(api, { project_uuid, invoice_amt: '1000.00' });
  const expense = await addExpense(api, { project_uuid, contractor_uuid, purchase_order_uuid, invoice_amt: '1000.00' });
  const input = await projectBody(api, { client_name: project.client_uuid });
  const bill = { project_uuid, contractor_uuid, purchase_order_uuid, invoice_date: '2026-06-01', invoice_amt: '10.00' };

  const submitted = await Promise.all(
    Array.from({ length: 4 }, () => addVariationOrder(api, { project_uuid, status: 'submitted', amount: '3.00' })),
  );

  const replies = await Promise.all(
    Array.from({ length: 4 }, (_, turn) => [
      api.post('/payments', { expense_uuid: expense.uuid, payment_date: '2026-06-01', payment_amt: '1.00' }),
      api.post('/expenses', { ...bill, ref_no: `B-${turn}` }),
      api.post('/payments', { invoice_uuid: invoice.uuid, payment_date: '2026-06-01', payment_amt: '2.00' }),
      api.post('/invoices', { project_uuid, invoice_date: '2026-06-01', invoice_amt: '5.00' }),
      api.post('/purchaseOrders', { project_uuid, contractor_uuid, issued_date: '2026-06-01', total_value: '7.00' }),
      api.put(`/variationOrders/${submitted[turn]?.uuid}`, { status: 'approved' }),
      api.put(`/projects/${project_uuid}`, { ...input, remarks: `Turn ${turn}` }),
    ]).flat(),
  );

  expect(replies.filter(({ status }) => status !== 200 && status !== 201).map(({ body }) => body as unknown)).toEqual(
    [],
  );
  const { data } = (await api.get(`/projects/${project_uuid}`)).body;
  expect(data).toMatchObject({
    total_received: '8.00',
    total_paid: '4.00',
    total_invoiced: '1020.00',
    total_expenses: '1040.00',
    contract_sum_and_vo: '1000012.00',
  });
  expect(await rebuildFigures(server.db, true)).toEqual([]);
});

test('no number is given twice to simultaneous invoices', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);

  const replies = await Promise.all(
    Array.from({ length: 6 }, () =>
      api.post('/invoices', { project_uuid, invoice_date: '2026-06-01', invoice_amt: '100.00' }),
    ),
  );

  const invoices = replies.map(({ body }) => body.data);
  expect(new Set(invoices.map(({ invoice_no }) => invoice_no)).size).toBe(6);
  expect((await api.get(`/projects/${project_uuid}`)).body.data.total_invoiced).toBe('600.00');
});

test('of simultaneous certificates of the same work one is made, the others have nothing to certify', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);

  const replies = await Promise.all(
    Array.from({ length: 6 }, () =>
      api.post('/invoices', { project_uuid, invoice_date: '2026-06-01', work_done_certified: '100.00' }),
    ),
  );

  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  for (const { body } of replies.filter(({ status }) => status === 422))
    expect(body.errors).toEqual({
      work_done_certified: ['Nothing to certify: the work done equals certificate 1.'],
    });
  expect((await api.get(`/projects/${project_uuid}`)).body.data.total_invoiced).toBe('95.00');
});

test('a project is not deleted while a bill is written to it', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: contractor_uuid } = await addContractor(api);

  for (let turn = 0; turn < 5; turn++) {
    const { uuid: project_uuid } = await addProject(api);
    const [bill, deletion] = await Promise.all([
      api.post('/expenses', {
        project_uuid,
        contractor_uuid,
        ref_no: `B-${turn}`,
        invoice_date: '2026-06-01',
        invoice_amt: '1.00',
      }),
      api.delete(`/projects/${project_uuid}`),
    ]);
    expect([bill.status === 201, deletion.status === 200].filter(Boolean)).toHaveLength(1);
  }
});

test('sums over all projects stay exact while many pay at once', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const bills = await Promise.all(
    Array.from({ length: 6 }, () => addExpense(api, { project_uuid, due_date: '2026-05-01' })),
  );

  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, turn) =>
      api.post('/payments', {
        expense_uuid: bills[turn % bills.length].uuid,
        payment_date: '2026-06-01',
        payment_amt: '20.00',
      }),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
  const totals = async (query: string) => (await api.get(`/expenses?${query}`)).body.totals;
  expect(await totals('status=pending')).toMatchObject({ total_payment: '480.00', balance: '120.00' });
  expect(await totals('status=pending')).toEqual(await totals('status=pending&invoice_from=2000-01-01'));
  expect((await api.get('/payments')).body).toMatchObject({ total: 24, totals: { debit: '480.00' } });
});
