import { type Client } from '../../testing/apps/client';
import { addInvoice, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

/** A project with a certificate of 31 March and one of 30 April, and 100.00 of retention held. */
async function ownerWithCertificates() {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const first = await addInvoice(api, { project_uuid, work_done_certified: '1000.00', invoice_date: '2026-03-31' });
  const last = await addInvoice(api, { project_uuid, work_done_certified: '2000.00', invoice_date: '2026-04-30' });
  return { api, project_uuid: project_uuid as string, first, last };
}

const raise = (api: Client, fields: object) => api.post('/invoices', { invoice_date: '2026-04-29', ...fields });

const refusal = (message: string) => ({ status: 422, body: { errors: { invoice_date: [message] } } });
const TOO_EARLY = refusal('29-Apr-2026 is before the last certificate of the project, 30-Apr-2026.');

test.each([
  ['certificate', { work_done_certified: '3000.00' }],
  ['release of retention', { kind: 'retention_release', released: '50.00' }],
])('refuses a %s dated before the last certificate of its project', async (_, fields) => {
  const { api, project_uuid } = await ownerWithCertificates();

  const early = await raise(api, { project_uuid, ...fields });
  const onTheDay = await raise(api, { project_uuid, ...fields, invoice_date: '2026-04-30' });

  expect(early).toMatchObject(TOO_EARLY);
  expect(onTheDay.status).toBe(201);
});

test('takes an invoice outside the certificates on any day, and a certificate after it', async () => {
  const { api, project_uuid } = await ownerWithCertificates();

  const other = await raise(api, { project_uuid, invoice_amt: '10.00', invoice_date: '2026-06-30' });
  const earlier = await raise(api, { project_uuid, invoice_amt: '10.00' });
  const certificate = await raise(api, { project_uuid, work_done_certified: '3000.00', invoice_date: '2026-05-31' });

  expect([other.status, earlier.status, certificate.status]).toEqual([201, 201, 201]);
});

test('tells the form of the next certificate which day it cannot be before', async () => {
  const { api, project_uuid, last } = await ownerWithCertificates();
  const path = `/projects/${project_uuid}/invoices/prev_certified`;

  const next = await api.get(path);
  const edited = await api.get(`${path}?exclude=${last.uuid}`);
  const fresh = await api.get(`/projects/${(await addProject(api)).uuid}/invoices/prev_certified`);

  expect([next, edited, fresh].map(({ body }) => body.data.prev_invoice_date as unknown)).toEqual([
    '2026-04-30',
    '2026-03-31',
    null,
  ]);
});

test('refuses to date the last certificate before the one before it, paid or not', async () => {
  const { api, last } = await ownerWithCertificates();
  const redate = (invoice_date: string) => api.put(`/invoices/${last.uuid}`, { invoice_date });

  const early = await redate('2026-03-30');
  await addPayment(api, { invoice_uuid: last.uuid, payment_amt: '1.00' });
  const paid = await redate('2026-03-30');
  const onTheDay = await redate('2026-03-31');

  const tooEarly = refusal('30-Mar-2026 is before the last certificate of the project, 31-Mar-2026.');
  expect([early, paid, onTheDay]).toMatchObject([tooEarly, tooEarly, { status: 200 }]);
});

test('leaves older days as they are when something else is changed', async () => {
  const { api, project_uuid, first, last } = await ownerWithCertificates();
  await server.db.updateTable('invoices').set({ invoice_date: '2026-05-31' }).where('uuid', '=', first.uuid).execute();

  const described = await api.put(`/invoices/${last.uuid}`, {
    description: 'Substructure',
    invoice_date: '2026-04-30',
  });
  const next = await raise(api, { project_uuid, work_done_certified: '3000.00', invoice_date: '2026-05-30' });

  expect(described.status).toBe(200);
  expect(next).toMatchObject(refusal('30-May-2026 is before the last certificate of the project, 31-May-2026.'));
});

// The embedded database serialises writes; on PostgreSQL they compete for the project's lock.
test('keeps the order of days when certificates are raised at once', async () => {
  const { api, project_uuid } = await ownerWithCertificates();
  const days = ['2026-05-01', '2026-05-04', '2026-05-02', '2026-05-05', '2026-05-03'];

  await Promise.all(
    days.map((invoice_date, place) =>
      raise(api, { project_uuid, invoice_date, work_done_certified: `300${place}.00` }),
    ),
  );

  const { data } = (await api.get(`/projects/${project_uuid}/invoices?sort=id&order=asc`)).body;
  const raised = (data as { id: number; invoice_date: string }[])
    .sort((a, b) => a.id - b.id)
    .map(({ invoice_date }) => invoice_date);
  expect(raised.length).toBeGreaterThan(2);
  expect(raised).toEqual(raised.toSorted());
});
