import { addExpense, addInvoice, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithDocuments() {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, { retention: '0' });
  const expense = await addExpense(api, { project_uuid });
  const invoice = await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });
  return {
    api,
    project_uuid: project_uuid as string,
    expense: expense.uuid as string,
    invoice: invoice.uuid as string,
  };
}

const PAID_TODAY = { payment_date: '2026-07-01' };

test('payments that meet a write-off are either before it or refused, and nothing is settled twice', async () => {
  const { api, expense } = await ownerWithDocuments();
  const pay = (payment_amt: string) => api.post('/payments', { ...PAID_TODAY, expense_uuid: expense, payment_amt });

  const [, writtenOff, ...rest] = await Promise.all([
    pay('10.00'),
    api.put(`/write-off/expenses/${expense}`, { reason: 'Lost' }),
    pay('10.00'),
    pay('10.00'),
    api.put(`/write-off/expenses/${expense}`, { reason: 'Lost too' }),
  ]);

  const { paid_total, write_off_amt, balance } = await server.db
    .selectFrom('expenses')
    .select(['paid_total', 'write_off_amt', 'balance'])
    .executeTakeFirstOrThrow();
  expect(Number(paid_total) + Number(write_off_amt)).toBe(100);
  expect(balance).toBe('0.00');
  expect([writtenOff.status, rest.at(-1)?.status].sort()).toEqual([200, 409]);
});

test('batches that meet write-offs settle each expense exactly once', async () => {
  const { api, project_uuid } = await ownerWithDocuments();
  const expenses: string[] = [];
  for (let number = 0; number < 4; number++) expenses.push((await addExpense(api, { project_uuid })).uuid as string);
  const head = { ...PAID_TODAY, bank: 'CIMB', cheque_no: '7' };
  const batch = (uuids: string[]) =>
    api.post('/payment_records', { ...head, payments: Object.fromEntries(uuids.map((uuid) => [uuid, '60.00'])) });

  const replies = await Promise.all([
    batch(expenses),
    ...expenses.map((uuid) => api.put(`/write-off/expenses/${uuid}`, { reason: 'Lost' })),
    batch([...expenses].reverse()),
  ]);

  expect(replies.filter(({ status }) => ![200, 201, 422].includes(status))).toEqual([]);
  const rows = await server.db
    .selectFrom('expenses')
    .select(['balance', 'status'])
    .where('write_off_amt', '>', '0')
    .execute();
  expect(rows).toEqual(expenses.map(() => ({ balance: '0.00', status: 'writeOff' })));
});

test('a write-off of a part-paid invoice that is taken back leaves it part paid', async () => {
  const { api, invoice, project_uuid } = await ownerWithDocuments();
  await addPayment(api, { invoice_uuid: invoice, payment_amt: '250.00' });
  const before = (await api.get(`/projects/${project_uuid}`)).body.data;

  const writtenOff = await api.put(`/write-off/invoices/${invoice}`, { reason: 'Client is bankrupt' });
  const refused = await api.post('/payments', { ...PAID_TODAY, invoice_uuid: invoice, payment_amt: '0.01' });
  const undone = await api.delete(`/write-off/invoices/${invoice}`);

  expect(writtenOff.body.data).toMatchObject({ write_off_amt: '750.00', total_payment: '250.00', status: 'writeOff' });
  expect(refused.body.errors).toEqual({
    payment_amt: ['Payment Amount must be less than or equals to the balance of RM 0.00.'],
  });
  expect(undone.body.data).toMatchObject({
    write_off_amt: '0.00',
    write_off_date: null,
    balance: '750.00',
    status: 'partial',
  });
  expect((await api.get(`/projects/${project_uuid}`)).body.data).toEqual(before);
  const events = await server.db.selectFrom('write_off_events').select(['action', 'amount']).orderBy('id').execute();
  expect(events).toEqual([
    { action: 'write-off', amount: '750.00' },
    { action: 'undo', amount: '750.00' },
  ]);
});
