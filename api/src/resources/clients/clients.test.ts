import { addClient, addProject, projectBody } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

test('creates a client and its end customer', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });

  const { status, body } = await api.post('/clients', {
    name: 'Seri Maju',
    end_customer: 'Majlis',
    tel_no: '03-2161 8888',
    state: 'Selangor',
    country: 'MY',
  });

  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    name: 'Seri Maju',
    end_customer: 'Majlis',
    tel_no: '03-2161 8888',
    city: null,
    version: 1,
    deleted_at: null,
  });
  expect((await api.get('/end_customers')).body.data).toMatchObject([{ name: 'Majlis' }]);
  const entries = await server.db.selectFrom('audit_log').select(['action', 'user_name']).orderBy('id').execute();
  expect(entries).toEqual([
    { action: 'end-customer.create', user_name: 'Aisyah' },
    { action: 'client.create', user_name: 'Aisyah' },
  ]);
});

test.each([
  ['no name', { name: '' }, { name: ['Name is required.'] }],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, { name: ['Name must be less than or equals to 200.'] }],
  ['no country', { country: null }, { country: ['Country is required.'] }],
  ['an unknown field', { id: 9 }, { id: ['id is not a known field.'] }],
])('refuses a client with %s', async (_, fields, errors) => {
  const api = await server.as('ADMIN');

  const { status, body } = await api.post('/clients', { name: 'Seri Maju', country: 'MY', ...fields });

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

const names = ({ body }: { body: { data: { name: string }[] } }) => body.data.map((row) => row.name);

test('lists live clients, on request the deleted ones or all', async () => {
  const api = await server.as('ADMIN');
  await addClient(api, { name: 'Alive' });
  const gone = await addClient(api, { name: 'Gone' });
  await api.delete(`/clients/${gone.uuid}`);

  expect(names(await api.get('/clients'))).toEqual(['Alive']);
  expect(names(await api.get('/clients?deleted=1'))).toEqual(['Gone']);
  expect(names(await api.get('/clients?deleted=all&sort=deleted_at&order=asc'))).toEqual(['Gone', 'Alive']);
  expect((await api.get('/clients?deleted=some')).body.errors).toEqual({ deleted: ['deleted must be one of 1, all.'] });
});

test('searches a client by name or contact person', async () => {
  const api = await server.as('ADMIN');
  await addClient(api, { name: '100% Jaya' });
  await addClient(api, { name: 'Maju', person_in_charge: 'Encik Jaya' });
  const found = async (search: string) =>
    (await api.get(`/clients?sort=name&order=asc&search=${encodeURIComponent(search)}`)).body.data.map(
      (row: { name: string }) => row.name,
    );

  expect(await found('jaya')).toEqual(['100% Jaya', 'Maju']);
  expect(await found('100%')).toEqual(['100% Jaya']);
  expect(await found('"maju"')).toEqual(['Maju']);
});

test('says when there is no such client', async () => {
  const api = await server.as('ADMIN');

  expect((await api.get('/clients/12')).body).toEqual({ message: 'Client not found.' });
  expect((await api.get('/clients/nonsense')).status).toBe(404);
});

test('changes a client as a whole, and creates the end customer that it now names', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  const client = await addClient(api, { name: 'Seri Maju', city: 'Klang', end_customer: 'Majlis' });

  const { status, body } = await api.put(`/clients/${client.uuid}`, {
    name: 'Seri Maju Jaya',
    country: 'MY',
    end_customer: 'MRT',
    version: 1,
  });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    uuid: client.uuid,
    name: 'Seri Maju Jaya',
    city: null,
    end_customer: 'MRT',
    version: 2,
  });
  const entry = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'client.update',
    before: { name: 'Seri Maju', city: 'Klang', end_customer: 'Majlis' },
    after: { name: 'Seri Maju Jaya', city: null, end_customer: 'MRT' },
  });
});

test('refuses a change of a client that somebody else has changed', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  const client = await addClient(api);
  await api.put(`/clients/${client.uuid}`, { name: 'First', country: 'MY', version: 1 });

  const late = await api.put(`/clients/${client.uuid}`, { name: 'Second', country: 'MY', version: 1 });
  const removal = await api.delete(`/clients/${client.uuid}`, { 'if-match': '1' });

  expect([late.status, removal.status]).toEqual([409, 409]);
  expect(late.body.data.err_msg).toMatch(/^Changed by Aisyah at /);
});

test('deletes a client and brings it back under its uuid', async () => {
  const api = await server.as('ADMIN');
  const client = await addClient(api, { name: 'Seri Maju', city: 'Klang' });

  const removal = await api.delete(`/clients/${client.uuid}`);
  const gone = (await api.get(`/clients/${client.uuid}`)).body.data;
  const restored = await api.post(`/clients/${client.uuid}/restore`);

  expect(removal).toMatchObject({ status: 200, body: { data: { uuid: client.uuid, name: 'Seri Maju' } } });
  expect(gone.deleted_at).not.toBeNull();
  expect(restored).toMatchObject({ status: 200, body: { data: client } });
  expect(names(await api.get('/clients'))).toEqual(['Seri Maju']);
  const actions = await server.db.selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(actions.map(({ action }) => action)).toEqual(['client.create', 'client.delete', 'client.restore']);
});

test('neither changes nor deletes a deleted client, nor restores one that is not deleted', async () => {
  const api = await server.as('ADMIN');
  const client = await addClient(api);
  const early = await api.post(`/clients/${client.uuid}/restore`);
  await api.delete(`/clients/${client.uuid}`);

  const change = await api.put(`/clients/${client.uuid}`, { name: 'Late', country: 'MY' });
  const again = await api.delete(`/clients/${client.uuid}`);

  expect([early.status, early.body.data.err_msg]).toEqual([409, 'The client is not deleted.']);
  expect([change.status, change.body.data.err_msg]).toEqual([409, 'The client is deleted.']);
  expect([again.status, again.body.data.err_msg]).toEqual([409, 'The client is deleted.']);
  expect((await api.post('/clients/999/restore')).body).toEqual({ message: 'Client not found.' });
});

test.each(['New', 'On Going'])('keeps a client while a project of theirs is %s', async (status) => {
  const api = await server.as('ADMIN');
  const client = await addClient(api);
  const project = await addProject(api, { name: 'Menara', status, client_name: client.uuid });

  const refusal = await api.delete(`/clients/${client.uuid}`);
  await api.delete(`/projects/${project.uuid}`);

  expect([refusal.status, refusal.body.data.err_msg]).toEqual([
    409,
    'The client still has projects that are New or On Going: Menara.',
  ]);
  expect((await api.delete(`/clients/${client.uuid}`)).status).toBe(200);
});

test('lets a client go whose projects are all completed', async () => {
  const api = await server.as('ADMIN');
  const client = await addClient(api);
  await addProject(api, { status: 'Completed', client_name: client.uuid });

  expect((await api.delete(`/clients/${client.uuid}`)).status).toBe(200);
});

test('never has a running project of a client that was deleted in the same moment', async () => {
  const api = await server.as('ADMIN');
  const clients = await Promise.all(Array.from({ length: 8 }, () => addClient(api)));
  const bodies = await Promise.all(clients.map(({ uuid }) => projectBody(api, { client_name: uuid })));

  const outcomes = await Promise.all(
    clients.map(async ({ uuid }, index) => {
      const [project, removal] = await Promise.all([
        api.post('/projects', bodies[index]),
        api.delete(`/clients/${uuid}`),
      ]);
      return [project.status, removal.status];
    }),
  );

  for (const outcome of outcomes)
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual(outcome);
});

test.each([
  ['a postcode of 4 digits', { postcode: '4015' }, { postcode: ['Postcode must be 5 digits.'] }],
  ['letters in the postcode', { postcode: '4015A' }, { postcode: ['Postcode must be 5 digits.'] }],
  ['a country of three letters', { country: 'MYS' }, { country: ['Country is not valid.'] }],
  ['a country that does not exist', { country: 'XX' }, { country: ['Country is not valid.'] }],
  ['a telephone number with letters', { tel_no: '03-CALL ME' }, { tel_no: ['Phone is not a valid telephone number.'] }],
  ['8 digits as a fax number', { fax_no: '1234 5678' }, { fax_no: ['Fax is not a valid telephone number.'] }],
])('refuses an address in Malaysia with %s', async (_, fields, errors) => {
  const api = await server.as('ADMIN');

  const { status, body } = await api.post('/clients', { name: 'Seri Maju', country: 'MY', ...fields });

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('takes a state of Malaysia by its name or its LHDN code, and no other', async () => {
  const api = await server.as('ADMIN');
  const kelantan = await addClient(api, { state: '03', postcode: '15200' });
  const labuan = await addClient(api, { state: 'WP Labuan', postcode: '87000' });

  const other = await api.post('/clients', { name: 'Abroad', country: 'MY', state: 'Victoria' });

  expect([kelantan.state, labuan.state]).toEqual(['Kelantan', 'WP Labuan']);
  expect(other.body.errors.state[0]).toMatch(/^State must be one of Johor, Kedah, /);
});

test('leaves state and postcode free in other countries', async () => {
  const api = await server.as('ADMIN');

  const client = await addClient(api, { country: 'GB', state: 'Greater London', postcode: 'SW1A 1AA' });

  expect(client).toMatchObject({ country: 'GB', state: 'Greater London', postcode: 'SW1A 1AA' });
});

test('leaves clients to those who may', async () => {
  const admin = await server.as('ADMIN');
  const manager = await server.as('PROJECT_MANAGER');
  const { uuid } = await addClient(admin, { name: 'Seri Maju', tel_no: '03-2161 8888' });

  const statuses = [
    await manager.get('/clients'),
    await manager.get(`/clients/${uuid}`),
    await manager.put(`/clients/${uuid}`, { name: 'Mine', country: 'MY' }),
    await manager.delete(`/clients/${uuid}`),
    await manager.post(`/clients/${uuid}/restore`),
  ].map(({ status }) => status);

  expect(statuses).toEqual([403, 403, 403, 403, 403]);
  expect((await manager.get('/projects/clients')).body).toEqual({ data: [{ uuid, name: 'Seri Maju' }] });
});
