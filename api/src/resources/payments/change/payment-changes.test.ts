import { addExpense, addInvoice, addPayment, addProject } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

async function ownerWithPayment(fields: Record<string, unknown> = {}) {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const { uuid: project_uuid } = await addProject(api, { retention: '0' });
  const { uuid: expense_uuid } = await addExpense(api, { project_uuid, ref_no: 'B-1', invoice_amt: '2000.00' });
  const payment = await addPayment(api, { expense_uuid, payment_amt: '765.50', bank: 'Maybank', ...fields });
  const expense = async () => (await api.get(`/expenses?search=B-1`)).body.data[0];
  return {
    api,
    project_uuid: project_uuid as string,
    expense_uuid: expense_uuid as string,
    uuid: payment.uuid as string,
    expense,
  };
}

const body = { payment_date: '2026-06-02', payment_amt: '1000.00', cheque_no: '000124' };

test('reads one payment with its expense', async () => {
  const { api, uuid, expense_uuid } = await ownerWithPayment();

  const { status, body: reply } = await api.get(`/payments/${uuid}`);

  expect(status).toBe(200);
  expect(reply.data).toMatchObject({ uuid, expense_uuid, invoice_uuid: null, payment_record: null, debit: '765.50' });
});

test('changes the amount, day and details of a payment, and with it what is open and spent', async () => {
  const { api, uuid, expense, project_uuid } = await ownerWithPayment();

  const reply = await api.put(`/payments/${uuid}`, { ...body, version: 1 });

  expect(reply.status).toBe(200);
  expect(reply.body.data).toMatchObject({ ...body, bank: null, debit: '1000.00', version: 2 });
  expect(await expense()).toMatchObject({ total_payment: '1000.00', balance: '1000.00', status: 'partial' });
  expect((await api.get(`/projects/${project_uuid}`)).body.data.total_paid).toBe('1000.00');
  const [entry] = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'payment.update').execute();
  expect(entry).toMatchObject({
    entity: 'payment',
    entity_uuid: uuid,
    before: { payment_amt: '765.50', bank: 'Maybank' },
    after: { payment_amt: '1000.00', bank: null },
  });
});

test('a payment may grow by all that is still open, and not by a sen more', async () => {
  const { api, uuid, expense } = await ownerWithPayment();

  const more = await api.put(`/payments/${uuid}`, { ...body, payment_amt: '2000.01' });
  const all = await api.put(`/payments/${uuid}`, { ...body, payment_amt: '2000.00' });

  expect(more.status).toBe(422);
  expect(more.body.errors).toEqual({
    payment_amt: ['Payment Amount must be less than or equals to the balance of RM 2,000.00.'],
  });
  expect(all.status).toBe(200);
  expect(await expense()).toMatchObject({ balance: '0.00', status: 'paid' });
});

test('changes a receipt of an invoice in the same way', async () => {
  const { api, project_uuid } = await ownerWithPayment();
  const invoice = await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });
  const { uuid } = await addPayment(api, { invoice_uuid: invoice.uuid, payment_amt: '400.00' });

  await api.put(`/payments/${uuid}`, { ...body, payment_amt: '1000.00' });

  expect((await api.get('/invoices')).body.data[0]).toMatchObject({ status: 'paid', balance: '0.00' });
});

test.each([
  [
    'a day in the future',
    { payment_date: '2026-07-02' },
    { payment_date: ['Payment Date must not be in the future.'] },
  ],
  ['nothing', { payment_amt: '0.00' }, { payment_amt: ['Payment Amount must be more than 0.'] }],
  ['another expense', { expense_uuid: 7 }, { expense_uuid: ['expense_uuid is not a known field.'] }],
])('refuses to change a payment to %s', async (_, fields, errors) => {
  const { api, uuid } = await ownerWithPayment();

  const reply = await api.put(`/payments/${uuid}`, { ...body, ...fields });

  expect([reply.status, reply.body]).toEqual([422, { errors }]);
});

test('refuses to change or delete a payment that somebody else has changed', async () => {
  const { api, uuid } = await ownerWithPayment();
  await api.put(`/payments/${uuid}`, { ...body, version: 1 });

  const changed = await api.put(`/payments/${uuid}`, { ...body, version: 1 });
  const deleted = await api.delete(`/payments/${uuid}`, { 'if-match': '1' });

  expect([changed.status, deleted.status]).toEqual([409, 409]);
  expect(changed.body.data.err_msg).toMatch(/^Changed by Owner at /);
  expect(deleted.body.data.err_msg).toMatch(/^Changed by Owner at /);
});

test('deletes a payment as if it had never been', async () => {
  const { api, uuid, expense, project_uuid } = await ownerWithPayment();

  const reply = await api.delete(`/payments/${uuid}`, { 'if-match': '1' });

  expect([reply.status, reply.body]).toEqual([200, { data: { uuid, name: 'B-1' } }]);
  expect(await expense()).toMatchObject({ total_payment: '0.00', balance: '2000.00', status: 'pending' });
  expect((await api.get(`/projects/${project_uuid}`)).body.data.total_paid).toBe('0.00');
  expect((await api.get('/payments')).body.total).toBe(0);
  expect((await api.get(`/payments/${uuid}`)).status).toBe(404);
  expect((await api.delete(`/payments/${uuid}`)).status).toBe(404);
});

test('leaves a row of a batch to its record', async () => {
  const { api, expense_uuid } = await ownerWithPayment();
  const record = await api.post('/payment_records', {
    bank: 'CIMB',
    cheque_no: '1',
    payment_date: '2026-06-01',
    payments: { [expense_uuid]: '5.00' },
  });
  const { data } = (await api.get('/payments?search=CIMB')).body;
  const { uuid, payment_record } = data[0];
  const err_msg = 'The payment belongs to payment record PV-2026-0001. Delete the record instead.';

  const changed = await api.put(`/payments/${uuid}`, body);
  const deleted = await api.delete(`/payments/${uuid}`);

  expect(payment_record).toEqual({ uuid: record.body.data.uuid, name: 'PV-2026-0001' });
  expect([changed.status, changed.body]).toEqual([409, { data: { err_msg } }]);
  expect([deleted.status, deleted.body]).toEqual([409, { data: { err_msg } }]);
});

test('keeps what is paid on a written-off expense until the write-off is taken back', async () => {
  const { api, uuid, expense_uuid } = await ownerWithPayment();
  await api.put(`/write-off/expenses/${expense_uuid}`, { reason: 'Never delivered' });
  const err_msg = 'The expense is written off. Reverse the write-off first.';

  const deleted = await api.delete(`/payments/${uuid}`);
  const lowered = await api.put(`/payments/${uuid}`, { ...body, payment_amt: '1.00' });
  const noted = await api.put(`/payments/${uuid}`, { ...body, payment_amt: '765.50', remark: 'By post' });

  expect([deleted.status, deleted.body]).toEqual([409, { data: { err_msg } }]);
  expect([lowered.status, lowered.body]).toEqual([409, { data: { err_msg } }]);
  expect([noted.status, noted.body.data.remark]).toEqual([200, 'By post']);
});

test('simultaneous changes of two payments never pay more than the expense', async () => {
  const { api, uuid, expense_uuid, expense } = await ownerWithPayment({ payment_amt: '100.00' });
  const other = await addPayment(api, { expense_uuid, payment_amt: '100.00' });

  const replies = await Promise.all(
    [uuid, other.uuid].map((one) => api.put(`/payments/${one}`, { ...body, payment_amt: '1500.00' })),
  );

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await expense()).total_payment).toBe('1600.00');
});

test('a project manager reads payments of own projects only, and changes none', async () => {
  const { uuid } = await ownerWithPayment();
  const manager = await server.as('PROJECT_MANAGER');

  expect((await manager.get(`/payments/${uuid}`)).status).toBe(404);
  expect((await manager.put(`/payments/${uuid}`, body)).status).toBe(403);
  expect((await manager.delete(`/payments/${uuid}`)).status).toBe(403);
});
