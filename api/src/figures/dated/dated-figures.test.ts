import {
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addPayment,
  addProject,
  addVariationOrder,
} from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';
import { rebuildFigures } from '../kept-figures';

const server = withApp();

/** A project with one record of each kind, each dated on another day of 2026; today is 1 July. */
async function datedProject() {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, { retention: '0', budget: '500000.00' });
  const { uuid: contractor_uuid } = await addContractor(api);
  const ids = { project_uuid, contractor_uuid };
  await addVariationOrder(api, { project_uuid, vo_no: 'VO-A', submitted_date: '2026-03-01', approved_date: '2026-04-15' });
  const order = await addOrder(api, { ...ids, issued_date: '2026-04-10' });
  const march = await addInvoice(api, { project_uuid, invoice_date: '2026-03-31', due_date: '2026-04-30', work_done_certified: '1000.00' });
  const june = await addInvoice(api, { project_uuid, invoice_date: '2026-06-30', due_date: '2026-07-30', work_done_certified: '3000.00' });
  const bill = await addExpense(api, { ...ids, ref_no: 'B-1', purchase_order_uuid: order.uuid, invoice_date: '2026-04-01', due_date: '2026-05-01', invoice_amt: '600.00' });
  const later = await addExpense(api, { ...ids, ref_no: 'B-2', purchase_order_uuid: order.uuid, invoice_date: '2026-05-20', due_date: '2026-06-20', invoice_amt: '700.00' });
  await addPayment(api, { invoice_uuid: march.uuid, payment_date: '2026-05-05', payment_amt: '400.00' });
  // An advance, paid before the date of the bill.
  await addPayment(api, { expense_uuid: later.uuid, payment_date: '2026-05-10', payment_amt: '50.00' });
  const read = async (path: string, day: string) =>
    (await api.get(`${path}${path.includes('?') ? '&' : '?'}as_of=${day}`)).body;
  return { api, project_uuid: project_uuid as string, order, march, june, bill, later, read };
} // prettier-ignore

test('counts nothing as of a past day that is dated after it', async () => {
  const { project_uuid, read } = await datedProject();
  const figures = async (day: string) => (await read(`/projects/${project_uuid}`, day)).data;

  expect(await figures('2026-03-30')).toMatchObject({
    total_invoiced: '0.00',
    work_done_percent: '0.00',
    total_expenses: '0.00',
    contract_sum_and_vo: '1000000.00',
    expected_cashflow: '0.00',
    eac: '500000.00',
  });
  expect(await figures('2026-04-14')).toMatchObject({
    total_invoiced: '1000.00',
    contract_sum_and_vo: '1000000.00',
    total_expenses: '600.00',
  });
  expect(await figures('2026-04-15')).toMatchObject({ contract_sum_and_vo: '1000100.00' });
  expect(await figures('2026-06-29')).toMatchObject({ total_invoiced: '1000.00', total_expenses: '1300.00' });
  expect(await figures('2026-07-01')).toMatchObject({ total_invoiced: '3000.00', total_expenses: '1300.00' });
});

test('lists the documents of the day, each as it stood on it', async () => {
  const { read } = await datedProject();
  const listed = async (path: string, day: string, key: string) => {
    const { data, total, totals } = await read(path, day);
    return { rows: data.map((row: Record<string, string>) => [row[key], row.status, row.balance]), total, totals };
  };

  expect(await listed('/invoices', '2026-05-04', 'cert_no')).toMatchObject({
    rows: [['1', 'pending', '1000.00']],
    total: 1,
    totals: { invoice_amt: '1000.00', balance: '1000.00' },
  });
  expect(await listed('/invoices', '2026-05-05', 'cert_no')).toMatchObject({
    rows: [['1', 'partial', '600.00']],
    totals: { total_payment: '400.00', balance: '600.00' },
  });
  expect(await listed('/invoices?status=partial', '2026-05-04', 'cert_no')).toMatchObject({ rows: [], total: 0 });
  expect(await listed('/invoices?overdue=1', '2026-06-01', 'cert_no')).toMatchObject({ total: 1 });
  expect(await listed('/expenses?search=B-', '2026-05-19', 'ref_no')).toMatchObject({ rows: [['B-1', 'pending', '600.00']] });
}); // prettier-ignore

test('reads a document as absent before its own day', async () => {
  const { api, june, order, later } = await datedProject();
  const status = async (path: string, day: string) => (await api.get(`${path}?as_of=${day}`)).status;

  for (const [path, day, eve] of [
    [`/invoices/${june.uuid}`, '2026-06-30', '2026-06-29'],
    [`/invoices/${june.uuid}/print`, '2026-06-30', '2026-06-29'],
    [`/expenses/${later.uuid}`, '2026-05-20', '2026-05-19'],
    [`/purchaseOrders/${order.uuid}`, '2026-04-10', '2026-04-09'],
    [`/purchaseOrders/${order.uuid}/print`, '2026-04-10', '2026-04-09'],
  ] as const)
    expect([path, await status(path, day), await status(path, eve)]).toEqual([path, 200, 404]);
});

test('follows a payment that moves to another day, and one that is deleted', async () => {
  const { api, march, read } = await datedProject();
  const status = async (day: string) => (await read(`/invoices/${march.uuid}`, day)).data.status;
  const payment = (await api.get(`/payments?invoice=${march.uuid}`)).body.data[0];
  expect([await status('2026-05-04'), await status('2026-05-05')]).toEqual(['pending', 'partial']);

  await api.put(`/payments/${payment.uuid}`, { payment_date: '2026-06-10', payment_amt: '400.00' });
  expect([await status('2026-06-09'), await status('2026-06-10')]).toEqual(['pending', 'partial']);

  await api.delete(`/payments/${payment.uuid}`);
  expect(await status('2026-06-10')).toBe('pending');
  expect(await rebuildFigures(server.db, true)).toEqual([]);
});

test('counts an advance as cash on its day, and the bill that it pays only from its own', async () => {
  const { project_uuid, read } = await datedProject();
  const figures = async (day: string) => (await read(`/projects/${project_uuid}`, day)).data;
  const supplier = async (day: string) => (await read(`/projects/${project_uuid}/contractors`, day)).data[0];

  expect(await figures('2026-05-10')).toMatchObject({ total_paid: '50.00', expected_cashflow: '350.00' });
  expect(await supplier('2026-05-10')).toMatchObject({ billed: '600.00', paid: '50.00', balance: '600.00' });
  expect(await figures('2026-05-20')).toMatchObject({ total_paid: '50.00', expected_cashflow: '-300.00' });
  expect(await supplier('2026-05-20')).toMatchObject({ billed: '1300.00', paid: '50.00', balance: '1250.00' });
});

test('bills an order as of a day by the bills of the day, and counts a bill before its order as a cost outside the orders', async () => {
  const { order, project_uuid, read } = await datedProject();
  const billed = async (day: string) => (await read(`/purchaseOrders/${order.uuid}`, day)).data.billed;
  const outside = async (day: string) =>
    (await read(`/projects/${project_uuid}/figures/eac`, day)).data.terms.find(
      ({ key }: { key: string }) => key === 'billed_without_order',
    ).value;

  expect([await billed('2026-05-19'), await billed('2026-05-20')]).toEqual(['600.00', '1300.00']);
  expect([await outside('2026-04-09'), await outside('2026-04-10')]).toEqual(['600.00', '0.00']);
  expect((await read('/expenses', '2026-04-09')).data[0].purchase_order).toBeNull();
});

test('shows a variation as submitted until the day of its approval, and not before its first day', async () => {
  const { read } = await datedProject();
  const statuses = async (day: string) =>
    (await read('/variationOrders', day)).data.map((row: { status: string; approved_date: string | null }) => [
      row.status,
      row.approved_date,
    ]);

  expect(await statuses('2026-02-28')).toEqual([]);
  expect(await statuses('2026-04-14')).toEqual([['submitted', null]]);
  expect(await statuses('2026-04-15')).toEqual([['approved', '2026-04-15']]);
});

test('starts the next certificate from those of the day', async () => {
  const { project_uuid, read } = await datedProject();

  const { data } = await read(`/projects/${project_uuid}/invoices/prev_certified`, '2026-06-29');

  expect(data).toMatchObject({ prev_cert_no: '1', nett_certified: '1000.00' });
});

test('keeps the columns of a period to what the day knows', async () => {
  const { read } = await datedProject();
  const row = async (query: string, day: string) => (await read(`/invoices?${query}`, day)).data[0];

  expect(await row('from=2026-05-01&to=2026-05-31', '2026-05-04')).toMatchObject({
    total_receivable: '1000.00',
    total_received_in_period: '0.00',
    balance: '1000.00',
  });
  expect(await row('from=2026-05-01&to=2026-05-31', '2026-05-05')).toMatchObject({
    total_received_in_period: '400.00',
    balance: '600.00',
  });
});

test('reads everything that is recorded as of today and later, also what is dated later', async () => {
  const { api, project_uuid } = await datedProject();
  await addInvoice(api, { project_uuid, invoice_date: '2026-07-31', work_done_certified: '4000.00' });
  const invoiced = async (query: string) => (await api.get(`/projects/${project_uuid}${query}`)).body.data.total_invoiced;

  expect([await invoiced(''), await invoiced('?as_of=2026-07-01'), await invoiced('?as_of=2026-07-02')]).toEqual(
    Array(3).fill('4000.00'),
  );
  expect(await invoiced('?as_of=2026-06-30')).toBe('3000.00');
}); // prettier-ignore
