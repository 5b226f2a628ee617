import { addInvoice, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const countInvoices = async () => (await server.db.selectFrom('invoices').select('id').execute()).length;

async function ownerWithProject(fields = {}) {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, fields);
  return { api, project_uuid: project_uuid as string };
}

test('refuses a certificate that moves nothing, a new one and a changed one', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const certify = (work_done_certified: string) =>
    api.post('/invoices', { project_uuid, invoice_date: '2026-04-30', work_done_certified });

  const empty = await certify('0');
  await certify('200.00');
  const same = await certify('200.00');
  const { body } = await certify('300.00');
  const changed = await api.put(`/invoices/${body.data.uuid}`, { work_done_certified: '200.00' });

  const refusal = (message: string) => ({ status: 422, body: { errors: { work_done_certified: [message] } } });
  expect(empty).toMatchObject(refusal('Nothing to certify: no work is done yet.'));
  expect(same).toMatchObject(refusal('Nothing to certify: the work done equals certificate 1.'));
  expect(changed).toMatchObject(refusal('Nothing to certify: the work done equals certificate 1.'));
  expect(await countInvoices()).toBe(2);
});

test('refuses a release of nothing', async () => {
  const { api, project_uuid } = await ownerWithProject();
  await addInvoice(api, { project_uuid, work_done_certified: '200.00' });
  const release = { project_uuid, kind: 'retention_release', released: '5.00' };
  await addInvoice(api, release);

  const { status, body } = await api.post('/invoices', { ...release, invoice_date: '2026-04-30' });

  const errors = { released: ['Nothing to release: the amount released equals certificate 2.'] };
  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('makes one certificate of a request that is sent twice', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const claim = { project_uuid, invoice_date: '2026-04-30', work_done_certified: '200.00' };
  const send = (body: object) => api.post('/invoices', body, { 'idempotency-key': 'made-before-the-first-try' });

  const [first, second] = await Promise.all([send(claim), send(claim)]);
  const other = await send({ ...claim, work_done_certified: '300.00' });

  expect(first).toMatchObject({ status: 201, body: second.body });
  expect(other.status).toBe(409);
  expect(await countInvoices()).toBe(1);
});
