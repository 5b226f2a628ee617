import { sql } from 'kysely';
import { addAccountCode } from '../../testing/records/account-codes';
import { addClient, addExpense, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const actions = (rows: { action: string }[]) => rows.map(({ action }) => action);

/** Adds a row to the log at an instant. */
const note = (at: string, action = 'client.create', fields: object = {}) =>
  server.db
    .insertInto('audit_log')
    .values({ at, action, entity: 'client', ...fields })
    .execute();

test('tells who changed what, the newest first, with the fields that changed', async () => {
  const owner = await server.as('BUSINESS_OWNER', { name: 'Ravi' });
  const admin = await server.as('ADMIN', { name: 'Lim' });
  const client = await addClient(owner, { name: 'Seri Maju' });
  await admin.put('/roles/4', { name: 'Project Manager' });

  const { status, body } = await owner.get('/audit');

  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 2, current_sorting: { sort: 'at', order: 'desc' } });
  expect(body.data[1]).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    user: { id: owner.user.id, name: 'Ravi' },
    real_user: null,
    action: 'client.create',
    entity: 'client',
    uuid: client.uuid,
    record: { name: 'Seri Maju', project_uuid: null, is_live: true },
    before: null,
    after: expect.objectContaining({ name: 'Seri Maju' }),
    request_id: expect.any(String),
    caller_request_id: null,
  });
  expect(body.data[0].before).not.toHaveProperty('name');
  expect(Object.keys(body.data[0].after)).toEqual(['version']);
  await sql`update roles set version = 1`.execute(server.db);
});

test('calls a record by its name of now, says whose project it is in and whether it is still there', async () => {
  const admin = await server.as('ADMIN');
  const project = await addProject(admin);
  const expense = await addExpense(admin, { project_uuid: project.uuid, ref_no: 'SM-7' });
  const account = await addAccountCode(admin, '5100', undefined, 'Concrete');
  await admin.delete(`/finance_account_codes/${account.uuid}`);
  const recordOf = async (uuid: string) => (await admin.get(`/audit?entity_uuid=${uuid}`)).body.data[0].record;

  expect(await recordOf(project.uuid)).toEqual({ name: project.name, project_uuid: project.uuid, is_live: true });
  expect(await recordOf(expense.uuid)).toEqual({ name: 'SM-7', project_uuid: project.uuid, is_live: true });
  expect(await recordOf(account.uuid)).toEqual({ name: '5100 Concrete', project_uuid: null, is_live: false });
});

test('names everybody who may stand in the log, also who left', async () => {
  const admin = await server.as('ADMIN', { name: 'Lim' });
  const left = await server.as('BUSINESS_OWNER', { name: 'Aisyah' });
  await admin.delete(`/users/${left.user.uuid}`);

  const { data } = (await admin.get('/audit/users')).body;

  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Aisyah', 'Lim']);
});

test('finds what a user did, also what somebody else did as them', async () => {
  const superAdmin = await server.as('SUPER_ADMIN', { name: 'Farah' });
  const owner = await server.as('BUSINESS_OWNER', { name: 'Ravi', email: 'ravi@example.test' });
  await addClient(owner);
  await addClient(superAdmin);
  await superAdmin.get('/impersonate-user/take?email=ravi@example.test');
  const of = async (user: string | number) => actions((await superAdmin.get(`/audit?user=${user}`)).body.data);

  expect(await of(owner.user.uuid)).toEqual(['impersonation.take', 'client.create']);
  expect(await of(superAdmin.user.id)).toEqual(['impersonation.take', 'client.create']);
  expect(await of(4711)).toEqual([]);
});

test('filters by record, kind and action', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const [one, other] = [await addClient(owner, { end_customer: 'Majlis' }), await addClient(owner)];
  const total = async (query: string) => (await owner.get(`/audit?${query}`)).body.total;

  expect(await total(`entity=client`)).toBe(2);
  expect(await total(`entity_uuid=${one.uuid}`)).toBe(1);
  expect(await total(`entity=end-customer&entity_uuid=${other.uuid}`)).toBe(0);
  expect(await total('action=client.create')).toBe(2);
  expect((await owner.get('/audit?entity_uuid=12')).body.errors).toEqual({
    entity_uuid: ['entity_uuid is not valid.'],
  });
});

test('counts days in Kuala Lumpur', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  await note('2026-06-30T15:59:59Z', 'last.of-june');
  await note('2026-06-30T16:00:00Z', 'first.of-july');
  await note('2026-07-01T15:59:59Z', 'last.of-the-day');
  await note('2026-07-01T16:00:00Z', 'next.day');
  const found = async (query: string) => actions((await owner.get(`/audit?order=asc&${query}`)).body.data);

  expect(await found('from=2026-07-01&to=2026-07-01')).toEqual(['first.of-july', 'last.of-the-day']);
  expect(await found('to=2026-06-30')).toEqual(['last.of-june']);
  expect(await found('from=2026-07-02')).toEqual(['next.day']);
  expect((await owner.get('/audit?from=2026-02-30')).body.errors).toEqual({
    from: ['from must be in yyyy-MM-dd format.'],
  });
});

test('searches in the names of users and in the action', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  await note('2026-07-01', 'invoice.move', { user_name: 'Siti' });
  await note('2026-07-01', 'client.create', { user_name: 'Ravi', real_user_name: 'Farah' });
  const found = async (search: string) => actions((await owner.get(`/audit?search=${search}`)).body.data);

  expect(await found('siti')).toEqual(['invoice.move']);
  expect(await found('farah')).toEqual(['client.create']);
  expect(await found('move')).toEqual(['invoice.move']);
  expect(await found('%25')).toEqual([]);
});

test('is for who may see it', async () => {
  expect((await (await server.as('PROJECT_MANAGER')).get('/audit')).status).toBe(403);
});
