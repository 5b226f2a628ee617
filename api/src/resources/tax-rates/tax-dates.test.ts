import { sql } from 'kysely';
import { exportedLines, ownerWithSettings } from '../../testing/records/accounting-export';
import { addContractor, addExpense, addInvoice, addOrder, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithProject() {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid } = await addProject(api, { retention: '0' });
  const { uuid: contractor } = await addContractor(api);
  const project_uuid: string = uuid;
  return { api, project_uuid, order: { project_uuid, contractor_uuid: contractor as string } };
}

const claim = { kind: 'other', invoice_amt: '100.00' };
const works = { description: 'Works', qty: '1', unit_price: '100.00', tax_code: 'ST6' };
const tooEarly = 'Tax Code ST6 applies from 01-Jul-2025.';

test.each([
  ['ST6', '2025-06-30', 'Tax Code ST6 applies from 01-Jul-2025.'],
  ['ST8', '2024-02-29', 'Tax Code ST8 applies from 01-Mar-2024.'],
])('refuses %s on an invoice of %s, the day before it came', async (tax_code, day, message) => {
  const { api, project_uuid } = await ownerWithProject();
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

  const { status, body } = await api.post('/invoices', { ...claim, project_uuid, tax_code, invoice_date: day });
  const taken = await addInvoice(api, { ...claim, project_uuid, tax_code, invoice_date: next });

  expect({ status, body }).toEqual({ status: 422, body: { errors: { tax_code: [message] } } });
  expect(taken.total_tax).toBe(tax_code === 'ST6' ? '6.00' : '8.00');
});

test('refuses to date an invoice back to when its tax code did not exist', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const unpaid = await addInvoice(api, { ...claim, project_uuid, tax_code: 'ST6' });
  const paid = await addInvoice(api, { ...claim, project_uuid, tax_code: 'ST6' });
  await addPayment(api, { invoice_uuid: paid.uuid, payment_amt: '1.00' });

  for (const { uuid } of [unpaid, paid]) {
    const { status, body } = await api.put(`/invoices/${uuid}`, { invoice_date: '2025-06-30' });
    expect({ status, body }).toEqual({ status: 422, body: { errors: { tax_code: [tooEarly] } } });
  }
});

test('refuses the line of an order whose tax code did not exist when it was issued', async () => {
  const { api, order } = await ownerWithProject();
  const { uuid } = await addOrder(api, { ...order, issued_date: '2025-07-01', lines: [works] });
  const lines = [{ ...works, tax_code: 'N-T' }, works];

  const { body } = await api.post('/purchaseOrders', { ...order, issued_date: '2025-06-30', lines });
  const moved = await api.put(`/purchaseOrders/${uuid}`, { issued_date: '2025-06-30' });

  expect(body).toEqual({ errors: { 'lines[1].tax_code': [tooEarly] } });
  expect(moved.body).toEqual({ errors: { 'lines[0].tax_code': [tooEarly] } });
});

test('keeps an invoice as it is whose tax code came later, whatever else of it changes', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const { uuid } = await addInvoice(api, { ...claim, project_uuid, tax_code: 'ST6' });
  await sql`update invoices set invoice_date = '2024-01-31'`.execute(server.db);

  const { status, body } = await api.put(`/invoices/${uuid}`, { ...claim, tax_code: 'ST6', remarks: 'Checked' });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ invoice_date: '2024-01-31', tax_code: 'ST6', total_tax: '6.00' });
});

test('keeps an order as it is whose tax code came later, whatever else of it changes', async () => {
  const { api, order } = await ownerWithProject();
  const { uuid } = await addOrder(api, { ...order, issued_date: '2026-01-31', lines: [works] });
  await sql`update purchase_orders set issued_date = '2024-01-31'`.execute(server.db);

  const described = await api.put(`/purchaseOrders/${uuid}`, { description: 'Piling' });
  const saved = await api.put(`/purchaseOrders/${uuid}`, { lines: [works], total_tax: '6.00', remarks: 'Checked' });

  expect([described.status, saved.status]).toEqual([200, 200]);
  expect(saved.body.data).toMatchObject({ total_tax: '6.00', total_value: '106.00', lines: [{ tax_code: 'ST6' }] });
});

test('exports an old bill with the tax code that comes nearest, also one that came later', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const bill = { project_uuid, invoice_amt: '100.00' };
  for (const [tax_amt, invoice_date] of [
    ['6.00', '2024-01-31'],
    ['6.00', '2025-05-31'],
    ['8.00', '2025-05-31'],
  ])
    await addExpense(api, { ...bill, tax_amt, invoice_date });
  const exporter = await ownerWithSettings(server);

  const lines = await exportedLines(server, exporter, `/projects/${project_uuid}/expenses/myob`);

  expect(lines.join().match(/\bSV[68]\b/g)).toEqual(['SV6', 'SV6', 'SV8']);
});
