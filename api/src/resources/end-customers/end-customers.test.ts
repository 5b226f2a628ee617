import { addClient, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const names = ({ body }: { body: { data: { name: string }[] } }) => body.data.map((row) => row.name);

test('has an end customer for each new name that a client or a project brings, whatever the case', async () => {
  const api = await server.as('ADMIN');
  await addClient(api, { end_customer: 'Majlis Bandaraya' });
  const again = await addClient(api, { end_customer: 'MAJLIS bandaraya' });
  await addProject(api, { end_customer: 'MRT' });
  await addProject(api, { end_customer: ' mrt ' });

  expect(again.end_customer).toBe('Majlis Bandaraya');
  expect(names(await api.get('/end_customers?sort=name&order=asc'))).toEqual(['Majlis Bandaraya', 'MRT']);
  expect(names(await api.get('/end_customers?search=mr'))).toEqual(['MRT']);
});

test('creates an end customer once when many bring the name in the same moment', async () => {
  const api = await server.as('ADMIN');

  const clients = await Promise.all([1, 2, 3, 4].map(() => addClient(api, { end_customer: 'Majlis' })));

  expect(clients.map(({ end_customer }) => end_customer)).toEqual(['Majlis', 'Majlis', 'Majlis', 'Majlis']);
  expect((await api.get('/end_customers')).body.total).toBe(1);
  const created = await server.db
    .selectFrom('audit_log')
    .where('action', '=', 'end-customer.create')
    .selectAll()
    .execute();
  expect(created).toHaveLength(1);
});

test('shows a project manager the end customers of their own projects alone', async () => {
  const admin = await server.as('ADMIN');
  const manager = await server.as('PROJECT_MANAGER');
  await addProject(admin, { end_customer: 'MRT', project_managers: [manager.user.id] });
  await addProject(admin, { end_customer: 'Majlis' });
  await addClient(admin, { end_customer: 'Petronas' });

  expect(names(await manager.get('/end_customers'))).toEqual(['MRT']);
  expect((await manager.get('/end_customers?search=majlis')).body).toMatchObject({ total: 0, data: [] });
  expect((await admin.get('/end_customers')).body.total).toBe(3);
});
