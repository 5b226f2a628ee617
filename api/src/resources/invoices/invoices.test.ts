import { addInvoice, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const countInvoices = async () => (await server.db.selectFrom('invoices').select('id').execute()).length;

async function ownerWithProject(fields = {}) {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, fields);
  return { api, project_uuid: project_uuid as string };
}

test('numbers invoices by year, certificates by project, and gives 30 days to pay', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const other = await addProject(api);

  const lastYear = await addInvoice(api, { project_uuid, work_done_certified: '100.00', invoice_date: '2025-12-15' });
  const first = await addInvoice(api, { project_uuid, work_done_certified: '200.00' });
  const second = await addInvoice(api, { project_uuid, work_done_certified: '300.00' });
  const elsewhere = await addInvoice(api, { project_uuid: other.uuid, work_done_certified: '1.00' });

  expect(
    [lastYear, first, second, elsewhere].map(({ invoice_no, cert_no, due_date }) => [invoice_no, cert_no, due_date]),
  ).toEqual([
    ['INV-2025-0001', '1', '2026-01-14'],
    ['INV-2026-0001', '2', '2026-04-30'],
    ['INV-2026-0002', '3', '2026-04-30'],
    ['INV-2026-0003', '1', '2026-04-30'],
  ]);
});

test('counts a typed certificate number up, and steps over an invoice number that is taken', async () => {
  const { api, project_uuid } = await ownerWithProject();
  await addInvoice(api, {
    project_uuid,
    work_done_certified: '100.00',
    cert_no: 'IPC-09',
    invoice_no: 'INV-2026-0001',
  });

  const next = await addInvoice(api, { project_uuid, work_done_certified: '200.00' });

  expect(next).toMatchObject({ cert_no: 'IPC-10', invoice_no: 'INV-2026-0002' });
});

test.each([
  ['invoice_no', 'INV-A', 'Invoice No is already taken.'],
  ['cert_no', 'c-1', 'Cert No is already taken.'],
])('refuses a %s that is taken, whatever the case', async (field, value, message) => {
  const { api, project_uuid } = await ownerWithProject();
  await addInvoice(api, { project_uuid, work_done_certified: '100.00', invoice_no: 'inv-a', cert_no: 'C-1' });

  const { status, body } = await api.post('/invoices', {
    project_uuid,
    invoice_date: '2026-04-30',
    work_done_certified: '200.00',
    [field]: value,
  });

  expect({ status, body }).toEqual({ status: 422, body: { errors: { [field]: [message] } } });
  expect(await countInvoices()).toBe(1);
});

test('takes the tax rate of the code on the day of the invoice', async () => {
  const { api, project_uuid } = await ownerWithProject({ retention: '0' });
  await server.db
    .insertInto('tax_rates')
    .values({ code: 'ST8', valid_from: '2026-06-01', rate_percent: '9' })
    .execute();

  const before = await addInvoice(api, {
    project_uuid,
    work_done_certified: '100.00',
    tax_code: 'ST8',
    invoice_date: '2026-05-31',
  });
  const after = await addInvoice(api, {
    project_uuid,
    work_done_certified: '200.00',
    tax_code: 'ST8',
    invoice_date: '2026-06-01',
  });
  const without = await addInvoice(api, {
    project_uuid,
    work_done_certified: '300.00',
    invoice_date: '2026-06-01',
  });
  await server.db.deleteFrom('tax_rates').where('valid_from', '=', '2026-06-01').execute();

  expect([before.total_tax, after.total_tax, without.total_tax]).toEqual(['8.00', '9.00', '0.00']);
  expect(without.tax_code).toBe('N-T');
});

test.each([
  ['work_done_certified', { work_done_certified: '199.00' }],
  ['retention_percent', { work_done_certified: '201.00', retention_percent: '10' }],
])('refuses a certificate below the one before it, on %s', async (field, typed) => {
  const { api, project_uuid } = await ownerWithProject();
  await addInvoice(api, { project_uuid, work_done_certified: '200.00' });

  const { status, body } = await api.post('/invoices', { project_uuid, invoice_date: '2026-04-30', ...typed });

  expect(status).toBe(422);
  expect(body.errors).toEqual({
    [field]: ['Lower than the previous certificate. Use a debit note for deductions.'],
  });
  expect(await countInvoices()).toBe(1);
});

test('counts materials on site with the work, and keeps them when left empty', async () => {
  const { api, project_uuid } = await ownerWithProject();

  const first = await addInvoice(api, { project_uuid, work_done_certified: '1000.00', materials_on_site: '500.00' });
  const second = await addInvoice(api, { project_uuid, work_done_certified: '1100.00' });

  expect(first).toMatchObject({ retention: '75.00', nett_certified: '1425.00', invoice_amt: '1425.00' });
  expect(second).toMatchObject({ materials_on_site: '500.00', nett_certified: '1520.00', invoice_amt: '95.00' });
});

test('refuses a debit note above the invoice with its tax', async () => {
  const { api, project_uuid } = await ownerWithProject({ retention: '0' });
  const invoice = { project_uuid, invoice_date: '2026-04-30', work_done_certified: '100.00', tax_code: 'ST6' };

  const { body } = await api.post('/invoices', { ...invoice, debit_note: '106.01' });
  const whole = await api.post('/invoices', { ...invoice, debit_note: '106.00' });

  expect(body.errors).toEqual({ debit_note: ['Debit Note must be less than or equals to 106.00.'] });
  expect(whole.body.data).toMatchObject({ total_amount: '0.00', status: 'paid' });
});

test('never releases more than is held', async () => {
  const { api, project_uuid } = await ownerWithProject();
  await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });

  const { body } = await api.post('/invoices', {
    project_uuid,
    invoice_date: '2026-04-30',
    kind: 'retention_release',
    released: '50.01',
  });

  expect(body.errors).toEqual({ released: ['Released must be less than or equals to the retention of 50.00.'] });
});

test('takes an amount by itself as another invoice, outside the certificates', async () => {
  const { api, project_uuid } = await ownerWithProject();
  await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });

  const other = await addInvoice(api, { project_uuid, invoice_amt: '300.00' });
  const next = await addInvoice(api, { project_uuid, work_done_certified: '2000.00' });

  expect(other).toMatchObject({ kind: 'other', cert_no: null, nett_certified: '950.00', invoice_amt: '300.00' });
  expect(next).toMatchObject({ cert_no: '2', invoice_amt: '950.00' });
});

test.each([
  ['progress', {}, { work_done_certified: ['Work Done Certified is required.'] }],
  ['retention_release', {}, { released: ['Released is required.'] }],
  ['other', {}, { invoice_amt: ['Invoice Amount is required.'] }],
  [
    'progress',
    { work_done_certified: '1.00', invoice_amt: '9.00' },
    { invoice_amt: ['Invoice Amount does not belong to this kind of invoice.'] },
  ],
])('asks of a %s invoice the amounts it is made from', async (kind, amounts, errors) => {
  const { api, project_uuid } = await ownerWithProject();

  const { status, body } = await api.post('/invoices', { project_uuid, invoice_date: '2026-04-30', kind, ...amounts });

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('raises no progress certificate on a completed project, but releases its retention', async () => {
  const { api, project_uuid } = await ownerWithProject();
  await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });
  await server.db.updateTable('projects').set({ status: 'Completed' }).execute();

  const progress = await api.post('/invoices', {
    project_uuid,
    invoice_date: '2026-04-30',
    work_done_certified: '2000.00',
  });
  const release = await addInvoice(api, { project_uuid, kind: 'retention_release', released: '50.00' });

  expect(progress.status).toBe(409);
  expect(progress.body.data.err_msg).toBe('A completed project cannot have new progress certificates.');
  expect(release.invoice_amt).toBe('50.00');
});

test('tells the next certificate where the last one stopped, without the one that is edited', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const none = await api.get(`/projects/${project_uuid}/invoices/prev_certified`);
  await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });
  const last = await addInvoice(api, { project_uuid, work_done_certified: '3000.00' });

  const editing = await api.get(`/projects/${project_uuid}/invoices/prev_certified?exclude=${last.uuid}`);

  expect(none.body.data).toMatchObject({ prev_cert_no: null, next_cert_no: '1', nett_certified: '0.00' });
  expect(editing.body.data).toMatchObject({ prev_cert_no: '1', next_cert_no: '2', work_done_certified: '1000.00' });
});

test('lists what is open, and what is overdue', async () => {
  const { api, project_uuid } = await ownerWithProject({ retention: '0' });
  const paid = await addInvoice(api, { project_uuid, work_done_certified: '100.00', due_date: '2026-06-30' });
  const part = await addInvoice(api, { project_uuid, work_done_certified: '200.00', due_date: '2026-06-30' });
  await addInvoice(api, { project_uuid, work_done_certified: '300.00', due_date: '2026-07-01' });
  await addPayment(api, { invoice_uuid: paid.uuid, payment_amt: '100.00' });
  await addPayment(api, { invoice_uuid: part.uuid, payment_amt: '40.00' });
  const certificates = async (filter: string) => {
    const { body } = await api.get(`/invoices?sort=cert_no&order=asc&${filter}`);
    return body.data.map((row: { cert_no: string }) => row.cert_no);
  };

  expect(await certificates('status=pending')).toEqual(['2', '3']);
  expect(await certificates('status=partial')).toEqual(['2']);
  expect(await certificates('status=paid')).toEqual(['1']);
  expect(await certificates('overdue=1')).toEqual(['2']);
  expect(await certificates('due_from=2026-07-01')).toEqual(['3']);
});

test('adds up the whole filtered set and not the page', async () => {
  const { api, project_uuid } = await ownerWithProject({ retention: '0' });
  for (let claim = 1; claim <= 16; claim++)
    await addInvoice(api, { project_uuid, work_done_certified: `${claim * 100}.00` });

  const { body } = await api.get('/invoices?per_page=15');

  expect(body.data).toHaveLength(15);
  expect(body).toMatchObject({ total: 16, last_page: 2, totals: { invoice_amt: '1600.00', balance: '1600.00' } });
});

test('names our own company as the one that issues', async () => {
  const { api, project_uuid } = await ownerWithProject();
  await server.db.insertInto('organisations').values({ name: 'Siteledger Construction Sdn Bhd', type: 3 }).execute();

  const invoice = await addInvoice(api, { project_uuid, work_done_certified: '1.00' });

  expect(invoice.contractor.name).toBe('Siteledger Construction Sdn Bhd');
});
