import {
  addClient,
  addExpense,
  addInvoice,
  addOrder,
  addContractor,
  addProject,
  addVariationOrder,
  projectBody,
} from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const inputOf = async (project: Record<string, unknown>, api: Parameters<typeof projectBody>[0], fields: object) =>
  projectBody(api, { name: project.name, status: project.status, client_name: project.client_uuid, ...fields });

test('changes a project as its next version and notes what changed', async () => {
  const api = await server.as('ADMIN');
  const project = await addProject(api, { name: 'Old name' });

  const { status, body } = await api.put(
    `/projects/${project.uuid}`,
    await inputOf(project, api, { name: 'New name', budget: '5.00', version: 1 }),
  );

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: 'New name', budget: '5.00', version: 2 });
  const [entry] = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'project.update').execute();
  expect(entry).toMatchObject({
    before: { name: 'Old name', budget: '0.00' },
    after: { name: 'New name', budget: '5.00' },
  });
  expect(entry?.before).not.toHaveProperty('contract_sum');
});

test('refuses a change of what somebody else has changed, and says who', async () => {
  const api = await server.as('ADMIN', { name: 'Mei Ling' });
  const project = await addProject(api);
  await api.put(`/projects/${project.uuid}`, await inputOf(project, api, { name: 'First', version: 1 }));

  const inBody = await api.put(
    `/projects/${project.uuid}`,
    await inputOf(project, api, { name: 'Second', version: 1 }),
  );
  const inHeader = await api.delete(`/projects/${project.uuid}`, { 'if-match': '"1"' });

  expect(inBody.status).toBe(409);
  expect(inBody.body.data.err_msg).toMatch(/^Changed by Mei Ling at \d{2}-[A-Z][a-z]{2}-\d{4} \d{2}:\d{2}$/);
  expect(inHeader.status).toBe(409);
  expect((await api.get(`/projects/${project.uuid}`)).body.data.name).toBe('First');
});

test("keeps a client that was deleted since, when it is the project's own", async () => {
  const api = await server.as('ADMIN');
  const project = await addProject(api, { status: 'Completed' });
  await server.db.updateTable('clients').set({ deleted_at: new Date() }).execute();

  const { status } = await api.put(
    `/projects/${project.uuid}`,
    await inputOf(project, api, { remarks: 'Defects liability ended' }),
  );

  expect(status).toBe(200);
});

test.each([
  ['New', 'On Going', 200],
  ['On Going', 'Completed', 200],
  ['On Going', 'New', 200],
  ['New', 'Completed', 409],
  ['Completed', 'New', 409],
])('answers the way from %s to %s with %i', async (from, to, expected) => {
  const api = await server.as('ADMIN');
  const project = await addProject(api, { status: from });

  const { status, body } = await api.put(`/projects/${project.uuid}`, await inputOf(project, api, { status: to }));

  expect(status).toBe(expected);
  if (expected === 409) expect(body.data.err_msg).toBe(`A project that is ${from} cannot become ${to}.`);
});

test.each([
  [
    'a certificate',
    (api: Parameters<typeof addInvoice>[0], project_uuid: string) =>
      addInvoice(api, { project_uuid, work_done_certified: '1.00' }),
  ],
  ['an expense', (api: Parameters<typeof addInvoice>[0], project_uuid: string) => addExpense(api, { project_uuid })],
])('does not let a project with %s become New again', async (_, add) => {
  const api = await server.as('ADMIN');
  const project = await addProject(api);
  await add(api, project.uuid);

  const { status, body } = await api.put(`/projects/${project.uuid}`, await inputOf(project, api, { status: 'New' }));

  expect(status).toBe(409);
  expect(body.data.err_msg).toBe('A project with certificates or expenses cannot become New again.');
});

test('lets a project with an invoice outside the certificates become New again', async () => {
  const api = await server.as('ADMIN');
  const project = await addProject(api);
  await addInvoice(api, { project_uuid: project.uuid, invoice_amt: '1.00' });

  const { body } = await api.put(`/projects/${project.uuid}`, await inputOf(project, api, { status: 'New' }));

  expect(body.data.status).toBe('New');
});

test('reopens a completed project for a reason only, and keeps the reason', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const project = await addProject(api, { status: 'Completed' });

  const without = await api.put(`/projects/${project.uuid}`, await inputOf(project, api, { status: 'On Going' }));
  const withReason = await api.put(
    `/projects/${project.uuid}`,
    await inputOf(project, api, { status: 'On Going', status_reason: 'Client asks for more' }),
  );

  expect(without.body).toEqual({ errors: { status_reason: ['Reason is required.'] } });
  expect(withReason.body.data.status).toBe('On Going');
  const [entry] = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'project.update').execute();
  expect(entry?.after).toMatchObject({ status: 'On Going', status_reason: 'Client asks for more' });
});

test('does not let a project manager reopen a completed project', async () => {
  const admin = await server.as('ADMIN');
  const api = await server.as('PROJECT_MANAGER');
  const project = await addProject(admin, { status: 'Completed', project_managers: [api.user.id] });

  const { status } = await api.put(`/projects/${project.uuid}`, {
    ...(await inputOf(project, admin, { status: 'On Going', status_reason: 'Please' })),
    project_managers: [api.user.uuid],
  });

  expect(status).toBe(403);
});

test('does not delete a project with documents, and counts them', async () => {
  const api = await server.as('ADMIN');
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api);
  await addInvoice(api, { project_uuid, work_done_certified: '1.00' });
  await addExpense(api, { project_uuid, contractor_uuid });
  await addExpense(api, { project_uuid, contractor_uuid });
  await addOrder(api, { project_uuid, contractor_uuid });
  await addVariationOrder(api, { project_uuid });

  const { status, body } = await api.delete(`/projects/${project_uuid}`);

  expect(status).toBe(409);
  expect(body.data.err_msg).toBe(
    'The project still has 1 invoice, 2 expenses, 1 purchase order and 1 variation order.',
  );
});

test('deletes an empty project for everybody, but keeps its record and its code', async () => {
  const api = await server.as('ADMIN');
  const project = await addProject(api);

  const { status, body } = await api.delete(`/projects/${project.uuid}`);
  const next = await addProject(api);

  expect({ status, body }).toEqual({ status: 200, body: { data: { uuid: project.uuid, name: project.name } } });
  expect((await api.get(`/projects/${project.uuid}`)).status).toBe(404);
  expect((await api.get('/projects')).body.total).toBe(1);
  expect(next.code).toBe('P-0002');
  const [entry] = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'project.delete').execute();
  expect(entry).toMatchObject({ entity_uuid: project.uuid, before: { code: 'P-0001' } });
});

test('moves a project to another client', async () => {
  const api = await server.as('ADMIN');
  const project = await addProject(api);
  const other = await addClient(api);

  const { body } = await api.put(`/projects/${project.uuid}`, await inputOf(project, api, { client_name: other.name }));

  expect(body.data.client).toEqual({ uuid: other.uuid, name: other.name });
});
