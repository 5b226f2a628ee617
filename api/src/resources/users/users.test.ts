import { sql } from 'kysely';
import { withApp } from '../../testing/apps/with-app';

const api = withApp();

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

const addStaff = async () => {
  const admin = await api.as('ADMIN', { name: 'Lim Siew Ling', email: 'lim@example.test' });
  await api.as('PROJECT_MANAGER', { name: 'andrew anak Jimbun', email: 'andrew@example.test' });
  await api.as('PROJECT_MANAGER', { name: 'Nurul 100% Huda', email: 'nurul@example.test' });
  return admin;
};

test('lists users with their roles, and never their passwords', async () => {
  const admin = await addStaff();

  const reply = await admin.get('/users?sort=name&order=asc');

  expect(reply.body).toMatchObject({
    total: 3,
    from: 1,
    to: 3,
    per_page: 50,
    current_page: 1,
    last_page: 1,
    current_sorting: { sort: 'name', order: 'asc' },
  });
  expect(names(reply.body.data)).toEqual(['andrew anak Jimbun', 'Lim Siew Ling', 'Nurul 100% Huda']);
  expect(Object.keys(reply.body.data[0]).sort()).toEqual([
    'created_at',
    'email',
    'id',
    'name',
    'projects',
    'roles',
    'uuid',
    'version',
  ]);
  expect(reply.body.data[1].roles).toEqual([{ id: 2, name: 'Admin' }]);
});

test.each([
  ['nurul', ['Nurul 100% Huda']],
  ['EXAMPLE.test', ['andrew anak Jimbun', 'Lim Siew Ling', 'Nurul 100% Huda']],
  ['0%', ['Nurul 100% Huda']],
  ['%', ['Nurul 100% Huda']],
  ['_', []],
  ['"lim siew ling"', ['Lim Siew Ling']],
  ['"lim siew"', []],
  ["' or 1=1 --", []],
])('finds users by %s', async (search, expected) => {
  const admin = await addStaff();

  const reply = await admin.get(`/users?sort=name&order=asc&search=${encodeURIComponent(search)}`);

  expect(names(reply.body.data)).toEqual(expected);
});

test('filters users by role', async () => {
  const admin = await addStaff();

  const managers = await admin.get('/users?role=4&sort=name&order=asc');
  const unknown = await admin.get('/users?role=9');

  expect(names(managers.body.data)).toEqual(['andrew anak Jimbun', 'Nurul 100% Huda']);
  expect(unknown).toMatchObject({ status: 422, body: { errors: { role: ['role is not valid.'] } } });
});

test('says which sort it used instead of one that it does not offer', async () => {
  const admin = await addStaff();

  const reply = await admin.get('/users?sort=password_hash&order=asc');

  expect(reply).toMatchObject({ status: 200, body: { current_sorting: { sort: 'created_at', order: 'desc' } } });
});

test('finds a user by number or uuid, and a deleted one not at all', async () => {
  const admin = await addStaff();
  const { id, uuid } = admin.user;

  const [byId, byUuid, neither] = [
    await admin.get(`/users/${id}`),
    await admin.get(`/users/${uuid}`),
    await admin.get('/users/lim'),
  ];
  await sql`update users set deleted_at = now() where name like 'andrew%'`.execute(api.db);
  const list = await admin.get('/users');

  expect(byId.body.data).toMatchObject({ id, uuid, name: 'Lim Siew Ling', projects: [] });
  expect(byUuid.body).toEqual(byId.body);
  expect(neither).toMatchObject({ status: 404, body: { message: 'User not found.' } });
  expect(list.body.total).toBe(2);
});

test('offers project managers to who works with projects', async () => {
  await addStaff();
  const owner = await api.as('BUSINESS_OWNER');

  const reply = await owner.get('/users/role/4');

  expect(names(reply.body.data)).toEqual(['andrew anak Jimbun', 'Nurul 100% Huda']);
  expect(Object.keys(reply.body.data[0])).toEqual(['id', 'uuid', 'name']);
  expect((await owner.get('/users/role/5')).status).toBe(404);
});

test('shows who holds any other role to who manages members only', async () => {
  const admin = await api.as('ADMIN');
  const owner = await api.as('BUSINESS_OWNER');

  expect((await admin.get('/users/role/1')).status).toBe(200);
  expect((await owner.get('/users/role/1')).status).toBe(403);
});

test('shows users to who manages members, and to nobody else', async () => {
  const owner = await api.as('BUSINESS_OWNER');

  expect((await owner.get('/users')).status).toBe(403);
});
