import { sql } from 'kysely';
import { addProject } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const SITI = { name: 'Siti Aminah', email: 'siti@example.test', password: 'correct horse' };
const rolesOf = (body: { data: { roles: { name: string }[] } }) => body.data.roles.map(({ name }) => name);
const signIn = (password: string, email = SITI.email) => server.anonymous.post('/login', { email, password });
const auditRows = () => server.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

test('creates a user who can sign in and sees the projects given', async () => {
  const admin = await server.as('ADMIN', { name: 'Lim' });
  const project = await addProject(admin);

  const { status, body } = await admin.post('/users', {
    ...SITI,
    password_confirmation: SITI.password,
    roles: [4],
    projects: [project.uuid],
  });
  const { access_token } = (await signIn(SITI.password)).body.data;
  const list = await server.anonymous.get('/projects', { authorization: `Bearer ${access_token}` });

  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    name: 'Siti Aminah',
    email: 'siti@example.test',
    version: 1,
    roles: [{ id: 4, name: 'Project Manager' }],
    projects: [{ uuid: project.uuid }],
  });
  expect(list.body.data.map(({ uuid }: { uuid: string }) => uuid)).toEqual([project.uuid]);
});

test('takes roles by name or by id, and projects by number or uuid', async () => {
  const admin = await server.as('ADMIN');
  const project = await addProject(admin);

  const { body } = await admin.post('/users', {
    ...SITI,
    roles: ['business owner', 'PROJECT_MANAGER', 2],
    projects: [project.id],
  });

  expect(rolesOf(body)).toEqual(['Admin', 'Business Owner', 'Project Manager']);
  expect(body.data.projects).toEqual([{ uuid: project.uuid, name: project.name }]);
});

test.each([
  ['no name', { name: '' }, { name: ['Name is required.'] }],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, { name: ['Name must be less than or equals to 200.'] }],
  ['a bad e-mail', { email: 'siti' }, { email: ['E-mail is not a valid email.'] }],
  ['no password', { password: undefined }, { password: ['Password is required.'] }],
  [
    'a short password',
    { password: '12345' },
    { password: ['Password field must be at least or equals to 6 characters.'] },
  ],
  [
    'another password in the confirmation',
    { password_confirmation: 'other horse' },
    { password_confirmation: ['Password confirmation must be equal to Password.'] },
  ],
  ['a role that does not exist', { roles: [9] }, { roles: ['Roles is not valid: there is no role 9.'] }],
  [
    'a project that does not exist',
    { projects: [12] },
    { projects: ['Projects is not valid: there is no project 12.'] },
  ],
  ['a field of the server', { version: 1, uuid: 'x' }, { uuid: ['uuid is not a known field.'] }],
])('refuses a user with %s', async (_, fields, errors) => {
  const admin = await server.as('ADMIN');

  const { status, body } = await admin.post('/users', { ...SITI, ...fields });

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('gives an e-mail to one user at a time, whatever its case', async () => {
  const admin = await server.as('ADMIN');
  const { body } = await admin.post('/users', SITI);

  const twice = await admin.post('/users', { ...SITI, email: 'SITI@example.test' });
  await admin.delete(`/users/${body.data.uuid}`);
  const again = await admin.post('/users', SITI);

  expect(twice.body).toEqual({ errors: { email: ['E-mail is already taken.'] } });
  expect(again.status).toBe(201);
});

test('changes a user and keeps what was not sent', async () => {
  const admin = await server.as('ADMIN', { name: 'Lim' });
  const created = (await admin.post('/users', { ...SITI, roles: [3] })).body.data;

  const { status, body } = await admin.put(`/users/${created.id}`, {
    name: 'Siti Hajar',
    email: SITI.email,
    password: '',
    version: 1,
  });

  expect([status, body.data.name, body.data.version, rolesOf(body)]).toEqual([
    200,
    'Siti Hajar',
    2,
    ['Business Owner'],
  ]);
  expect((await signIn(SITI.password)).status).toBe(200);
  expect((await auditRows()).find(({ action }) => action === 'user.update')).toMatchObject({
    user_name: 'Lim',
    entity_uuid: created.uuid,
    before: { name: 'Siti Aminah', version: 1 },
    after: { name: 'Siti Hajar', version: 2 },
  });
});

test('refuses to change what somebody else has changed', async () => {
  const admin = await server.as('ADMIN', { name: 'Lim' });
  const { uuid } = (await admin.post('/users', SITI)).body.data;
  await admin.put(`/users/${uuid}`, { name: 'Siti Hajar', email: SITI.email });

  const change = await admin.put(`/users/${uuid}`, { name: 'Siti', email: SITI.email, version: 1 });
  const deletion = await admin.delete(`/users/${uuid}`, { 'if-match': '1' });

  expect([change.status, deletion.status]).toEqual([409, 409]);
  expect(change.body.data.err_msg).toMatch(/^Changed by Lim at /);
});

test('ends the sessions of who is given another password', async () => {
  const [admin, owner] = [await server.as('ADMIN'), await server.as('BUSINESS_OWNER')];
  const { uuid, name, email } = owner.user;

  const { status } = await admin.put(`/users/${uuid}`, { name, email, password: 'new horse' });

  expect(status).toBe(200);
  expect((await owner.get('/user/details')).status).toBe(418);
  expect((await signIn('new horse', email)).status).toBe(200);
});

test('takes a change of roles and projects at the next request', async () => {
  const [admin, manager] = [await server.as('ADMIN'), await server.as('PROJECT_MANAGER')];
  const { uuid } = await addProject(admin);
  const { id, name, email } = manager.user;
  const seen = async () => [(await manager.get(`/projects/${uuid}`)).status, (await manager.get('/clients')).status];
  const before = await seen();

  await admin.put(`/users/${id}`, { name, email, projects: [uuid] });
  const withProject = await seen();
  await admin.put(`/users/${id}`, { name, email, roles: [3], projects: [] });
  const asOwner = await seen();
  await admin.put(`/users/${id}`, { name, email, roles: [] });

  expect([before, withProject, asOwner, await seen()]).toEqual([
    [404, 403],
    [200, 403],
    [200, 200],
    [403, 403],
  ]);
});

test('deletes a user, whose sessions end at once and whose name history keeps', async () => {
  const [admin, owner] = [await server.as('ADMIN'), await server.as('BUSINESS_OWNER', { name: 'Ravi' })];
  await owner.post('/clients', { name: 'Seri Maju', country: 'MY' });

  const { status, body } = await admin.delete(`/users/${owner.user.uuid}`);

  expect([status, body]).toEqual([200, { data: { uuid: owner.user.uuid, name: 'Ravi' } }]);
  expect((await owner.get('/user/details')).status).toBe(418);
  expect((await admin.get(`/users/${owner.user.uuid}`)).status).toBe(404);
  expect((await auditRows()).map(({ action, user_name }) => [action, user_name])).toContainEqual([
    'client.create',
    'Ravi',
  ]);
  const { rows } = await sql`select 1 from sessions where user_id = ${owner.user.id} and revoked_at is null`.execute(
    server.db,
  );
  expect(rows).toEqual([]);
});

test('lets nobody delete themselves', async () => {
  await server.as('SUPER_ADMIN');
  const admin = await server.as('SUPER_ADMIN');

  const { status, body } = await admin.delete(`/users/${admin.user.uuid}`);

  expect([status, body]).toEqual([409, { data: { err_msg: 'You cannot delete yourself.' } }]);
});

test('writes no password and no hash to the audit log, and says that a password was changed', async () => {
  const admin = await server.as('ADMIN');
  const { uuid } = (await admin.post('/users', SITI)).body.data;
  await admin.put(`/users/${uuid}`, { name: SITI.name, email: SITI.email, password: 'second horse' });
  await admin.delete(`/users/${uuid}`);

  const rows = await auditRows();

  expect(rows.map(({ action }) => action)).toEqual(['user.create', 'user.update', 'user.delete']);
  expect(JSON.stringify(rows)).not.toMatch(/argon2|horse|password_hash/);
  expect(rows[1]?.after).toMatchObject({ password_changed: true });
});

test('has a database that takes no secret into the audit log', async () => {
  const row = { action: 'user.create', entity: 'user', after: JSON.stringify({ password_hash: 'x' }) };

  await expect(server.db.insertInto('audit_log').values(row).execute()).rejects.toThrow('audit_log_without_secrets');
});

test('leaves users to who manages members', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const { uuid } = owner.user;

  expect((await owner.post('/users', SITI)).status).toBe(403);
  expect((await owner.put(`/users/${uuid}`, { name: 'Me', email: 'me@example.test' })).status).toBe(403);
  expect((await owner.delete(`/users/${uuid}`)).status).toBe(403);
});

test('finds the users of a project, its managers too', async () => {
  const admin = await server.as('ADMIN', { name: 'Lim' });
  const project = await addProject(admin);
  await admin.post('/users', { ...SITI, projects: [project.uuid] });
  await server.as('PROJECT_MANAGER');

  const { body } = await admin.get(`/users?project=${project.uuid}&sort=name&order=asc`);

  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Lim', 'Siti Aminah']);
});

test('nobody gives themselves a password without the present one', async () => {
  const aisyah = await server.as('SUPER_ADMIN', { name: 'Aisyah', email: 'aisyah@example.test' });
  const change = { name: 'Aisyah', email: 'aisyah@example.test', password: 'fourth horse' };
  const twice = { ...change, password_confirmation: change.password };

  for (const reference of [aisyah.user.id, aisyah.user.uuid])
    expect(await aisyah.put(`/users/${reference}`, twice)).toMatchObject({
      status: 422,
      body: {
        errors: { password: ['Change your own password in your profile.'] },
      },
    });
  expect((await aisyah.put(`/users/${aisyah.user.id}`, { name: 'Aisyah', email: change.email })).status).toBe(200);
});
