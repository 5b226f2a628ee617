import { sql } from 'kysely';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const SITI = { name: 'Siti Aminah', email: 'siti@example.test', password: 'correct horse' };

test('lets only a Super Admin make one, edit one or delete one', async () => {
  const [admin, superAdmin] = [await server.as('ADMIN'), await server.as('SUPER_ADMIN')];
  const { uuid, name, email } = superAdmin.user;
  const own = { name: admin.user.name, email: admin.user.email };
  const data = [{ id: admin.user.id, roles: ['SUPER_ADMIN'] }];

  const replies = [
    await admin.post('/users', { ...SITI, roles: [1] }),
    await admin.put(`/users/${admin.user.id}`, { ...own, roles: ['Super Admin'] }),
    await admin.put(`/users/${uuid}`, { name, email, password: 'mine now' }),
    await admin.put(`/users/${uuid}`, { name, email, roles: [] }),
    await admin.delete(`/users/${uuid}`),
    await admin.put('/batch-update/usersRoles', { data }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect((await superAdmin.get('/user/details')).body.data.roles).toEqual([{ id: 1, name: 'Super Admin' }]);
  expect((await superAdmin.put(`/users/${admin.user.id}`, { ...own, roles: [1] })).status).toBe(200);
});

test('keeps at least one Super Admin', async () => {
  const admin = await server.as('SUPER_ADMIN');
  const { id, name, email } = admin.user;

  const { status, body } = await admin.put(`/users/${id}`, { name, email, roles: [2] });

  expect([status, body]).toEqual([409, { data: { err_msg: 'There must be at least one Super Admin.' } }]);
  expect((await admin.get(`/users/${id}`)).body.data.version).toBe(1);
});

test('keeps one of two Super Admins who remove each other at the same time', async () => {
  const [one, other] = [await server.as('SUPER_ADMIN'), await server.as('SUPER_ADMIN')];

  const replies = await Promise.all([
    one.delete(`/users/${other.user.uuid}`),
    other.delete(`/users/${one.user.uuid}`),
    one.put(`/users/${other.user.id}`, { name: 'Other', email: 'other@example.test', roles: [] }),
    other.put(`/users/${one.user.id}`, { name: 'One', email: 'one@example.test', roles: [] }),
  ]);

  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const { rows } = await sql`select 1 from users join user_roles on user_id = users.id
    where role_id = 1 and deleted_at is null`.execute(server.db);
  expect(rows).toHaveLength(1);
});
