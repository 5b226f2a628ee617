import { longAfterP1 } from '../../testing/records/long-after-p1';
import { enterP1, p1 } from '../../testing/records/p1';
import { addInvoice, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const AS_OF = `as_of=${p1.as_of}`;

const PERFORMANCE = {
  contract_sum_and_vo: '1060000.00',
  total_invoiced_percent: '52.25',
  work_done_percent: '55.00',
  duration_la: '49.73',
  progress_diff: '5.27',
  profit_margin: '33.96',
  projected_margin: '18.87',
};

test('shows how the project of the worked example does, and the same as the whole portfolio', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);

  const { body } = await api.get(`/dashboards/performance?${AS_OF}`);

  expect(body).toMatchObject({ as_of: p1.as_of, total: 1, portfolio: PERFORMANCE });
  expect(body.data).toMatchObject([{ uuid: project_uuid, ...PERFORMANCE }]);
});

test('shows how the project did on a day that is long past', async () => {
  const { api } = await longAfterP1(server);

  const { body } = await api.get(`/dashboards/performance?${AS_OF}`);

  expect(body.portfolio).toMatchObject(PERFORMANCE);
});

test('counts what is under way: On Going, or New with a certificate', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const add = (name: string, status: string, contract_sum: string) =>
    addProject(api, { name, status, contract_sum, retention: '0' });
  await add('Runs', 'On Going', '100.00');
  await add('Waits', 'New', '900.00');
  const { uuid: claimed } = await add('Claims', 'New', '7000.00');
  await addInvoice(api, { project_uuid: claimed, kind: 'other', invoice_amt: '5.00' });
  const { uuid: ended } = await add('Ended', 'On Going', '50000.00');
  await addInvoice(api, { project_uuid: ended, work_done_certified: '5.00' });
  await server.db.updateTable('projects').set({ status: 'Completed' }).where('uuid', '=', ended).execute();
  const { uuid: project_uuid, client_uuid } = await add('Certified', 'New', '200.00');
  const certificate = await addInvoice(api, { project_uuid, work_done_certified: '60.00' });
  const read = async (query = '') => {
    const { body } = await api.get(`/dashboards/performance?${query}`);
    const clients = (await api.get(`/dashboards/performance/clients?${query}`)).body.data;
    const list = (await api.get(`/projects?under_way=1&totals=1&sort=name&order=asc&${query}`)).body;
    const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
    expect(names(list)).toEqual(names(body));
    expect(list.totals.contract_sum_and_vo).toBe(body.portfolio.contract_sum_and_vo);
    return [names(body), body.portfolio.contract_sum_and_vo, clients.length];
  };

  expect(await read()).toEqual([['Certified', 'Runs'], '300.00', 2]);
  expect(await read('as_of=2026-03-31')).toEqual([['Certified', 'Runs'], '300.00', 2]);
  expect(await read('as_of=2026-03-30')).toEqual([['Runs'], '100.00', 1]);
  expect(await read(`client=${client_uuid}`)).toEqual([['Certified'], '200.00', 1]);
  await api.delete(`/invoices/${certificate.uuid}`);
  expect(await read()).toEqual([['Runs'], '100.00', 1]);
});

test('weighs a percentage of the portfolio by the projects it is made of', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const small = await addProject(api, { contract_sum: '100.00', retention: '0' });
  await addProject(api, { contract_sum: '900.00' });
  await addInvoice(api, { project_uuid: small.uuid, work_done_certified: '50.00' });

  const { body } = await api.get('/dashboards/performance?sort=work_done_percent');

  expect(body.data.map((row: { work_done_percent: string }) => row.work_done_percent)).toEqual(['50.00', '0.00']);
  expect(body.portfolio).toMatchObject({ work_done_percent: '5.00', total_invoiced_percent: '5.00' });
});

test('finds projects of the performance by name, and by client', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { client_uuid } = await addProject(api, { name: 'Menara Timur' });
  await addProject(api, { name: 'Menara Barat' });

  expect((await api.get('/dashboards/performance?search=timur')).body.data).toMatchObject([{ name: 'Menara Timur' }]);
  expect((await api.get(`/dashboards/performance?client=${client_uuid}`)).body.total).toBe(1);
});

test('adds the contract sums of the projects under way up by client, the largest first', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { client_uuid: small, client_name } = await addProject(api, { contract_sum: '100.00' });
  const { client_uuid: large } = await addProject(api, { contract_sum: '900.00', variation_order: '5.00' });
  await addProject(api, { contract_sum: '50.00', client_name });
  await addProject(api, { contract_sum: '7.00', client_name, status: 'New' });

  const all = await api.get(`/dashboards/performance/clients?${AS_OF}`);
  const one = await api.get(`/dashboards/performance/clients?client=${small}`);

  expect(all.body.data).toMatchObject([
    { client: { uuid: large }, count: 1, contract_sum_and_vo: '905.00' },
    { client: { uuid: small, name: client_name }, count: 2, contract_sum_and_vo: '150.00' },
  ]);
  expect(one.body.data).toHaveLength(1);
});

test('shows the overdue invoice of the worked example, and every bucket', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await enterP1(api);

  const { body } = await api.get(`/dashboards/overdue-invoices?${AS_OF}`);

  expect(body.data).toMatchObject([{ cert_no: '2', overdue: 1, balance: '100000.00' }]);
  expect(body.totals).toMatchObject({ balance: '100000.00' });
  expect(body.ageing).toEqual([
    { bucket: 'not_due', count: 1, amount: '133931.00' },
    { bucket: '1-30', count: 1, amount: '100000.00' },
    { bucket: '31-60', count: 0, amount: '0.00' },
    { bucket: '61-90', count: 0, amount: '0.00' },
    { bucket: 'over_90', count: 0, amount: '0.00' },
  ]);
});

test('shows what was overdue on a day that is long past', async () => {
  const { api } = await longAfterP1(server);

  const { body } = await api.get(`/dashboards/overdue-invoices?${AS_OF}`);

  expect(body.data).toMatchObject([{ cert_no: '2', overdue: 1, balance: '100000.00' }]);
  expect(body.ageing.slice(0, 2)).toEqual([
    { bucket: 'not_due', count: 1, amount: '133931.00' },
    { bucket: '1-30', count: 1, amount: '100000.00' },
  ]);
});

test.each([
  [30, '1-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, 'over_90'],
])('puts an invoice that is %i days overdue into %s', async (days, bucket) => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const due = new Date(Date.UTC(2026, 6, 1 - days)).toISOString().slice(0, 10);
  await addInvoice(api, { project_uuid, invoice_amt: '10.00', invoice_date: '2026-01-01', due_date: due });

  const { body } = await api.get(`/dashboards/overdue-invoices?ageing=${bucket}`);

  expect(body.data).toMatchObject([{ overdue: days }]);
  expect(body.ageing).toContainEqual({ bucket, count: 1, amount: '10.00' });
});

test('shows the oldest overdue invoice first', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const add = (invoice_no: string, due_date: string) =>
    addInvoice(api, { project_uuid, invoice_no, invoice_amt: '10.00', invoice_date: '2026-01-01', due_date });
  await add('LATER', '2026-06-01');
  await add('OLDEST', '2026-02-01');
  await add('NEXT', '2026-03-01');

  const { body } = await api.get('/dashboards/overdue-invoices');
  const latest = await api.get('/dashboards/overdue-invoices?sort=overdue&order=asc');

  const numbers = (rows: { invoice_no: string }[]) => rows.map((row) => row.invoice_no);
  expect(numbers(body.data)).toEqual(['OLDEST', 'NEXT', 'LATER']);
  expect(numbers(latest.body.data)).toEqual(['LATER', 'NEXT', 'OLDEST']);
});

test("shows a project manager the figures of their own projects only, with another's project not found", async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(owner);
  const manager = await server.as('PROJECT_MANAGER');
  await addProject(owner, { name: 'Own', project_managers: [manager.user.id], contract_sum: '100.00' });

  const performance = await manager.get('/dashboards/performance');
  const cashflow = await manager.get('/dashboards/cashflow');
  const overdue = await manager.get('/dashboards/overdue-invoices');

  expect(performance.body).toMatchObject({ total: 1, portfolio: { contract_sum_and_vo: '100.00' } });
  expect(cashflow.body.data.projection[0]).toEqual({ days: 30, in: '0.00', out: '0.00', nett: '0.00' });
  expect(cashflow.body.data.months.at(-1)).toMatchObject({ in: '0.00', out: '0.00' });
  expect(overdue.body).toMatchObject({ total: 0, ageing: [{ count: 0 }, {}, {}, {}, {}] });
  expect((await manager.get(`/dashboards/cashflow?project=${project_uuid}`)).status).toBe(404);
});

test.each(['as_of=2026-02-30', 'project=x', 'project=1&project=2', 'client=%27'])(
  'names what is wrong with %s',
  async (query) => {
    const api = await server.as('BUSINESS_OWNER');

    const { status, body } = await api.get(`/dashboards/cashflow?${query}`);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  },
);
