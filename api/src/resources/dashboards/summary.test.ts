import { sql } from 'kysely';
import { longAfterP1 } from '../../testing/records/long-after-p1';
import { enterP1, p1 } from '../../testing/records/p1';
import {
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addProject,
  addVariationOrder,
} from '../../testing/records/records';
import { addTwoProjects } from '../../testing/records/two-projects';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const P1 = {
  as_of: p1.as_of,
  failed: [],
  overdue: {
    amount: '100000.00',
    count: 1,
    since: '2026-06-30',
    largest: { amount: '100000.00', since: '2026-06-30' },
  },
  cash: {
    now: '196400.00',
    due: [
      { days: 7, until: '2026-07-08', in: '100000.00', out: '0.00' },
      { days: 30, until: '2026-07-31', in: '233931.00', out: '50000.00' },
    ],
    lowest: { day: '2026-07-15', in: '100000.00', out: '50000.00', balance: '246400.00' },
  },
  retention: { held: '29150.00', completed: '0.00' },
  projects: { in_progress: 1, over_budget: 0, most_over: null, behind: 0, furthest_behind: null },
};

test('says in one look how the worked example stands', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await enterP1(api);

  const { body } = await api.get('/dashboards/summary');

  expect(body.data).toMatchObject(P1);
  expect(body.data.waiting).toEqual({ variations: 1, orders: 2, to_start: 0, bills: { count: 0, amount: '0.00' } });
});

test('says how the worked example stood on its day long after it, when nothing waits', async () => {
  const { api } = await longAfterP1(server);

  const { body } = await api.get(`/dashboards/summary?as_of=${p1.as_of}`);

  expect(body.data).toMatchObject(P1);
  expect(body.data.waiting).toBeNull();
});

test('names the projects that are furthest behind and most over budget', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const add = (name: string, budget: string) =>
    addProject(api, { name, budget, contract_sum: '1000.00', retention: '0' });
  const [ahead, late, dear] = [await add('Ahead', '900.00'), await add('Late', '900.00'), await add('Dear', '100.00')];
  await addInvoice(api, { project_uuid: ahead.uuid, work_done_certified: '1000.00' });
  await addInvoice(api, { project_uuid: dear.uuid, work_done_certified: '400.00' });
  await addExpense(api, { project_uuid: dear.uuid, invoice_amt: '150.25' });

  const { data } = (await api.get('/dashboards/summary')).body;
  const uuids = async (query: string) => {
    const list = (await api.get(`/projects?under_way=1&sort=name&order=asc&${query}`)).body.data as { uuid: string }[];
    return list.map(({ uuid }) => uuid);
  };

  expect(data.projects).toMatchObject({
    in_progress: 3,
    over_budget: 1,
    most_over: { project: { name: 'Dear' }, amount: '50.25' },
    behind: 2,
    furthest_behind: { project: { name: 'Late' }, progress_diff: '-49.73' },
  });
  expect(await uuids('over_budget=1')).toEqual([dear.uuid]);
  expect(await uuids('behind=1')).toEqual([dear.uuid, late.uuid]);
});

test('counts what waits for somebody who can do it', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, { status: 'New', retention: '0' });
  await addInvoice(api, { project_uuid, work_done_certified: '10.00' });
  await addVariationOrder(api, { project_uuid, status: 'submitted' });
  const { uuid: contractor_uuid } = await addContractor(api);
  await addOrder(api, { project_uuid, contractor_uuid });
  await addExpense(api, {
    project_uuid,
    contractor_uuid,
    invoice_date: '2026-05-01',
    due_date: '2026-06-01',
    invoice_amt: '12.34',
  });

  expect((await api.get('/dashboards/summary')).body.data.waiting).toEqual({
    variations: 1,
    orders: 1,
    to_start: 1,
    bills: { count: 1, amount: '12.34' },
  });
  const manager = await server.as('PROJECT_MANAGER');
  expect((await manager.get('/dashboards/summary')).body.data.waiting).toEqual({
    variations: 0,
    orders: 0,
    to_start: 0,
    bills: null,
  });
});

test('is of one project, of a client, or of what a manager sees', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { from: mine, to: theirs } = await addTwoProjects(api);
  const { uuid: elsewhere, client_uuid } = await addProject(api, { retention: '0' });
  const dates = { invoice_date: '2026-05-01', due_date: '2026-06-01' };
  await addInvoice(api, { project_uuid: mine, work_done_certified: '100.00', ...dates });
  await addInvoice(api, { project_uuid: theirs, work_done_certified: '2000.00', ...dates });
  await addInvoice(api, { project_uuid: elsewhere, work_done_certified: '30000.00', ...dates });
  const manager = await server.as('PROJECT_MANAGER');
  await sql`insert into project_managers (project_id, user_id) select id, ${manager.user.id} from projects where uuid = ${mine}`.execute(server.db);
  const overdue = async (who: typeof manager, query = '') => (await who.get(`/dashboards/summary${query}`)).body.data.overdue.amount;

  expect(await overdue(api)).toBe('32100.00');
  expect(await overdue(api, `?project=${theirs}`)).toBe('2000.00');
  expect(await overdue(api, `?client=${client_uuid}`)).toBe('30000.00');
  expect(await overdue(manager)).toBe('100.00');
  expect(await overdue(manager, `?project=${theirs}`)).toBe('0.00');
}); // prettier-ignore

test('answers the other parts when one cannot be read, and names it', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await enterP1(api);
  await sql`alter table variation_orders rename column status to state`.execute(server.db);

  const { status, body } = await api.get('/dashboards/summary');
  await sql`alter table variation_orders rename column state to status`.execute(server.db);
  const again = (await api.get('/dashboards/summary')).body;

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ failed: ['waiting'], waiting: null, overdue: P1.overdue, retention: P1.retention });
  expect(again.data).toMatchObject({ failed: [], waiting: { orders: 2 } });
});
