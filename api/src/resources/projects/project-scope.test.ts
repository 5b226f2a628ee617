import {
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addPayment,
  addProject,
  addVariationOrder,
  projectBody,
} from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

/** Another person's project with one document of each kind, and a manager with a project of their own. */
async function foreignProject() {
  const admin = await server.as('ADMIN');
  const manager = await server.as('PROJECT_MANAGER');
  const own = await addProject(admin, { name: 'Own', project_managers: [manager.user.id] });
  const foreign = await addProject(admin, { name: 'Foreign' });
  const project_uuid: string = foreign.uuid;
  const contractor = await addContractor(admin);
  const invoice = await addInvoice(admin, { project_uuid, work_done_certified: '1000.00' });
  await addExpense(admin, { project_uuid, contractor_uuid: contractor.uuid });
  await addOrder(admin, { project_uuid, contractor_uuid: contractor.uuid });
  await addVariationOrder(admin, { project_uuid });
  await addPayment(admin, { invoice_uuid: invoice.uuid, payment_amt: '1.00' });
  return { admin, manager, own, foreign, contractor };
}

test.each([
  '',
  '/overview',
  '/cashflow-projection',
  '/invoices',
  '/expenses',
  '/payments',
  '/contractors',
  '/invoices/prev_certified',
])("hides another manager's project: GET …%s is not found", async (path) => {
  const { manager, foreign, own } = await foreignProject();

  expect((await manager.get(`/projects/${foreign.uuid}${path}`)).status).toBe(404);
  expect((await manager.get(`/projects/${foreign.id}${path}`)).status).toBe(404);
  expect((await manager.get(`/projects/${own.uuid}${path}`)).status).toBe(200);
});

test.each(['/projects', '/invoices', '/expenses', '/payments', '/purchaseOrders', '/variationOrders'])(
  'lists and adds up only own projects in %s',
  async (path) => {
    const { admin, manager, foreign } = await foreignProject();

    const { body } = await manager.get(`${path}?totals=1`.replace(/(?<!projects)\?.*/, ''));
    const asked = await manager.get(
      path === '/projects' ? `${path}?search=Foreign` : `${path}?project=${foreign.uuid}`,
    );

    expect(body.total).toBe(path === '/projects' ? 1 : 0);
    expect(asked.body.total).toBe(0);
    expect((await admin.get(path)).body.total).toBeGreaterThan(0);
    // A percentage of zero is null.
    for (const total of Object.values<string | null>(path === '/projects' ? {} : (body.totals ?? {})))
      expect(total ?? '0.00').toBe('0.00');
  },
);

test('does not let a manager change a foreign project', async () => {
  const { admin, manager, foreign } = await foreignProject();

  const { status } = await manager.put(`/projects/${foreign.uuid}`, await projectBody(admin, { name: 'Mine now' }));

  expect(status).toBe(404);
});

test('does not let a manager write documents to a foreign project', async () => {
  const { manager, foreign, contractor } = await foreignProject();
  const project_uuid: string = foreign.uuid;
  const contractor_uuid: string = contractor.uuid;

  const replies = [
    await manager.post('/invoices', { project_uuid, invoice_date: '2026-06-01', work_done_certified: '2000.00' }),
    await manager.post('/expenses', {
      project_uuid,
      contractor_uuid,
      ref_no: 'X',
      invoice_date: '2026-06-01',
      invoice_amt: '1.00',
    }),
    await manager.post('/purchaseOrders', {
      project_uuid,
      contractor_uuid,
      issued_date: '2026-06-01',
      total_value: '1.00',
    }),
    await manager.post('/variationOrders', { project_uuid, title: 'X', type: 'addition', amount: '1.00' }),
  ];

  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    Array(4).fill([404, { message: 'Project not found.' }]),
  );
});

test('shows a manager the projects that role management gave them', async () => {
  const { manager, foreign } = await foreignProject();
  await server.db.insertInto('user_projects').values({ user_id: manager.user.id, project_id: foreign.id }).execute();

  const { body } = await manager.get('/projects?sort=name&order=asc');

  expect(body.data.map((row: { name: string }) => row.name)).toEqual(['Foreign', 'Own']);
});

test('lets a manager work on their own project, but neither create nor delete one', async () => {
  const { admin, manager, own } = await foreignProject();
  const body = await projectBody(admin, { name: 'Renamed', project_managers: [manager.user.id] });

  expect((await manager.put(`/projects/${own.uuid}`, body)).status).toBe(200);
  expect((await manager.post('/projects', body)).status).toBe(403);
  expect((await manager.delete(`/projects/${own.uuid}`)).status).toBe(403);
});
