import { sql } from 'kysely';
import { addContractor, addExpense, addInvoice, addOrder, addVariationOrder } from '../../testing/records/records';
import { keptSums } from '../../testing/records/kept-sums';
import { addTwoProjects } from '../../testing/records/two-projects';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

type Owner = Awaited<ReturnType<typeof server.as>>;

async function ownerWithTwoProjects() {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  return { api, ...(await addTwoProjects(api)) };
}

const moveEntries = () =>
  server.db.selectFrom('audit_log').selectAll().where('action', 'like', '%.move').orderBy('id').execute();

test('says what a move would do, and does nothing', async () => {
  const { api, from, between } = await ownerWithTwoProjects();
  const { uuid: contractor_uuid } = await addContractor(api);
  const order = await addOrder(api, { project_uuid: from, contractor_uuid });
  const expense = await addExpense(api, {
    project_uuid: from,
    contractor_uuid,
    purchase_order_uuid: order.uuid,
    ref_no: 'B-1',
  });
  const body = { expenses_ids: [expense.uuid], ...between };
  const before = [await keptSums(server.db), (await api.get(`/expenses/${expense.uuid}`)).body];

  const preview = await api.post('/move/expenses', { ...body, preview: true });
  const after = [await keptSums(server.db), (await api.get(`/expenses/${expense.uuid}`)).body];
  const entries = await moveEntries();
  const done = await api.post('/move/expenses', { ...body, preview: false });

  expect(preview).toMatchObject({ status: 200, body: { message: 'Moves 1 expense to "Bridge".', moved: 1 } });
  expect(after).toEqual(before);
  expect(entries).toEqual([]);
  expect(preview.body.warnings).toEqual(done.body.warnings);
  expect(preview.body.warnings).toEqual([`B-1 is no longer billed on ${order.po_no}.`]);
});

test('warns that an exported document stands in the accounts under the old project', async () => {
  const { api, from, between } = await ownerWithTwoProjects();
  const expense = await addExpense(api, { project_uuid: from, ref_no: 'B-1' });
  await server.db.updateTable('expenses').set({ exported_at: new Date() }).execute();

  const { body } = await api.post('/move/expenses', { expenses_ids: [expense.uuid], ...between });

  expect(body.warnings).toEqual(['B-1 was exported already, under "Tower".']);
});

test('moves nothing when one of the chosen is not there', async () => {
  const { api, from, to, between } = await ownerWithTwoProjects();
  const here = await addExpense(api, { project_uuid: from });
  const there = await addExpense(api, { project_uuid: to });

  const { status, body } = await api.post('/move/expenses', { expenses_ids: [here.uuid, there.uuid], ...between });

  expect({ status, body }).toEqual({ status: 404, body: { message: 'Expense not found.' } });
  expect((await api.get(`/expenses/${here.uuid}`)).body.data.project.uuid).toBe(from);
});

test('does the same move once for one key', async () => {
  const { api, from, between } = await ownerWithTwoProjects();
  const expense = await addExpense(api, { project_uuid: from });
  const move = () =>
    api.post('/move/expenses', { expenses_ids: [expense.uuid], ...between }, { 'idempotency-key': 'once' });

  const [first, second] = [await move(), await move()];

  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(await moveEntries()).toHaveLength(1);
});

/** Each kind of move, with a record to move. */
const KINDS: readonly [
  path: string,
  field: string,
  add: (api: Owner, project_uuid: string) => Promise<{ uuid: string }>,
][] = [
  ['invoices', 'invoice_ids', (api, project_uuid) => addInvoice(api, { project_uuid, invoice_amt: '1.00' })],
  ['expenses', 'expenses_ids', (api, project_uuid) => addExpense(api, { project_uuid })],
  [
    'contractors',
    'contractor_ids',
    async (api, project_uuid) => {
      const contractor = await addContractor(api);
      await addExpense(api, { project_uuid, contractor_uuid: contractor.uuid });
      return contractor;
    },
  ],
  [
    'purchase-orders',
    'po_ids',
    async (api, project_uuid) => addOrder(api, { project_uuid, contractor_uuid: (await addContractor(api)).uuid }),
  ],
  ['variation-orders', 'vo_ids', (api, project_uuid) => addVariationOrder(api, { project_uuid })],
];

test.each(KINDS)(
  'moves no %s to a completed project, to the same project, or none at all',
  async (path, field, add) => {
    const { api, from, to } = await ownerWithTwoProjects();
    const { uuid } = await add(api, from);
    await server.db.updateTable('projects').set({ status: 'Completed' }).where('uuid', '=', to).execute();

    const completed = await api.post(`/move/${path}`, { [field]: [uuid], from_project_id: from, to_project_id: to });
    const same = await api.post(`/move/${path}`, { [field]: [uuid], from_project_id: from, to_project_id: from });
    const none = await api.post(`/move/${path}`, { [field]: [], from_project_id: from, to_project_id: to });

    expect([completed.status, completed.body.data.err_msg]).toEqual([409, 'Completed projects cannot receive items.']);
    expect(same.body).toEqual({ errors: { to_project_id: ['To Project must be another project.'] } });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, [field]]);
  },
);

test.each(KINDS)(
  'a project manager moves %s between own projects, and neither from nor to those of others',
  async (path, field, add) => {
    const { api, from, to } = await ownerWithTwoProjects();
    const manager = await server.as('PROJECT_MANAGER');
    const { uuid } = await add(api, from);
    const move = (from_project_id: string, to_project_id: string) =>
      manager.post(`/move/${path}`, { [field]: [uuid], from_project_id, to_project_id });
    const own = (project: string) =>
      sql`insert into user_projects (user_id, project_id) select ${manager.user.id}, id from projects where uuid = ${project}`.execute(
        server.db,
      );

    const foreign = await move(from, to);
    await own(from);
    const toForeign = await move(from, to);
    await own(to);
    const between = await move(from, to);
    await sql`delete from user_projects where project_id in (select id from projects where uuid = ${to})`.execute(
      server.db,
    );
    const fromForeign = await move(to, from);

    expect([foreign, toForeign, fromForeign].map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([404, { message: 'Project not found.' }]),
    );
    expect([between.status, between.body.moved]).toEqual([200, 1]);
  },
);
test('does not move a release of retention away from what it releases', async () => {
  const { api, from, to, between } = await ownerWithTwoProjects();
  await server.db.updateTable('projects').set({ retention: null }).execute();
  const progress = await addInvoice(api, { project_uuid: from, work_done_certified: '1000.00' });
  const release = await addInvoice(api, { project_uuid: from, kind: 'retention_release', released: '20.00' });

  const alone = await api.post('/move/invoices', { invoice_ids: [release.uuid], ...between });
  const without = await api.post('/move/invoices', { invoice_ids: [progress.uuid], ...between });
  const both = await api.post('/move/invoices', { invoice_ids: [release.uuid, progress.uuid], ...between });

  expect([alone.status, alone.body.data.err_msg]).toEqual([
    409,
    '"Bridge" would have more retention released than it holds.',
  ]);
  expect([without.status, without.body.data.err_msg]).toEqual([
    409,
    '"Tower" would have more retention released than it holds.',
  ]);
  expect(both.body.moved).toBe(2);
  expect((await api.get(`/projects/${to}/invoices/prev_certified`)).body.data).toMatchObject({
    prev_cert_no: '2',
    nett_certified: '970.00',
  });
});

test('does not put what a release releases after its day', async () => {
  const { api, from, to, between } = await ownerWithTwoProjects();
  await server.db.updateTable('projects').set({ retention: null }).execute();
  await addInvoice(api, { project_uuid: to, work_done_certified: '1000.00', invoice_date: '2026-05-31' });
  const progress = await addInvoice(api, { project_uuid: from, work_done_certified: '1000.00' });
  const release = await addInvoice(api, { project_uuid: from, kind: 'retention_release', released: '20.00' });
  const later = await addInvoice(api, {
    ...{ project_uuid: from, work_done_certified: '2000.00', invoice_date: '2026-06-30' },
  });

  const early = await api.post('/move/invoices', { invoice_ids: [release.uuid], ...between });
  const without = await api.post('/move/invoices', { invoice_ids: [progress.uuid], ...between });
  const all = await api.post('/move/invoices', {
    invoice_ids: [progress.uuid, release.uuid, later.uuid],
    ...between,
  });

  expect([early.body.data.err_msg, without.body.data.err_msg, all.body.moved]).toEqual([
    '"Bridge" would have more retention released than it holds.',
    '"Tower" would have more retention released than it holds.',
    3,
  ]);
});
