import { addContractor, addOrder, addProject } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

async function ownerWithContractor() {
  const api = await server.as('BUSINESS_OWNER');
  const project = await addProject(api, { name: 'Tower' });
  const contractor = await addContractor(api, { name: 'Alam Damai' });
  const path = `/projects/${project.uuid}/contractors`;
  const who = { uuid: contractor.uuid as string, name: 'Alam Damai' };
  return { api, project, contractor, path, who, body: { contractor_uuid: contractor.uuid as string } };
}

test('assigns a contractor before anything is ordered, once', async () => {
  const { api, path, body, who } = await ownerWithContractor();

  const first = await api.post(path, body);
  const again = await api.post(path, body);

  expect([first, again].map((reply) => [reply.status, reply.body])).toEqual(Array(2).fill([201, { data: who }]));
  expect((await api.get(path)).body.data).toMatchObject([{ name: 'Alam Damai', po_count: 0 }]);
  const entries = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'contractor.assign')
    .execute();
  expect(entries).toHaveLength(1);
});

test('a contractor that stands in a project is deleted once they are taken off it', async () => {
  const { api, path, body, who } = await ownerWithContractor();
  await api.post(path, body);
  const before = await api.delete(`/contractors/${who.uuid}`);

  const taken = await api.delete(`${path}/${who.uuid}`);

  expect([before.status, before.body.errors.projects]).toEqual([422, ['Tower']]);
  expect({ status: taken.status, body: taken.body }).toEqual({ status: 200, body: { data: who } });
  expect((await api.delete(`/contractors/${who.uuid}`)).status).toBe(200);
});

test('keeps a contractor who has orders, and finds none who is not there', async () => {
  const { api, project, contractor, path, body } = await ownerWithContractor();
  const nobody = await api.delete(`${path}/${contractor.uuid}`);
  await api.post(path, body);
  await addOrder(api, { project_uuid: project.uuid, contractor_uuid: contractor.uuid });

  const { status, body: refusal } = await api.delete(`${path}/${contractor.id}`);

  expect([nobody.status, nobody.body]).toEqual([404, { message: 'Contractor not found.' }]);
  expect([status, refusal.data.err_msg]).toEqual([
    409,
    'The contractor still has purchase orders (1) or expenses (0) in the project.',
  ]);
});

test('assigns nobody that does not exist, and nobody to a project of others', async () => {
  const { api, path, body } = await ownerWithContractor();
  const manager = await server.as('PROJECT_MANAGER');

  const unknown = await api.post(path, { contractor_uuid: 99 });
  const foreign = [await manager.post(path, body), await manager.delete(`${path}/${body.contractor_uuid}`)];

  expect(unknown.body).toEqual({ errors: { contractor_uuid: ['Contractor is not valid.'] } });
  expect(foreign.map((reply) => [reply.status, reply.body])).toEqual(
    Array(2).fill([404, { message: 'Project not found.' }]),
  );
});
