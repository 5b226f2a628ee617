import { ownerWithExpenses, pay } from '../../testing/records/open-expenses';
import { addInvoice, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const before2000 = { payment_date: ['Payment Date must be in the year 2000 or later.'] };

test('refuses a payment before the year 2000, in every way to record one', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 1);
  const [expense_uuid = ''] = uuids;
  const payment = { expense_uuid, payment_date: '1999-12-31', payment_amt: '1.00' };
  const { uuid } = await addPayment(api, { ...payment, payment_date: '2000-01-01' });

  const recorded = await api.post('/payments', payment);
  const changed = await api.put(`/payments/${uuid}`, { payment_date: '1999-12-31', payment_amt: '1.00' });
  const batch = await pay(api, { [expense_uuid]: '1.00' }, { payment_date: '1999-12-31' });

  for (const { status, body } of [recorded, changed, batch]) {
    expect({ status, body }).toEqual({ status: 422, body: { errors: before2000 } });
  }
});

test('warns of a receipt dated more than 365 days before its invoice', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const invoice = { project_uuid, kind: 'other', invoice_amt: '100.00', invoice_date: '2026-03-31' };
  const { uuid: invoice_uuid, invoice_no } = await addInvoice(api, invoice);
  const receive = (payment_date: string) => api.post('/payments', { invoice_uuid, payment_date, payment_amt: '1.00' });

  const usual = await receive('2025-03-31');
  const ahead = await receive('2025-03-30');
  const changed = await api.put(`/payments/${usual.body.data.uuid}`, {
    payment_date: '2025-03-01',
    payment_amt: '1.00',
  });

  const warnings = [`Payment Date is more than 365 days before the date of ${invoice_no}.`];
  expect(usual).toMatchObject({ status: 201, body: { warnings: [] } });
  expect(ahead).toMatchObject({ status: 201, body: { warnings } });
  expect(changed).toMatchObject({ status: 200, body: { warnings } });
});

test('warns of a batch dated more than 365 days before its expenses, of the first three by name', async () => {
  const { api, uuids } = await ownerWithExpenses(server, 5);

  const { status, body } = await pay(api, Object.fromEntries(uuids.map((uuid) => [uuid, '1.00'])), {
    payment_date: '2024-01-31',
  });

  expect(status).toBe(201);
  expect(body.warnings).toEqual([
    expect.stringMatching(/^Payment Date is more than 365 days before the date of B-\d, B-\d, B-\d, 2 more\.$/),
  ]);
});
