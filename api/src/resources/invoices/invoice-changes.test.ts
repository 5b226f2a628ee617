import { enterP1, p1 } from '../../testing/records/p1';
import { addInvoice, addPayment, addProject, projectBody } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithCertificates(fields = {}) {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const { uuid } = await addProject(api, fields);
  const project_uuid: string = uuid;
  const first = await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });
  const last = await addInvoice(api, { project_uuid, work_done_certified: '3000.00', tax_code: 'ST6' });
  return { api, project_uuid, first, last };
}

test('reads one certificate with what is certified to date and whether it is the last', async () => {
  const { api, first, last } = await ownerWithCertificates();

  const replies = [await api.get(`/invoices/${first.uuid}`), await api.get(`/invoices/${last.id}`)];

  expect(replies.map(({ body }) => body.data)).toMatchObject([
    { nett_certified: '950.00', is_last_certificate: false, exported_at: null },
    { nett_certified: '2850.00', is_last_certificate: true, tax_rate: '6.00', total_tax: '114.00' },
  ]);
});

test('reads an invoice as of a day in the past', async () => {
  const { api, last } = await ownerWithCertificates();
  await addPayment(api, { invoice_uuid: last.uuid, payment_amt: '14.00', payment_date: '2026-06-10' });

  const { body } = await api.get(`/invoices/${last.uuid}?as_of=2026-06-09`);

  expect(body.data).toMatchObject({ total_payment: '0.00', balance: '2014.00' });
});

test('computes a changed certificate as it computes a new one', async () => {
  const { api, project_uuid, last } = await ownerWithCertificates();
  const typed = {
    work_done_certified: '2500.00',
    materials_on_site: '100.00',
    retention_percent: '10',
    tax_code: 'ST8',
  };

  const { status, body } = await api.put(`/invoices/${last.uuid}`, { ...typed, version: 1 });
  await api.delete(`/invoices/${last.uuid}`);
  const again = await addInvoice(api, { project_uuid, ...typed });

  expect(status).toBe(200);
  const figures = ['nett_certified', 'retention', 'retention_percent', 'invoice_amt', 'total_tax', 'total_amount'];
  for (const figure of figures) expect([figure, body.data[figure]]).toEqual([figure, again[figure]]);
  expect(body.data).toMatchObject({ invoice_no: last.invoice_no, cert_no: '2', version: 2, invoice_amt: '1390.00' });
});

test('leaves what is not sent, and gives what is emptied the default of a new invoice', async () => {
  const { api, last } = await ownerWithCertificates();
  await api.put(`/invoices/${last.uuid}`, { remarks: 'Checked', debit_note: '5.00', due_date: '2026-12-01' });

  const { body } = await api.put(`/invoices/${last.uuid}`, { due_date: null, tax_code: null, cert_no: null });

  expect(body.data).toMatchObject({
    remarks: 'Checked',
    debit_note: '5.00',
    due_date: '2026-04-30',
    tax_code: 'N-T',
    total_tax: '0.00',
    cert_no: '2',
  });
});

test('keeps retention at its limit when a certificate is changed', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, {
    contract_sum: '2434700.00',
    retention_percent: '10',
    retention: '121735.00',
  });
  await addInvoice(api, { project_uuid, work_done_certified: '988888.89' });
  const before = await api.get(`/projects/${project_uuid}/invoices/prev_certified`);
  const last = await addInvoice(api, { project_uuid, work_done_certified: '1000000.00' });

  const { body } = await api.put(`/invoices/${last.uuid}`, { work_done_certified: '1409160.99' });

  expect(before.body.data.nett_certified).toBe('890000.00');
  expect(body.data).toMatchObject({ retention: '121735.00', invoice_amt: '397425.99' });
});

test('releases half of the retention of the worked example, and again when the release is changed', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);
  const release = {
    nett_certified: '568425.00',
    invoice_amt: '14575.00',
    total_tax: '874.50',
    total_amount: '15449.50',
  };

  const invoice = await addInvoice(api, {
    project_uuid,
    kind: 'retention_release',
    invoice_date: '2026-06-30',
    released: '14575.00',
    tax_code: p1.tax_code,
  });
  const all = await api.put(`/invoices/${invoice.uuid}`, { released: '29150.00' });
  const tooMuch = await api.put(`/invoices/${invoice.uuid}`, { released: '29150.01' });
  const half = await api.put(`/invoices/${invoice.uuid}`, { released: '14575.00' });

  expect(invoice).toMatchObject(release);
  expect(all.body.data).toMatchObject({ nett_certified: '583000.00', invoice_amt: '29150.00' });
  expect(tooMuch.body).toEqual({
    errors: { released: ['Released must be less than or equals to the retention of 29150.00.'] },
  });
  expect(half.body.data).toMatchObject(release);
});

test('the certificates of a project always add up to what is certified, however the last one is changed', async () => {
  const { api, project_uuid, last } = await ownerWithCertificates();
  await api.put(`/invoices/${last.uuid}`, { work_done_certified: '3333.33', retention_percent: '7.77' });
  await addInvoice(api, { project_uuid, invoice_amt: '77.00' });

  const { body } = await api.get(`/projects/${project_uuid}/invoices?sort=cert_no&order=asc`);
  const certificates = body.data.filter(({ kind }: { kind: string }) => kind !== 'other');

  const sum = certificates.reduce(
    (all: number, { invoice_amt }: { invoice_amt: string }) => all + Number(invoice_amt),
    0,
  );
  expect(sum.toFixed(2)).toBe(certificates.at(-1).nett_certified);
});

test.each([
  ['another kind', { kind: 'other' }, { kind: ['The kind of an invoice cannot be changed.'] }],
  ['another project', { project_uuid: 99 }, { project_uuid: ['Project is changed by a move.'] }],
  ['no date', { invoice_date: null }, { invoice_date: ['Invoice Date is required.'] }],
  ['an amount of another kind', { released: '1' }, { released: ['Released does not belong to this kind of invoice.'] }],
  [
    'less than the certificate before it',
    { work_done_certified: '999.99' },
    { work_done_certified: ['Lower than the previous certificate. Use a debit note for deductions.'] },
  ],
  [
    'a debit note above it',
    { debit_note: '2014.01' },
    { debit_note: ['Debit Note must be less than or equals to 2014.00.'] },
  ],
  ['a certificate number that is taken', { cert_no: '1' }, { cert_no: ['Cert No is already taken.'] }],
])('refuses a change to %s', async (_, fields, errors) => {
  const { api, last } = await ownerWithCertificates();

  const { status, body } = await api.put(`/invoices/${last.uuid}`, fields);

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
  expect((await api.get(`/invoices/${last.uuid}`)).body.data.version).toBe(1);
});

test('takes less work in a changed certificate only while it holds what was released', async () => {
  const { api, project_uuid } = await ownerWithCertificates();
  const release = await addInvoice(api, { project_uuid, kind: 'retention_release', released: '150.00' });
  const progress = await addInvoice(api, { project_uuid, work_done_certified: '4000.00' });
  await api.delete(`/invoices/${release.uuid}`);

  const { body } = await api.put(`/invoices/${progress.uuid}`, {
    work_done_certified: '3000.00',
    retention_percent: '0',
  });

  expect(body.errors).toEqual({
    retention_percent: ['Released must be less than or equals to the retention of 0.00.'],
  });
});

test('names the retention when a higher limit of the project makes a changed certificate lower', async () => {
  const { api, project_uuid, last } = await ownerWithCertificates({ retention_percent: '10', retention: '50.00' });
  const raised = await api.put(
    `/projects/${project_uuid}`,
    await projectBody(api, { retention_percent: '10', retention: '150.00' }),
  );
  const work = (work_done_certified: string) => api.put(`/invoices/${last.uuid}`, { work_done_certified });

  const lower = await work('1040.00');
  const higher = await work('1100.00');

  expect([raised.status, higher.status]).toEqual([200, 200]);
  expect({ status: lower.status, errors: lower.body.errors }).toEqual({
    status: 422,
    errors: { retention_percent: ['Lower than the previous certificate. Use a debit note for deductions.'] },
  });
});

test('refuses a change of what somebody else has changed, and notes every change', async () => {
  const { api, last } = await ownerWithCertificates();
  await api.put(`/invoices/${last.uuid}`, { remarks: 'First', version: 1 });

  const change = await api.put(`/invoices/${last.uuid}`, { remarks: 'Second', version: 1 });
  const deletion = await api.delete(`/invoices/${last.uuid}`, { 'if-match': '1' });
  await api.delete(`/invoices/${last.uuid}`, { 'if-match': '2' });

  expect(change.body.data.err_msg).toMatch(/^Changed by Owner at /);
  expect(deletion.status).toBe(409);
  const entries = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_uuid', '=', last.uuid)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['invoice.create', 'invoice.update', 'invoice.delete']);
  expect(entries[1]).toMatchObject({ before: { remarks: null, version: 1 }, after: { remarks: 'First', version: 2 } });
});

test("finds no invoice of another manager's project", async () => {
  const { last } = await ownerWithCertificates();
  const manager = await server.as('PROJECT_MANAGER');

  const replies = [
    await manager.get(`/invoices/${last.uuid}`),
    await manager.put(`/invoices/${last.uuid}`, { remarks: 'x' }),
    await manager.delete(`/invoices/${last.uuid}`),
  ];

  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    Array(3).fill([404, { message: 'Invoice not found.' }]),
  );
});
