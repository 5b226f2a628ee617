import { sql } from 'kysely';
import { fingerprint } from '../../testing/contract/fingerprint';
import { enterP1 } from '../../testing/records/p1';
import { addInvoice, addProject, projectBody } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

type Owner = Awaited<ReturnType<typeof server.as>>;

/** A project as its form would send it. */
async function editedProject(api: Owner, uuid: string, fields: object) {
  const { data: project } = (await api.get(`/projects/${uuid}`)).body;
  const { name, status, client_uuid, contract_sum, budget, contingency_amt, variation_order, omission_value } = project;
  const figures = { contract_sum, budget, contingency_amt, variation_order, omission_value };
  const body = await projectBody(api, { name, status, client_name: client_uuid, ...figures, ...fields });
  return { project, body };
}

test('says what the figures would be, as a save then makes them, and changes nothing', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);
  const edit = { contract_sum: '1200000', budget: '900000.00', end_customer: 'A new one', start_date: '2026-02-01' };
  const { project, body } = await editedProject(api, project_uuid, { ...edit, version: 1 });
  const before = await fingerprint(server.db);

  const preview = await api.put(`/projects/${project_uuid}`, { ...body, preview: true });
  const after = await fingerprint(server.db);
  const saved = await api.put(`/projects/${project_uuid}`, { ...body, preview: false });

  expect(preview.body.data).toMatchObject({ contract_sum_and_vo: '1260000.00', revised_budget: '960000.00' });
  expect(after).toEqual(before);
  expect(project.version).toBe(1);
  const { updated_at: _saved, ...asSaved } = saved.body.data;
  const { updated_at: _preview, ...asPreviewed } = preview.body.data;
  expect(asPreviewed).toEqual(asSaved);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit_log where action = 'project.update'`.execute(server.db);
  expect(rows).toEqual([{ count: 1 }]);
});

test('refuses a preview like the save: a stale version, a status that cannot be, a wrong field', async () => {
  const api = await server.as('ADMIN', { name: 'Mei Ling' });
  const { uuid } = await addProject(api);
  await addInvoice(api, { project_uuid: uuid, work_done_certified: '1.00' });
  const { body } = await editedProject(api, uuid, { preview: true });
  const put = (fields: object) => api.put(`/projects/${uuid}`, { ...body, ...fields });

  const stale = await put({ version: 7 });
  const started = await put({ status: 'New' });
  const wrong = await put({ contract_sum: '-1' });

  expect(stale.status).toBe(409);
  expect(started.body.data.err_msg).toBe('A project with certificates or expenses cannot become New again.');
  expect(wrong.body.errors).toEqual({ contract_sum: ['Contract Sum must not be negative.'] });
});

test("previews no project that is another manager's", async () => {
  const admin = await server.as('ADMIN');
  const manager = await server.as('PROJECT_MANAGER');
  const { uuid } = await addProject(admin);
  const { body } = await editedProject(admin, uuid, { preview: true });

  const { status } = await manager.put(`/projects/${uuid}`, body);

  expect(status).toBe(404);
});
