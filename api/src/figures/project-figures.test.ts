import { addExpense, addInvoice, addPayment, addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

test('has no percentage where there is nothing to divide by', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid } = await addProject(api, { contract_sum: '0' });

  const { body } = await api.get(`/projects/${uuid}`);

  expect(body.data).toMatchObject({
    total_invoiced_percent: null,
    cashflow_margin: null,
    profit_margin: null,
    projected_margin: null,
    work_done_percent: null,
    progress_diff: null,
  });
  expect(body.data).toMatchObject({ total_invoiced: '0.00', cashflow90: '0.00', duration_la: '49.73' });
});

test('has passed all of its time when the project is completed', async () => {
  const api = await server.as('BUSINESS_OWNER');

  const project = await addProject(api, { status: 'Completed' });

  expect(project.duration_la).toBe('100.00');
});

test('rounds a percentage once, half away from zero', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, { contract_sum: '8000.00', retention: '0' });
  await addInvoice(api, { project_uuid, work_done_certified: '0.40' });
  await addExpense(api, { project_uuid, invoice_amt: '9600.40' });

  const { body } = await api.get(`/projects/${project_uuid}`);

  // 0.40 of 8,000.00 is 0.005 %.
  expect(body.data).toMatchObject({ work_done_percent: '0.01', projected_margin: '-20.01' });
});

test('counts the cash of the month up to the day, and what was due later as open', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, { retention: '0' });
  const { uuid: invoice_uuid } = await addInvoice(api, {
    project_uuid,
    work_done_certified: '900.00',
    due_date: '2026-06-30',
  });
  await addPayment(api, { invoice_uuid, payment_date: '2026-05-31', payment_amt: '100.00' });
  await addPayment(api, { invoice_uuid, payment_date: '2026-06-05', payment_amt: '200.00' });
  await addPayment(api, { invoice_uuid, payment_date: '2026-06-25', payment_amt: '600.00' });
  const asOf = async (day: string) => (await api.get(`/projects/${project_uuid}?as_of=${day}`)).body.data;

  expect(await asOf('2026-05-31')).toMatchObject({
    total_received: '100.00',
    cashflow_this_month: '100.00',
    cashflow30: '800.00',
    expected_cashflow: '900.00',
  });
  expect(await asOf('2026-05-30')).toMatchObject({
    total_received: '0.00',
    cashflow_this_month: '0.00',
    cashflow30: '0.00',
    cashflow60: '900.00',
  });
  expect(await asOf('2026-06-10')).toMatchObject({
    total_received: '300.00',
    cashflow_this_month: '200.00',
    cashflow30: '600.00',
  });
  expect(await asOf('2026-07-01')).toMatchObject({
    total_received: '900.00',
    cashflow_this_month: '0.00',
    cashflow30: '0.00',
  });
});

test.each(['2026-02-30', '2026-13-01', 'yesterday', '01-07-2026'])('knows no day %s', async (day) => {
  const api = await server.as('BUSINESS_OWNER');

  const { status, body } = await api.get(`/projects?as_of=${day}`);

  expect({ status, body }).toEqual({
    status: 422,
    body: { errors: { as_of: ['as_of must be in yyyy-MM-dd format.'] } },
  });
});

test('projects cash over 30, 60 or 90 days and no other', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid } = await addProject(api);

  const { body } = await api.get(`/projects/${uuid}/cashflow-projection`);
  const other = await api.get(`/projects/${uuid}/cashflow-projection?days=45`);

  expect(body.data).toMatchObject({ days: 90, items: [], total_in: '0.00' });
  expect(body.data.buckets.at(-1)).toMatchObject({ to: '2026-09-29' });
  expect(other.body.errors).toEqual({ days: ['days must be one of 30, 60, 90.'] });
});

test('projects cash up to the last day that there is, and no further', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid } = await addProject(api);

  const { body } = await api.get(`/projects/${uuid}/cashflow-projection?as_of=9999-12-20`);

  expect(body.data.buckets.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
    ['9999-12-20', '9999-12-26'],
    ['9999-12-27', '9999-12-31'],
  ]);
});
