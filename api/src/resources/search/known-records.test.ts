import { sql } from 'kysely';
import { addBooks } from '../../testing/records/named-books';
import { addClient } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

type Known = { title: string; is_favourite: boolean };

test('lists favourites, then opened records, the last one first', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project, invoice, expense } = await addBooks(api, 'Tower');
  await api.put('/known_records', { kind: 'project', uuid: project.uuid });
  await api.put('/known_records', { kind: 'invoice', uuid: invoice.uuid, is_favourite: true });
  await api.put('/known_records', { kind: 'expense', uuid: expense.uuid });
  await api.put('/known_records', { kind: 'project', uuid: project.uuid });

  const { body } = await api.get('/known_records');
  expect(body.data.map((one: Known) => [one.title, one.is_favourite])).toEqual([
    ['Tower-INV', true],
    ['Tower', false],
    ['Tower-BILL', false],
  ]);
  const { body: none } = await api.put('/known_records', { kind: 'invoice', uuid: invoice.uuid, is_favourite: false });
  expect(none.data).toMatchObject({ title: 'Tower-INV', is_favourite: false });
});

test('forgets records that are deleted or no longer the caller’s, and never records those of others', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const manager = await server.as('PROJECT_MANAGER');
  const { project } = await addBooks(owner, 'Tower', [manager.user.id]);
  const { project: foreign } = await addBooks(owner, 'Bridge');
  await manager.put('/known_records', { kind: 'project', uuid: project.uuid, is_favourite: true });

  const refused = await manager.put('/known_records', { kind: 'project', uuid: foreign.uuid });
  expect(refused).toMatchObject({ status: 404, body: { message: 'Record not found.' } });
  await sql`delete from project_managers where user_id = ${manager.user.id}`.execute(server.db);

  expect((await manager.get('/known_records')).body.data).toEqual([]);
  expect(await server.db.selectFrom('known_records').selectAll().execute()).toEqual([]);
});

test('keeps the last fifty that were opened', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const clients = [];
  for (let number = 0; number < 52; number += 1) clients.push(await addClient(api));
  for (const { uuid } of clients) await api.put('/known_records', { kind: 'client', uuid });

  const { body } = await api.get('/known_records');
  expect(body.data).toHaveLength(50);
  expect(body.data[0].uuid).toBe(clients.at(-1).uuid);
});
