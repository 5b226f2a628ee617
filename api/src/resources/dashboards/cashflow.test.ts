import { longAfterP1 } from '../../testing/records/long-after-p1';
import { enterP1, p1 } from '../../testing/records/p1';
import { addExpense, addInvoice, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const AS_OF = `as_of=${p1.as_of}`;

const PROJECTION = [
  { days: 30, in: '233931.00', out: '50000.00', nett: '183931.00' },
  { days: 60, in: '233931.00', out: '209000.00', nett: '24931.00' },
  { days: 90, in: '233931.00', out: '209000.00', nett: '24931.00' },
];

const MONTHS = [
  { month: '2026-05', in: '201400.00', out: '125000.00', nett: '76400.00' },
  { month: '2026-06', in: '100000.00', out: '0.00', nett: '100000.00' },
  { month: '2026-07', in: '50000.00', out: '30000.00', nett: '20000.00' },
];

test('shows the cash of the months that are asked for, as far as the day', async () => {
  const { api, project_uuid } = await longAfterP1(server);

  const past = await api.get(`/dashboards/cashflow?month_from=2026-05&month_to=2026-07&${AS_OF}`);
  const one = await api.get(`/dashboards/cashflow?month_from=2026-05&month_to=2026-07&project=${project_uuid}`);
  const year = await api.get('/dashboards/cashflow?month_from=2026-01&month_to=2026-12');

  expect(past.body.data.months).toEqual(MONTHS);
  expect(one.body.data.months.at(-1)).toEqual({
    month: '2026-07',
    in: '150000.00',
    out: '30000.00',
    nett: '120000.00',
  });
  expect(year.body.data.months).toHaveLength(12);
  expect(year.body.data.months.at(8)).toEqual({
    month: '2026-09',
    in: '0.00',
    out: '159000.00',
    nett: '-159000.00',
  });
});

test.each([
  ['month_from=2026-13', { month_from: ['month_from must be in yyyy-MM format.'] }],
  ['month_from=2026-05&month_to=2026-04', { month_to: ['month_to must not be before month_from.'] }],
  ['month_from=2026-08', { month_to: ['month_to must be within 60 months from month_from.'] }],
  ['month_from=2021-07&month_to=2026-07', { month_to: ['month_to must be within 60 months from month_from.'] }],
])('names what is wrong with the months of %s', async (query, errors) => {
  const api = await server.as('BUSINESS_OWNER');

  const { status, body } = await api.get(`/dashboards/cashflow?${query}&${AS_OF}`);

  expect(status).toBe(422);
  expect(body).toEqual({ errors });
});

test('shows the cash of the worked example month by month, and what is expected', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);

  const all = await api.get(`/dashboards/cashflow?${AS_OF}`);
  const one = await api.get(`/dashboards/cashflow?project=${project_uuid}&${AS_OF}`);

  expect(all.body.data.as_of).toBe(p1.as_of);
  expect(all.body.data.months).toHaveLength(12);
  expect(all.body.data.months[0]).toEqual({ month: '2025-08', in: '0.00', out: '0.00', nett: '0.00' });
  expect(all.body.data.months.slice(-3)).toEqual(MONTHS);
  expect(all.body.data.projection).toEqual(PROJECTION);
  expect(one.body).toEqual(all.body);
});

test('shows the cash of the worked example as of its day also when that day is long past', async () => {
  const { api, project_uuid } = await longAfterP1(server);

  const all = await api.get(`/dashboards/cashflow?${AS_OF}`);
  const one = await api.get(`/dashboards/cashflow?project=${project_uuid}&${AS_OF}`);

  expect(all.body.data.months.slice(-3)).toEqual(MONTHS);
  expect(all.body.data.projection).toEqual(PROJECTION);
  expect(one.body).toEqual(all.body);
});

test('expects from the portfolio what it expects from its projects together', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await enterP1(api);
  const { uuid: project_uuid } = await addProject(api);
  await addExpense(api, { project_uuid, invoice_amt: '70.00', due_date: '2026-08-15' });
  await addInvoice(api, { project_uuid, invoice_amt: '500.00', due_date: '2026-09-20' });

  const { body } = await api.get('/dashboards/cashflow');
  const projects = (await api.get('/projects?totals=1')).body.totals;

  expect(body.data.projection.map((window: { nett: string }) => window.nett)).toEqual([
    projects.cashflow30,
    projects.cashflow60,
    projects.cashflow90,
  ]);
});

test('expects of a past day what the list of that day has open, also of a bill that was written off since', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const dates = { invoice_date: '2026-05-01', due_date: '2026-05-31' };
  const { uuid } = await addExpense(api, { project_uuid, invoice_amt: '100.00', ...dates });
  await addPayment(api, { expense_uuid: uuid, payment_date: '2026-06-20', payment_amt: '40.00' });
  await api.put(`/write-off/expenses/${uuid}`, { reason: 'Settled for less' });

  const past = await api.get('/dashboards/cashflow?as_of=2026-06-10');
  const list = await api.get('/expenses?overdue=1&as_of=2026-06-10');

  expect(past.body.data.projection[0]).toMatchObject({ days: 30, out: '100.00' });
  expect(list.body).toMatchObject({ total: 1, data: [{ uuid, overdue: 10, balance: '100.00' }] });
  expect((await api.get('/expenses?overdue=1')).body.total).toBe(0);
});
