import { addExpense, addProject } from '../../testing/records/records';
import { type Client } from '../../testing/apps/client';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const OWN = {
  name: 'Siteledger Bina',
  type: 3,
  registration_no: '200801023456 (824748-K)',
  bank_name: 'Maybank',
  bank_account_no: '512834067721',
  tel_no: '03-5512 3400',
  fax_no: '03-5512 3401',
  address_1: 'No. 12, Jalan Seri Tanjung',
  address_2: 'Pusat Perniagaan Alam',
  city: 'Shah Alam',
  postcode: '40150',
  state: 'Selangor',
  country: 'MY',
  tnc_subcon: 'Within 30 days.\nLess retention.',
  tnc_supplier: 'From receipt.',
  tin: 'C20830415060',
  brn: '200801023456',
  sst_no: 'W10-1808-31000417',
  msic_code: '41002',
};

const add = async (api: Client, fields: Record<string, unknown> = {}) =>
  (await api.post('/organisations', { name: 'Alam', country: 'MY', ...fields })).body.data;

const names = ({ body }: { body: { data: { name: string }[] } }) => body.data.map((row) => row.name);

test('creates our own company with everything that is printed of it', async () => {
  const api = await server.as('ADMIN');

  const { status, body } = await api.post('/organisations', OWN);

  expect(status).toBe(201);
  expect(body.data).toMatchObject({ ...OWN, logo: null, version: 1 });
  expect((await api.get(`/organisations/${body.data.uuid}`)).body).toEqual(body);
  const [entry] = await server.db.selectFrom('audit_log').selectAll().execute();
  expect(entry).toMatchObject({ action: 'organisation.create', entity: 'organisation', entity_uuid: body.data.uuid });
});

test.each([
  ['no name', { name: ' ' }, { name: ['Name is required.'] }],
  ['a type that is not a whole number', { type: 1.5 }, { type: ['Type must only consists of numbers.'] }],
  ['type 0', { type: 0 }, { type: ['Type must be more than or equals to 1.'] }],
  ['type 4', { type: 4 }, { type: ['Type must be less than or equals to 3.'] }],
  ['an MSIC code of 4 digits', { msic_code: '4100' }, { msic_code: ['MSIC Code must be 5 digits.'] }],
  ['a postcode of 4 digits', { postcode: '4015' }, { postcode: ['Postcode must be 5 digits.'] }],
  ['a logo of its own choice', { logo_file: 'x' }, { logo_file: ['logo_file is not a known field.'] }],
])('refuses an organisation with %s', async (_, fields, errors) => {
  const api = await server.as('ADMIN');

  const { status, body } = await api.post('/organisations', { name: 'Alam', country: 'MY', ...fields });

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('lists organisations of all types or of one', async () => {
  const api = await server.as('ADMIN');
  await add(api, { name: 'Alam' });
  await add(api, { name: 'Bekalan', type: 2 });
  await add(api, { name: 'Siteledger', type: 3 });

  expect(names(await api.get('/organisations?sort=name&order=asc'))).toEqual(['Alam', 'Bekalan', 'Siteledger']);
  expect(names(await api.get('/organisations?type=3'))).toEqual(['Siteledger']);
  expect(names(await api.get('/organisations?search=bek'))).toEqual(['Bekalan']);
});

test('changes an organisation as a whole; without a type it keeps its own', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = await add(api, OWN);

  const { status, body } = await api.put(`/organisations/${uuid}`, { name: 'Siteledger', country: 'SG', version: 1 });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    name: 'Siteledger',
    type: 3,
    country: 'SG',
    bank_name: null,
    tin: null,
    version: 2,
  });
  const late = await api.put(`/organisations/${uuid}`, { name: 'Other', country: 'MY', version: 1 });
  expect(late.status).toBe(409);
});

test('empties the confirmation of a bank account when the account changes', async () => {
  const api = await server.as('ADMIN');
  const account = { bank_name: 'CIMB', bank_account_no: '100-1' };
  const confirmed = { bank_confirmed_by: 'Puan Lim', bank_confirmed_on: '2026-06-01' };
  const body = { name: 'Alam', country: 'MY', ...account, ...confirmed };
  const { uuid } = (await api.post('/organisations', body)).body.data;
  const change = async (fields: object) => (await api.put(`/organisations/${uuid}`, { ...body, ...fields })).body.data;

  expect(await change({ city: 'Ipoh' })).toMatchObject(confirmed);
  expect(await change({ bank_account_no: '200-2' })).toMatchObject({
    bank_account_no: '200-2',
    bank_confirmed_by: null,
    bank_confirmed_on: null,
  });
  const again = { bank_account_no: '300-3', bank_confirmed_by: 'Encik Ali', bank_confirmed_on: '2026-06-30' };
  expect(await change(again)).toMatchObject(again);
});

test('refuses to delete an organisation that projects use, with their names', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = await add(api);
  const project = await addProject(api, { name: 'Menara' });
  await addExpense(api, { project_uuid: project.uuid, contractor_uuid: uuid });

  const { status, body } = await api.delete(`/organisations/${uuid}`);

  expect([status, body.errors.projects]).toEqual([422, ['Menara']]);
  expect(Object.keys(body.errors)).toEqual(['contractor_id', 'projects']);
});

test('deletes an organisation that nothing uses', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = await add(api);

  expect((await api.delete(`/organisations/${uuid}`)).body).toEqual({ data: { uuid, name: 'Alam' } });
  expect((await api.get(`/organisations/${uuid}`)).body).toEqual({ message: 'Organisation not found.' });
});

test('keeps the only own company, and its type', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = await add(api, { type: 3 });

  const removal = await api.delete(`/organisations/${uuid}`);
  const change = await api.put(`/organisations/${uuid}`, { name: 'Alam', type: 1, country: 'MY' });

  expect([removal.status, removal.body.data.err_msg]).toEqual([
    409,
    'Your company cannot be deleted: it issues your invoices and purchase orders.',
  ]);
  expect(change.body.errors).toEqual({
    type: ['Type cannot be changed: your company issues your invoices and purchase orders.'],
  });
});

test('keeps one of several own companies when all are deleted in the same moment', async () => {
  const api = await server.as('ADMIN');
  const own = await Promise.all([1, 2, 3].map((number) => add(api, { name: `Own ${number}`, type: 3 })));

  const replies = await Promise.all(own.map(({ uuid }) => api.delete(`/organisations/${uuid}`)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
});

test('does not make our own company of a contractor with documents', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = await add(api);
  const project = await addProject(api, { name: 'Menara' });
  await addExpense(api, { project_uuid: project.uuid, contractor_uuid: uuid });

  const { body } = await api.put(`/organisations/${uuid}`, { name: 'Alam', type: 3, country: 'MY' });

  expect(body.errors).toEqual({ type: ['Type cannot be changed: the contractor appears in Menara.'] });
});

test('leaves organisations to those who may', async () => {
  const admin = await server.as('ADMIN');
  const manager = await server.as('PROJECT_MANAGER');
  const { uuid } = await add(admin);

  const statuses = [
    await manager.post('/organisations', { name: 'Mine', country: 'MY' }),
    await manager.put(`/organisations/${uuid}`, { name: 'Mine', country: 'MY' }),
    await manager.delete(`/organisations/${uuid}`),
    await manager.post(`/organisations/uploadLogo/${uuid}`),
    await manager.delete(`/organisations/logo/${uuid}`),
  ].map(({ status }) => status);

  expect(statuses).toEqual([403, 403, 403, 403, 403]);
});
