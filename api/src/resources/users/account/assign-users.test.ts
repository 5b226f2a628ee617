import { addProject } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

type Row = { name: string; roles: { id: number }[]; projects: { name: string }[] };
const assigned = ({ name, roles, projects }: Row) => [
  name,
  roles.map(({ id }) => id),
  projects.map((project) => project.name),
];

async function staff() {
  const admin = await server.as('ADMIN', { name: 'Lim' });
  const ravi = (await server.as('BUSINESS_OWNER', { name: 'Ravi' })).user;
  const mei = (await server.as('PROJECT_MANAGER', { name: 'Mei' })).user;
  const project = await addProject(admin, { name: 'Jetty' });
  const assign = (data: unknown) => admin.put('/batch-update/usersRoles', { data });
  return { admin, ravi, mei, project, assign };
}

const assignments = async () =>
  server.db.selectFrom('audit_log').selectAll().where('action', '=', 'user.assign').orderBy('id').execute();

test('gives many users their roles and projects, and audits each of them', async () => {
  const { ravi, mei, project, assign } = await staff();

  const { status, body } = await assign([
    { id: ravi.id, roles: ['Project Manager', 'Admin'], projects: [project.uuid] },
    { id: mei.uuid, roles: [3], projects: [project.id] },
  ]);

  expect(status).toBe(200);
  expect(body.data.map(assigned)).toEqual([
    ['Ravi', [2, 4], ['Jetty']],
    ['Mei', [3], ['Jetty']],
  ]);
  expect((await assignments()).map(({ entity_uuid }) => entity_uuid)).toEqual([ravi.uuid, mei.uuid]);
  expect((await assignments())[1]).toMatchObject({
    user_name: 'Lim',
    before: { roles: [{ id: 4 }], projects: [] },
    after: { roles: [{ id: 3 }], projects: [{ name: 'Jetty' }] },
  });
});

test('changes all or nobody, and names what is wrong by its row', async () => {
  const { admin, ravi, mei, assign } = await staff();

  const { status, body } = await assign([
    { id: ravi.id, roles: [4], projects: [] },
    { id: mei.id, roles: ['Foreman'], projects: [77] },
    { id: 4711, roles: [] },
    { id: ravi.uuid, roles: [] },
  ]);

  expect([status, body.errors]).toEqual([
    422,
    {
      'data.1.roles': ['Roles is not valid: there is no role Foreman.'],
      'data.1.projects': ['Projects is not valid: there is no project 77.'],
      'data.2.id': ['User is not valid: there is no such user.'],
      'data.3.id': ['User must not repeat.'],
    },
  ]);
  expect((await admin.get(`/users/${ravi.id}`)).body.data.roles).toEqual([{ id: 3, name: 'Business Owner' }]);
});

test.each([
  [{}, { data: ['Users is required.'] }],
  [{ data: [] }, { data: ['Users is required.'] }],
  [{ data: [{ roles: [] }] }, { 'data.0.id': ['User is required.'] }],
  [{ data: [{ id: 1, name: 'Mei' }] }, { 'data.0.name': ['name is not a known field.'] }],
  [{ data: [{ id: 1, roles: [{}] }] }, { 'data.0.roles.0': ['Roles is not valid.'] }],
])('refuses %j and says where', async (body, errors) => {
  const admin = await server.as('ADMIN');

  expect((await admin.put('/batch-update/usersRoles', body)).body).toEqual({ errors });
});

test('writes nothing for users who have it so already', async () => {
  const { admin, ravi, assign } = await staff();

  const { status, body } = await assign([{ id: ravi.id, roles: ['Business Owner'], projects: [] }]);

  expect([status, body.data[0].version]).toEqual([200, 1]);
  expect(await assignments()).toEqual([]);
  expect((await admin.get('/users')).body.total).toBe(3);
});

test('refuses a row that somebody else has changed', async () => {
  const { ravi, assign } = await staff();
  await assign([{ id: ravi.id, roles: [4], version: 1 }]);

  const { status, body } = await assign([{ id: ravi.id, roles: [2], version: 1 }]);

  expect([status, body.data.err_msg]).toEqual([409, expect.stringMatching(/^Changed by Lim at /)]);
});

test('leaves a Super Admin alone when the sender is none, and refuses the whole batch', async () => {
  const { admin, ravi, assign } = await staff();
  const { id } = (await server.as('SUPER_ADMIN')).user;

  const unchanged = await assign([{ id, roles: [1], projects: [] }]);
  const changed = await assign([
    { id: ravi.id, roles: [4] },
    { id, roles: [1, 2] },
  ]);

  expect([unchanged.status, changed.status]).toEqual([200, 403]);
  expect((await admin.get(`/users/${ravi.id}`)).body.data.roles).toMatchObject([{ id: 3 }]);
});

test('may hand the last Super Admin on in one batch, but not take it away', async () => {
  const { ravi } = await staff();
  const first = await server.as('SUPER_ADMIN');
  const send = (data: unknown) => first.put('/batch-update/usersRoles', { data });

  const taken = await send([
    { id: first.user.id, roles: [2] },
    { id: ravi.id, roles: [2] },
  ]);
  const handedOn = await send([
    { id: first.user.id, roles: [2] },
    { id: ravi.id, roles: [1] },
  ]);

  expect([taken.status, taken.body.data.err_msg]).toEqual([409, 'There must be at least one Super Admin.']);
  expect(handedOn.status).toBe(200);
});

test('lets simultaneous batches over the same users pass one after the other', async () => {
  const { ravi, mei, assign } = await staff();
  const rows = (roles: number[]) => [
    { id: ravi.id, roles },
    { id: mei.id, roles },
  ];

  const replies = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((turn) => assign(turn % 2 ? rows([2]) : rows([4]).reverse())),
  );

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
});
