import { addExpense, addInvoice, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const payments = () => server.db.selectFrom('payments').selectAll().execute();

async function ownerWithDocuments() {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, { retention: '0', name: 'Menara' });
  const invoice = await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });
  const expense = await addExpense(api, { project_uuid, ref_no: 'B-1' });
  return {
    api,
    project_uuid: project_uuid as string,
    invoice_uuid: invoice.uuid as string,
    expense_uuid: expense.uuid as string,
    expense,
  };
}

test('records a receipt as credit, with the day in Kuala Lumpur as a timestamp', async () => {
  const { api, invoice_uuid } = await ownerWithDocuments();

  const payment = await addPayment(api, {
    invoice_uuid,
    payment_date: '2026-07-01',
    payment_amt: '400.00',
    bank: 'Maybank',
    cheque_no: '000123',
  });

  expect(payment).toMatchObject({
    payment_date: '2026-07-01',
    payment_date_timestamp: 1782835200,
    credit: '400.00',
    debit: null,
    cert_no_or_ref_no: '1',
    project: { name: 'Menara' },
  });
  expect(payment.client_or_contractor_name).toBe(payment.client.name);
  const { body } = await api.get('/invoices');
  expect(body.data[0]).toMatchObject({ total_payment: '400.00', balance: '600.00', status: 'partial' });
});

test('records what is paid on an expense as debit', async () => {
  const { api, expense_uuid, expense } = await ownerWithDocuments();

  const payment = await addPayment(api, { expense_uuid, payment_amt: '100.00' });

  expect(payment).toMatchObject({
    credit: null,
    debit: '100.00',
    cert_no_or_ref_no: 'B-1',
    client_or_contractor_name: expense.contractor_name,
  });
  expect((await api.get('/expenses')).body.data[0]).toMatchObject({ balance: '0.00', status: 'paid' });
});

test.each([
  [
    'more than is open',
    { payment_amt: '100.01' },
    { payment_amt: ['Payment Amount must be less than or equals to the balance of RM 100.00.'] },
  ],
  ['nothing', { payment_amt: '0.00' }, { payment_amt: ['Payment Amount must be more than 0.'] }],
  ['a part of a sen', { payment_amt: '0.001' }, { payment_amt: ['Payment Amount must have at most 2 decimals.'] }],
  ['tomorrow', { payment_date: '2026-07-02' }, { payment_date: ['Payment Date must not be in the future.'] }],
])('refuses to pay %s', async (_, fields, errors) => {
  const { api, expense_uuid } = await ownerWithDocuments();

  const { status, body } = await api.post('/payments', {
    expense_uuid,
    payment_date: '2026-07-01',
    payment_amt: '1.00',
    ...fields,
  });

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
  expect(await payments()).toEqual([]);
});

test('pays either an invoice or an expense', async () => {
  const { api, expense_uuid, invoice_uuid } = await ownerWithDocuments();

  const both = await api.post('/payments', {
    expense_uuid,
    invoice_uuid,
    payment_date: '2026-07-01',
    payment_amt: '1.00',
  });
  const neither = await api.post('/payments', { payment_date: '2026-07-01', payment_amt: '1.00' });

  expect(both.body.errors).toEqual({ invoice_uuid: ['Either Invoice or Expense is required, not both.'] });
  expect(neither.body.errors).toEqual({ invoice_uuid: ['Either Invoice or Expense is required, not both.'] });
});

test('pays nothing on what is written off, deleted or not there', async () => {
  const { api, expense_uuid, invoice_uuid } = await ownerWithDocuments();
  await api.put(`/write-off/expenses/${expense_uuid}`, { reason: 'Never delivered' });
  await server.db.updateTable('invoices').set({ deleted_at: new Date() }).execute();
  const pay = (document: object) =>
    api.post('/payments', { ...document, payment_date: '2026-07-01', payment_amt: '1.00' });

  expect((await pay({ expense_uuid })).status).toBe(422);
  expect((await pay({ invoice_uuid })).status).toBe(404);
  expect((await pay({ expense_uuid: '00000000-0000-4000-8000-000000000000' })).body).toEqual({
    message: 'Expense not found.',
  });
});

test('does the same payment once, however often it is sent', async () => {
  const { api, expense_uuid } = await ownerWithDocuments();
  const body = { expense_uuid, payment_date: '2026-07-01', payment_amt: '40.00' };
  const key = { 'idempotency-key': 'a-key-made-before-the-first-try' };

  const first = await api.post('/payments', body, key);
  const again = await api.post('/payments', body, key);
  const changed = await api.post('/payments', { ...body, payment_amt: '41.00' }, key);

  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(changed.status).toBe(409);
  expect(await payments()).toHaveLength(1);
});

test('lets only as many simultaneous payments through as the balance allows', async () => {
  const { api, expense_uuid } = await ownerWithDocuments();

  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      api.post('/payments', { expense_uuid, payment_date: '2026-07-01', payment_amt: '40.00' }),
    ),
  );

  const refused = replies.filter(({ status }) => status !== 201);
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  for (const { status, body } of refused) {
    expect({ status, body }).toEqual({
      status: 422,
      body: { errors: { payment_amt: ['Payment Amount must be less than or equals to the balance of RM 20.00.'] } },
    });
  }
  expect((await api.get('/expenses')).body.data[0]).toMatchObject({ total_payment: '80.00', balance: '20.00' });
});

test('the database itself refuses an overpayment', async () => {
  const { expense } = await ownerWithDocuments();
  const { project_id } = await server.db.selectFrom('expenses').select('project_id').executeTakeFirstOrThrow();

  const paying = server.db
    .insertInto('payments')
    .values({ project_id, expense_id: expense.id, payment_date: '2026-07-01', payment_amt: '100.01' })
    .execute();

  await expect(paying).rejects.toMatchObject({ constraint: 'expenses_not_overpaid' });
  expect(await payments()).toEqual([]);
});

test('lists payments by day, newest first, and adds up what came in and what went out', async () => {
  const { api, expense_uuid, invoice_uuid, project_uuid } = await ownerWithDocuments();
  await addPayment(api, { invoice_uuid, payment_amt: '400.00', payment_date: '2026-06-02' });
  await addPayment(api, { expense_uuid, payment_amt: '30.00', payment_date: '2026-06-03' });
  await addPayment(api, { invoice_uuid, payment_amt: '5.00', payment_date: '2026-06-01' });
  const amounts = async (filter: string) => {
    const { body } = await api.get(`/payments?${filter}`);
    return body.data.map((row: { payment_amt: string }) => row.payment_amt);
  };

  const all = await api.get('/payments');

  expect(all.body).toMatchObject({
    current_sorting: { sort: 'payment_date', order: 'desc' },
    totals: { credit: '405.00', debit: '30.00' },
  });
  expect(await amounts('')).toEqual(['30.00', '400.00', '5.00']);
  expect(await amounts('cashflow=IN')).toEqual(['400.00', '5.00']);
  expect(await amounts(`expense=${expense_uuid}`)).toEqual(['30.00']);
  expect(await amounts('from=2026-06-02&to=2026-06-02')).toEqual(['400.00']);
  expect((await api.get(`/projects/${project_uuid}/payments?cashflow=OUT`)).body.total).toBe(1);
});

test('a project manager reads payments of own projects but makes none', async () => {
  const { expense_uuid } = await ownerWithDocuments();
  const manager = await server.as('PROJECT_MANAGER');

  const { status } = await manager.post('/payments', { expense_uuid, payment_date: '2026-07-01', payment_amt: '1.00' });

  expect(status).toBe(403);
  expect((await manager.get('/payments')).status).toBe(200);
});
