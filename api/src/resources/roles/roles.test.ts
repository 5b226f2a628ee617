import { sql } from 'kysely';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

// Other tests need the four roles with their original names.
const original = "(1, 'Super Admin'), (2, 'Admin'), (3, 'Business Owner'), (4, 'Project Manager')";
afterEach(async () => {
  await sql
    .raw(`update roles set name = o.name, version = 1 from (values ${original}) o (id, name) where o.id = roles.id`)
    .execute(server.db);
  await server.db.deleteFrom('role_names').where('key', 'in', ['overseer', 'site manager', 'helper']).execute();
});

test('lists the four roles to who manages members, and to nobody else', async () => {
  const [admin, owner] = [await server.as('ADMIN'), await server.as('BUSINESS_OWNER')];

  const { body } = await admin.get('/roles');

  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4]);
  expect(Object.keys(body.data[0])).toEqual(['id', 'uuid', 'name', 'version']);
  expect((await owner.get('/roles')).status).toBe(403);
});

test('renames a role, and everybody sees it at once', async () => {
  const admin = await server.as('ADMIN', { name: 'Lim' });

  const { status, body } = await admin.put('/roles/4', { name: 'Site Manager' });

  expect([status, body.data]).toEqual([200, expect.objectContaining({ id: 4, name: 'Site Manager', version: 2 })]);
  expect((await admin.get('/roles')).body.data[3].name).toBe('Site Manager');
  const [entry] = await server.db.selectFrom('audit_log').selectAll().execute();
  expect(entry).toMatchObject({
    user_name: 'Lim',
    action: 'role.update',
    entity_uuid: body.data.uuid,
    before: { name: 'Project Manager', version: 1 },
    after: { name: 'Site Manager', version: 2 },
  });
});

test('changes nothing of a role but its name', async () => {
  const admin = await server.as('SUPER_ADMIN');

  expect((await admin.put('/roles/4', { name: 'X', id: 1 })).body.errors).toEqual({ id: ['id is not a known field.'] });
  expect((await admin.put('/roles/4', { name: ' ' })).body.errors).toEqual({ name: ['Name is required.'] });
  expect((await admin.put('/roles/5', { name: 'Fifth' })).body).toEqual({ message: 'Role not found.' });
});

test('refuses to rename what somebody else has renamed', async () => {
  const admin = await server.as('ADMIN', { name: 'Lim' });
  await admin.put('/roles/4', { name: 'Site Manager', version: 1 });

  const { status, body } = await admin.put('/roles/4', { name: 'Overseer', version: 1 });

  expect(status).toBe(409);
  expect(body.data.err_msg).toMatch(/^Changed by Lim at /);
});

test.each(['admin', 'ADMIN', '4'])('refuses the name %s, for roles are given by name', async (name) => {
  const admin = await server.as('SUPER_ADMIN');

  const { status, body } = await admin.put('/roles/4', { name });

  expect([status, Object.keys(body.errors)]).toEqual([422, ['name']]);
  expect((await admin.get('/roles')).body.data[3].name).toBe('Project Manager');
});

test.each(['\u0410dmin', '\u0421\u0415\u041e', 'Adm\u0131n', 'Super \u0391dmin', '\u{1d400}dm\u0456n'])(
  'refuses the name %s, which has letters that look like others',
  async (name) => {
    const admin = await server.as('SUPER_ADMIN');

    const { status, body } = await admin.put('/roles/4', { name });

    const message = 'Name must be in Latin, Chinese, Tamil or Arabic letters.';
    expect([status, body.errors]).toEqual([422, { name: [message] }]);
  },
);

test.each([
  'P\u00e9ngurus Projek',
  '\u9879\u76ee\u7ecf\u7406 (PM)',
  '\u0ba4\u0bbf\u0b9f\u0bcd\u0b9f',
  '\u0645\u062f\u064a\u0631',
])('takes the name %s', async (name) => {
  const admin = await server.as('SUPER_ADMIN');

  const { body } = await admin.put('/roles/4', { name });
  await server.db.deleteFrom('role_names').where('role_id', '=', 4).where('key', '!=', 'project manager').execute();

  expect(body.data.name).toBe(name);
});

test('of two simultaneous renames to one name, one is refused', async () => {
  const admin = await server.as('SUPER_ADMIN');

  const replies = await Promise.all([3, 4].map((id) => admin.put(`/roles/${id}`, { name: 'Overseer' })));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('lets only a Super Admin rename the Super Admin role', async () => {
  const [admin, superAdmin] = [await server.as('ADMIN'), await server.as('SUPER_ADMIN')];

  expect((await admin.put('/roles/1', { name: 'Helper' })).status).toBe(403);
  expect((await superAdmin.put('/roles/1', { name: 'Helper' })).status).toBe(200);
});

test('never lets a name pass from one role to another, so that an assignment by name gives what was meant', async () => {
  const [admin, superAdmin] = [await server.as('ADMIN'), await server.as('SUPER_ADMIN')];
  const { user: mei } = await server.as([]);
  await superAdmin.put('/roles/1', { name: 'Helper' });
  await admin.put('/roles/4', { name: 'Site Manager' });

  const swaps = [
    await superAdmin.put('/roles/1', { name: 'Project Manager' }),
    await admin.put('/roles/4', { name: 'super admin' }),
    await superAdmin.put('/roles/1', { name: 'site  \u200bmanager' }),
  ];
  const assigned = await superAdmin.put('/batch-update/usersRoles', {
    data: [{ id: mei.id, roles: ['Site Manager'] }],
  });

  expect(swaps.map(({ status, body }) => [status, body.errors.name])).toEqual(
    ['Super Admin', 'Project Manager', 'Super Admin'].map((role) => [422, [`Name of ${role} is already taken.`]]),
  );
  expect(assigned.body.data[0].roles).toEqual([{ id: 4, name: 'Site Manager' }]);
  expect((await admin.put('/roles/4', { name: 'Project Manager' })).status).toBe(200);
});

test('keeps two roles from one name in the database itself', async () => {
  const twice = sql`update roles set name = 'ADMIN' where id = 4`.execute(server.db);

  await expect(twice).rejects.toMatchObject({ constraint: 'roles_name' });
});
