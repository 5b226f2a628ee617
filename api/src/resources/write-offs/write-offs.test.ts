import { addExpense, addInvoice, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithExpense(fields = {}) {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const { uuid: project_uuid } = await addProject(api, { retention: '0' });
  const expense = await addExpense(api, { project_uuid, ...fields });
  return { api, project_uuid: project_uuid as string, uuid: expense.uuid as string };
}

test('writes off a part-paid expense and remembers who did it', async () => {
  const { api, uuid } = await ownerWithExpense();
  await addPayment(api, { expense_uuid: uuid, payment_amt: '30.00' });

  const { status, body } = await api.put(`/write-off/expenses/${uuid}`, { reason: 'Goods never delivered' });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    status: 'writeOff',
    write_off_amt: '70.00',
    write_off_date: '2026-07-01',
    write_off_reason: 'Goods never delivered',
    balance: '0.00',
    overdue: 0,
  });
  const [event] = await server.db.selectFrom('write_off_events').selectAll().execute();
  expect(event).toMatchObject({
    action: 'write-off',
    amount: '70.00',
    reason: 'Goods never delivered',
    user_id: api.user.id,
  });
  const [entry] = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'expense.write-off')
    .execute();
  expect(entry).toMatchObject({ user_name: 'Owner', before: { status: 'partial' }, after: { status: 'writeOff' } });
});

test('refuses a settled expense', async () => {
  const { api, uuid } = await ownerWithExpense();
  await addPayment(api, { expense_uuid: uuid, payment_amt: '100.00' });

  const { status, body } = await api.put(`/write-off/expenses/${uuid}`, { reason: 'Too late' });

  expect([status, body.data.err_msg]).toEqual([409, 'The expense is already settled.']);
});

test('lets only one of two simultaneous write-offs through', async () => {
  const { api, uuid } = await ownerWithExpense();

  const replies = await Promise.all(
    [1, 2, 3, 4].map(() => api.put(`/write-off/expenses/${uuid}`, { reason: 'Twice' })),
  );

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await server.db.selectFrom('write_off_events').selectAll().execute()).toHaveLength(1);
});

test('names the field that is wrong', async () => {
  const { api, uuid } = await ownerWithExpense();

  const missing = await api.put(`/write-off/expenses/${uuid}`, { reason: ' ' });
  const long = await api.put(`/write-off/expenses/${uuid}`, { reason: 'x'.repeat(51) });

  expect(missing.body.errors).toEqual({ reason: ['Reason is required.'] });
  expect(long.body.errors).toEqual({ reason: ['Reason must be less than or equals to 50.'] });
});

test('takes a write-off back as if it had never been', async () => {
  const { api, uuid, project_uuid } = await ownerWithExpense();
  const before = (await api.get(`/projects/${project_uuid}`)).body.data;
  await api.put(`/write-off/expenses/${uuid}`, { reason: 'A mistake' });
  const during = (await api.get(`/projects/${project_uuid}`)).body.data;

  const { body } = await api.delete(`/write-off/expenses/${uuid}`);

  expect(body.data).toMatchObject({
    status: 'pending',
    write_off_amt: '0.00',
    write_off_reason: null,
    balance: '100.00',
    version: 3,
  });
  expect(during.total_expenses).toBe('0.00');
  expect((await api.get(`/projects/${project_uuid}`)).body.data).toEqual(before);
});

test('has nothing to take back where nothing is written off', async () => {
  const { api, uuid } = await ownerWithExpense();

  const { status, body } = await api.delete(`/write-off/expenses/${uuid}`);

  expect([status, body.data.err_msg]).toEqual([409, 'The expense is not written off.']);
});

test('refuses a write-off of what somebody else has changed', async () => {
  const { api, uuid } = await ownerWithExpense();
  await api.put(`/write-off/expenses/${uuid}`, { reason: 'First' });

  const { status, body } = await api.delete(`/write-off/expenses/${uuid}`, { 'if-match': '1' });

  expect(status).toBe(409);
  expect(body.data.err_msg).toMatch(/^Changed by Owner at /);
});

test('writes off an invoice too, and takes it off the profit', async () => {
  const { api, project_uuid } = await ownerWithExpense();
  const invoice = await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });

  const { body } = await api.put(`/write-off/invoices/${invoice.uuid}`, { reason: 'Client is bankrupt' });

  expect(body.data).toMatchObject({ status: 'writeOff', write_off_amt: '1000.00', balance: '0.00' });
  const { data } = (await api.get(`/projects/${project_uuid}`)).body;
  expect(data).toMatchObject({ total_invoiced: '1000.00', profit_margin: '-10.00', expected_cashflow: '-100.00' });
  expect((await api.get('/invoices?status=writeOff')).body.total).toBe(1);
});

test('counts a write-off from its day on; before it the document reads as it stood', async () => {
  const { api, uuid, project_uuid } = await ownerWithExpense({ due_date: '2026-05-01' });
  await addPayment(api, { expense_uuid: uuid, payment_date: '2026-05-20', payment_amt: '30.00' });
  const { body } = await api.put(`/write-off/expenses/${uuid}`, { reason: 'Gone', write_off_date: '2026-06-10' });
  const row = async (query: string) => (await api.get(`/expenses?${query}`)).body.data[0];
  const expensed = async (day: string) => (await api.get(`/projects/${project_uuid}?as_of=${day}`)).body.data.total_expenses;

  expect(body.data).toMatchObject({ write_off_date: '2026-06-10', balance: '0.00', overdue: 0 });
  expect(await row('as_of=2026-06-09')).toMatchObject({
    status: 'partial',
    balance: '70.00',
    overdue: 39,
    write_off_amt: '0.00',
    write_off_date: null,
    write_off_reason: null,
  });
  expect(await row('as_of=2026-06-10')).toMatchObject({ status: 'writeOff', balance: '0.00', overdue: 0, write_off_amt: '70.00' });
  expect([await expensed('2026-06-09'), await expensed('2026-06-10')]).toEqual(['100.00', '30.00']);
  expect(await row('from=2026-05-01&to=2026-05-31')).toMatchObject({ balance: '70.00' });
  expect(await row('from=2026-06-01&to=2026-06-30')).toMatchObject({ balance: '0.00' });
}); // prettier-ignore

test.each([
  ['in the future', '2026-07-02', 'Write-off Date must not be in the future.'],
  ['before the document', '2026-03-31', 'Write-off Date must not be before the Invoice Date, 01-Apr-2026.'],
  ['before its last payment', '2026-05-31', 'Write-off Date must not be before the last payment, 01-Jun-2026.'],
  ['that is none', '2026-02-30', 'Write-off Date must be in yyyy-MM-dd format.'],
])('refuses a write-off on a day %s', async (_, write_off_date, message) => {
  const { api, uuid } = await ownerWithExpense();
  await addPayment(api, { expense_uuid: uuid, payment_date: '2026-06-01', payment_amt: '30.00' });

  const { status, body } = await api.put(`/write-off/expenses/${uuid}`, { reason: 'Gone', write_off_date });

  expect([status, body.errors]).toEqual([422, { write_off_date: [message] }]);
});

test('moves no payment past the day of the write-off', async () => {
  const { api, uuid } = await ownerWithExpense();
  const payment = await addPayment(api, { expense_uuid: uuid, payment_date: '2026-06-01', payment_amt: '30.00' });
  await api.put(`/write-off/expenses/${uuid}`, { reason: 'Gone', write_off_date: '2026-06-10' });
  const move = (payment_date: string) => api.put(`/payments/${payment.uuid}`, { payment_date, payment_amt: '30.00' });

  const refused = await move('2026-06-11');

  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { payment_date: ['Payment Date must not be after the write-off on 10-Jun-2026.'] },
  ]);
  expect((await move('2026-06-10')).status).toBe(200);
});

test('leaves write-offs to those who may, and finds nothing that is not there', async () => {
  const { api, uuid } = await ownerWithExpense();
  const manager = await server.as('PROJECT_MANAGER');

  expect((await manager.put(`/write-off/expenses/${uuid}`, { reason: 'Mine' })).status).toBe(403);
  expect((await api.put('/write-off/invoices/999', { reason: 'Nothing' })).body).toEqual({
    message: 'Invoice not found.',
  });
});
