import { addContractor } from '../../testing/records';
import { withApp } from '../../testing/with-app';

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
