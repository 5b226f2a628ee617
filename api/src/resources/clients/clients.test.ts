import { addClient } from '../../testing/records';
import { withApp } from '../../testing/with-app';

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

test('lists live clients, on request the deleted ones too', async () => {
  const api = await server.as('ADMIN');
  await addClient(api, { name: 'Alive' });
  const gone = await addClient(api, { name: 'Gone' });
  await server.db.updateTable('clients').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();

  const live = await api.get('/clients');
  const all = await api.get('/clients?with=deleted&sort=deleted_at&order=asc');

  expect(live.body.data.map((row: { name: string }) => row.name)).toEqual(['Alive']);
  expect(all.body.data.map((row: { name: string }) => row.name)).toEqual(['Gone', 'Alive']);
  expect((await api.get(`/clients/${gone.uuid}`)).body.data.name).toBe('Gone');
});

test('searches a client by name or person in charge', async () => {
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
