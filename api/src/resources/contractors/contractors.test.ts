import { addContractor, addExpense, addOrder, addProject, addVariationOrder } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

test('creates a sub-contractor unless it is called a supplier', async () => {
  const api = await server.as('ADMIN');

  const plain = await api.post('/contractors', { name: 'Alam Damai', country: 'MY' });
  const supplier = await api.post('/contractors', { name: 'Bekalan', type: 2, country: 'MY' });

  expect([plain.status, plain.body.data.type, supplier.body.data.type]).toEqual([201, 1, 2]);
  const [entry] = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'contractor.create')
    .execute();
  expect(entry).toMatchObject({ entity: 'organisation', entity_uuid: plain.body.data.uuid });
});

test.each([0, 3, 1.5, '1'])('refuses a contractor of type %p', async (type) => {
  const api = await server.as('ADMIN');

  const { status, body } = await api.post('/contractors', { name: 'Alam Damai', country: 'MY', type });

  expect([status, Object.keys(body.errors)]).toEqual([422, ['type']]);
});

test('lists contractors and suppliers, but not our own company', async () => {
  const api = await server.as('PROJECT_MANAGER');
  const admin = await server.as('ADMIN');
  await addContractor(admin, { name: 'Alam' });
  await addContractor(admin, { name: 'Bekalan', type: 2 });
  await server.db.insertInto('organisations').values({ name: 'Siteledger', type: 3 }).execute();

  const all = await api.get('/contractors?sort=name&order=asc');
  const suppliers = await api.get('/contractors?type=2');

  expect(all.body.data.map((row: { name: string }) => row.name)).toEqual(['Alam', 'Bekalan']);
  expect(suppliers.body.data.map((row: { name: string }) => row.name)).toEqual(['Bekalan']);
  expect((await api.post('/contractors', { name: 'Mine', country: 'MY' })).status).toBe(403);
});

test('reads and changes a contractor, which keeps its type unless told', async () => {
  const api = await server.as('ADMIN');
  const contractor = await addContractor(api, { name: 'Bekalan', type: 2, city: 'Klang' });

  const change = await api.put(`/contractors/${contractor.uuid}`, { name: 'Bekalan Jaya', country: 'MY', version: 1 });

  expect(change).toMatchObject({
    status: 200,
    body: { data: { name: 'Bekalan Jaya', type: 2, city: null, version: 2 } },
  });
  expect((await api.get(`/contractors/${contractor.uuid}`)).body).toEqual(change.body);
  const entry = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'contractor.update',
    before: { name: 'Bekalan', city: 'Klang' },
    after: { name: 'Bekalan Jaya', city: null },
  });
});

test('does not lose what only the organisation screens show when a contractor is changed', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = (await api.post('/organisations', { name: 'Alam', type: 1, country: 'MY', bank_name: 'CIMB' })).body
    .data;

  await api.put(`/contractors/${uuid}`, { name: 'Alam Damai', country: 'MY' });

  expect((await api.get(`/organisations/${uuid}`)).body.data).toMatchObject({ name: 'Alam Damai', bank_name: 'CIMB' });
});

test('refuses to change or delete a contractor that somebody else has changed', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  const { uuid } = await addContractor(api);
  await api.put(`/contractors/${uuid}`, { name: 'First', country: 'MY' });

  const change = await api.put(`/contractors/${uuid}`, { name: 'Second', country: 'MY', version: 1 });
  const removal = await api.delete(`/contractors/${uuid}`, { 'if-match': '1' });

  expect([change.status, removal.status]).toEqual([409, 409]);
  expect(change.body.data.err_msg).toMatch(/^Changed by Aisyah at /);
});

test('deletes a contractor that no project uses', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = await addContractor(api, { name: 'Alam' });

  const removal = await api.delete(`/contractors/${uuid}`);

  expect(removal).toMatchObject({ status: 200, body: { data: { uuid, name: 'Alam' } } });
  expect((await api.get(`/contractors/${uuid}`)).body).toEqual({ message: 'Contractor not found.' });
  expect((await api.get('/contractors')).body.total).toBe(0);
  expect((await api.delete(`/contractors/${uuid}`)).status).toBe(404);
});

test('names the projects in which a contractor that cannot be deleted appears', async () => {
  const api = await server.as('ADMIN');
  const { id, uuid } = await addContractor(api);
  const [ordered, billed, assigned, varied] = [
    await addProject(api, { name: 'Menara' }),
    await addProject(api, { name: 'Gudang' }),
    await addProject(api, { name: 'Sekolah' }),
    await addProject(api, { name: 'Jambatan' }),
  ];
  await addProject(api, { name: 'Elsewhere' });
  await addOrder(api, { project_uuid: ordered.uuid, contractor_uuid: uuid });
  await addExpense(api, { project_uuid: ordered.uuid, contractor_uuid: uuid });
  await addExpense(api, { project_uuid: billed.uuid, contractor_uuid: uuid });
  await addVariationOrder(api, { project_uuid: varied.uuid, contractor_uuid: uuid });
  await server.db.insertInto('project_contractors').values({ project_id: assigned.id, contractor_id: id }).execute();

  const removal = await api.delete(`/contractors/${uuid}`);

  expect(removal).toMatchObject({
    status: 422,
    body: {
      errors: {
        contractor_id: ['The contractor appears in projects. You need to delete them from these projects to proceed.'],
        projects: ['Gudang', 'Jambatan', 'Menara', 'Sekolah'],
      },
    },
  });
  expect((await api.get(`/contractors/${uuid}`)).status).toBe(200);
});

test('never has a bill of a contractor that was deleted in the same moment', async () => {
  const api = await server.as('ADMIN');
  const project = await addProject(api);
  const contractors = await Promise.all(Array.from({ length: 8 }, () => addContractor(api)));

  const outcomes = await Promise.all(
    contractors.map(async ({ uuid }, index) => {
      const bill = { project_uuid: project.uuid, contractor_uuid: uuid, ref_no: `B${index}` };
      const [expense, removal] = await Promise.all([
        api.post('/expenses', { ...bill, invoice_date: '2026-04-01', invoice_amt: '100.00' }),
        api.delete(`/contractors/${uuid}`),
      ]);
      return [expense.status, removal.status];
    }),
  );

  for (const outcome of outcomes)
    expect([
      [201, 422],
      [422, 200],
    ]).toContainEqual(outcome);
});

test('shows our own company as no contractor', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = (await api.post('/organisations', { name: 'Siteledger', type: 3, country: 'MY' })).body.data;

  const statuses = [
    await api.get(`/contractors/${uuid}`),
    await api.put(`/contractors/${uuid}`, { name: 'Other', country: 'MY' }),
    await api.delete(`/contractors/${uuid}`),
  ].map(({ status }) => status);

  expect(statuses).toEqual([404, 404, 404]);
});

test('lets a project manager look at a contractor, and nothing more', async () => {
  const admin = await server.as('ADMIN');
  const manager = await server.as('PROJECT_MANAGER');
  const { uuid } = await addContractor(admin);

  expect((await manager.get(`/contractors/${uuid}`)).status).toBe(200);
  expect((await manager.put(`/contractors/${uuid}`, { name: 'Mine', country: 'MY' })).status).toBe(403);
  expect((await manager.delete(`/contractors/${uuid}`)).status).toBe(403);
});
