import {
  addContractor,
  addExpense,
  addOrder,
  addVariationOrder,
  addClient,
  addProject,
  projectBody,
} from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const countProjects = async () => (await server.db.selectFrom('projects').select('id').execute()).length;

test('creates a project under the next code and remembers who did it', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  await addProject(api);

  const { status, body } = await api.post(
    '/projects',
    await projectBody(api, { name: 'Blok pejabat 4 tingkat', status: 'New' }),
  );

  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    code: 'P-0002',
    name: 'Blok pejabat 4 tingkat',
    status: 'New',
    version: 1,
    project_managers: [{ id: api.user.id, name: 'Aisyah' }],
  });
  const [entry] = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_uuid', '=', body.data.uuid)
    .execute();
  expect(entry).toMatchObject({
    user_name: 'Aisyah',
    action: 'project.create',
    after: { name: 'Blok pejabat 4 tingkat', contract_sum: '1000000.00' },
  });
});

test('takes a client by its exact name whatever the case, and creates an end customer by name', async () => {
  const api = await server.as('ADMIN');
  const client = await addClient(api, { name: 'Binaan Seri Maju Sdn Bhd' });

  const project = await addProject(api, { client_name: 'BINAAN seri maju sdn bhd', end_customer: 'Majlis Bandaraya' });
  const again = await addProject(api, { end_customer: 'majlis BANDARAYA' });

  expect(project).toMatchObject({
    client_name: 'Binaan Seri Maju Sdn Bhd',
    client_uuid: client.uuid,
    client: { uuid: client.uuid },
    end_customer: 'Majlis Bandaraya',
  });
  expect(again.end_customer).toBe('Majlis Bandaraya');
});

test('refuses a client and managers that do not exist, and writes nothing', async () => {
  const api = await server.as('ADMIN');
  const missing = '00000000-0000-4000-8000-000000000000';

  const { status, body } = await api.post(
    '/projects',
    await projectBody(api, {
      client_name: 'Nobody',
      project_managers: [api.user.id, missing],
      end_customer: 'New one',
    }),
  );

  expect(status).toBe(422);
  expect(body.errors).toEqual({
    client_name: ['Client "Nobody" does not exist.'],
    project_managers: [`Project Managers is not valid: there is no user ${missing}.`],
  });
  expect(await countProjects()).toBe(0);
  expect(await server.db.selectFrom('end_customers').selectAll().execute()).toEqual([]);
});

test('asks which client is meant when more than one live client has the name', async () => {
  const api = await server.as('ADMIN');
  const older = await addClient(api, { name: 'Seri Maju' });
  const newer = await addClient(api, { name: 'SERI MAJU' });
  const other = await addProject(api);
  const errors = { client_name: ['More than one client is called "seri maju". Choose which one.'] };

  const created = await api.post('/projects', await projectBody(api, { client_name: 'seri maju' }));
  const changed = await api.put(`/projects/${other.uuid}`, await projectBody(api, { client_name: 'seri maju' }));
  const chosen = await addProject(api, { client_name: newer.uuid });

  expect([created.status, created.body]).toEqual([422, { errors }]);
  expect([changed.status, changed.body]).toEqual([422, { errors }]);
  expect(chosen.client_uuid).toBe(newer.uuid);
  expect((await api.get(`/projects/${other.uuid}`)).body.data.client_uuid).toBe(other.client_uuid);

  // A name sent back unchanged still means the project's current client.
  const kept = await api.put(`/projects/${chosen.uuid}`, await projectBody(api, { client_name: 'Seri Maju' }));
  await server.db.updateTable('clients').set({ deleted_at: new Date() }).where('uuid', '=', newer.uuid).execute();
  const alone = await addProject(api, { client_name: 'seri maju' });

  expect([kept.status, kept.body.data.client_uuid]).toEqual([200, newer.uuid]);
  expect(alone.client_uuid).toBe(older.uuid);
});

test('takes a uuid before a client that has it for a name', async () => {
  const api = await server.as('ADMIN');
  const meant = await addClient(api);
  await addClient(api, { name: meant.uuid });

  expect((await addProject(api, { client_name: meant.uuid })).client_uuid).toBe(meant.uuid);
});

test('refuses a deleted client', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = await addClient(api);
  await server.db.updateTable('clients').set({ deleted_at: new Date() }).execute();

  const { status, body } = await api.post('/projects', await projectBody(api, { client_name: uuid }));

  expect(status).toBe(422);
  expect(body.errors).toHaveProperty('client_name');
});

test.each([
  ['an unknown field', { total_received: '1.00' }, { total_received: ['total_received is not a known field.'] }],
  ['a wrong type', { name: 7 }, { name: ['Name is not valid.'] }],
  ['an impossible date', { start_date: '2026-02-30' }, { start_date: ['Start Date must be in yyyy-MM-dd format.'] }],
  [
    'money with three decimals',
    { contract_sum: '10.005' },
    { contract_sum: ['Contract Sum must have at most 2 decimals.'] },
  ],
  [
    'money with sixteen digits',
    { budget: '1000000000000000' },
    { budget: ['Budget must be less than or equals to 999999999999999.'] },
  ],
  [
    'a number that no double holds',
    { contract_sum: 999999999999999.9 },
    { contract_sum: ['Contract Sum must only consists of numbers.'] },
  ],
  [
    'a manager who does not exist',
    { project_managers: [987654] },
    { project_managers: ['Project Managers is not valid: there is no user 987654.'] },
  ],
  ['no retention', { retention_percent: '0' }, { retention_percent: ['Retention Percent must be more than 0.'] }],
  [
    'an end before the start',
    { end_date: '2025-12-31' },
    { start_date: ['Start Date must be before End Date.'], end_date: ['End Date must be after Start Date.'] },
  ],
])('refuses %s by the name of the field, and writes nothing', async (_, fields, errors) => {
  const api = await server.as('ADMIN');

  const { status, body } = await api.post('/projects', await projectBody(api, fields));

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
  expect(await countProjects()).toBe(0);
});

test('keeps the largest amount to the sen', async () => {
  const api = await server.as('ADMIN');

  const project = await addProject(api, { contract_sum: '999999999999999.00', variation_order: '999999999999998.99' });
  const { body } = await api.get(`/projects/${project.uuid}`);

  expect(body.data).toMatchObject({ contract_sum: '999999999999999.00', contract_sum_and_vo: '1999999999999997.99' });
});

test('lists the statuses that are asked for, repeated or with a comma', async () => {
  const api = await server.as('ADMIN');
  for (const status of ['New', 'On Going', 'Completed']) await addProject(api, { name: status, status });

  const repeated = await api.get('/projects?status=New&status=On%20Going&sort=name&order=asc');
  const listed = await api.get('/projects?status=New,Completed&sort=name&order=asc');
  const all = await api.get('/projects');
  const unknown = await api.get('/projects?status=Paused');

  expect(repeated.body.data.map((row: { name: string }) => row.name)).toEqual(['New', 'On Going']);
  expect(listed.body.data.map((row: { name: string }) => row.name)).toEqual(['Completed', 'New']);
  expect(all.body.total).toBe(3);
  expect(unknown.status).toBe(422);
});

test('searches in code, name and client; in double quotes the whole value', async () => {
  const api = await server.as('ADMIN');
  const { uuid: client_name } = await addClient(api, { name: 'Jaya_Raya' });
  await addProject(api, { name: 'Menara Jaya' });
  await addProject(api, { name: 'Menara Jaya 2' });
  await addProject(api, { name: 'Gudang', client_name });
  const found = async (search: string) => {
    const { body } = await api.get(`/projects?sort=name&order=asc&search=${encodeURIComponent(search)}`);
    return body.data.map((row: { name: string }) => row.name);
  };

  expect(await found('jaya')).toEqual(['Gudang', 'Menara Jaya', 'Menara Jaya 2']);
  expect(await found('"menara jaya"')).toEqual(['Menara Jaya']);
  expect(await found('P-0003')).toEqual(['Gudang']);
  expect(await found('_')).toEqual(['Gudang']);
});

test('filters by client', async () => {
  const api = await server.as('ADMIN');
  await addProject(api);
  const mine = await addProject(api, { name: 'Mine' });

  const { body } = await api.get(`/projects?client=${mine.client_uuid}`);

  expect(body.data.map((row: { name: string }) => row.name)).toEqual(['Mine']);
});

test('filters by a contractor that has an order, a bill, a variation or an assignment', async () => {
  const api = await server.as('ADMIN');
  const { uuid: contractor_uuid } = await addContractor(api);
  const named = async (name: string) => ({ project_uuid: (await addProject(api, { name })).uuid, contractor_uuid });
  await named('None');
  await addOrder(api, await named('Order'));
  await addExpense(api, await named('Bill'));
  await addVariationOrder(api, await named('Variation'));
  const { project_uuid } = await named('Assignment');
  await api.post(`/projects/${project_uuid}/contractors`, { contractor_uuid });

  const { body } = await api.get(`/projects?contractor=${contractor_uuid}&sort=name&order=asc`);

  expect(body.data.map((row: { name: string }) => row.name)).toEqual(['Assignment', 'Bill', 'Order', 'Variation']);
});

test('offers project managers, and clients by name only, for the project form', async () => {
  const api = await server.as('PROJECT_MANAGER', { name: 'Kumar' });
  const admin = await server.as('ADMIN');
  const client = await addClient(admin, { name: 'Alam Damai', tel_no: '03-2161 8888' });

  const managers = await api.get('/projects/permissions');
  const clients = await api.get('/projects/clients?search=alam');

  expect(managers.body).toEqual({ data: [{ id: api.user.id, uuid: api.user.uuid, name: 'Kumar' }] });
  expect(clients.body).toEqual({ data: [{ uuid: client.uuid, name: 'Alam Damai' }] });
  expect((await api.get('/clients')).status).toBe(403);
});
