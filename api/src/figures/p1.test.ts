import { enterP1, p1 } from '../testing/records/p1';
import { addInvoice, addPayment, addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

const AS_OF = `as_of=${p1.as_of}`;

test('shows every figure of the worked example in the list and in the details', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);

  const list = await api.get(`/projects?${AS_OF}&totals=1`);
  const details = await api.get(`/projects/${project_uuid}?${AS_OF}`);

  expect(list.body.data[0]).toMatchObject(p1.expect);
  expect(details.body.data).toMatchObject(p1.expect);
  expect(list.body.totals).toMatchObject(p1.expect);
});

test('shows the figures of the worked example as of its day also when that day is long past', async () => {
  const api = await server.as('BUSINESS_OWNER');
  server.setTime('2026-11-21');
  const { project_uuid, invoices, expenses } = await enterP1(api);
  await addPayment(api, { invoice_uuid: invoices['2']?.uuid, payment_date: '2026-07-02', payment_amt: '100000.00' });
  await addPayment(api, { invoice_uuid: invoices['3']?.uuid, payment_date: '2026-11-20', payment_amt: '33931.00' });
  await addPayment(api, { expense_uuid: expenses.E3?.uuid, payment_date: '2026-09-01', payment_amt: '159000.00' });

  const details = await api.get(`/projects/${project_uuid}?${AS_OF}`);
  const list = await api.get(`/projects?${AS_OF}&sort=cashflow30`);
  const projection = await api.get(`/projects/${project_uuid}/cashflow-projection?days=60&${AS_OF}`);
  const invoice = await api.get(`/projects/${project_uuid}/invoices?${AS_OF}&sort=invoice_date&order=asc`);

  expect(details.body.data).toMatchObject(p1.expect);
  expect(list.body.data[0]).toMatchObject(p1.expect);
  expect(projection.body.data).toMatchObject(p1.expect_cashflow_projection_60);
  expect(invoice.body.data.map((row: { balance: string }) => row.balance)).toEqual(['0.00', '100000.00', '133931.00']);
});

test('shows the invoices of the worked example with what is certified to date', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);

  const { body } = await api.get(`/projects/${project_uuid}/invoices?sort=invoice_date&order=asc&${AS_OF}`);

  expect(body.data).toMatchObject(
    p1.invoices.map(({ key, expect: figures, invoice_date, due_date, work_done_certified }) => ({
      cert_no: key,
      invoice_date,
      due_date,
      work_done_certified,
      ...figures,
    })),
  );
  expect(body.data[2]).toMatchObject({ retention: '29150.00', total_invoiced: '133931.00', status: 'pending' });
  expect(body.totals).toMatchObject({
    invoice_amt: '553850.00',
    total_amount: '585331.00',
    total_payment: '351400.00',
    balance: '233931.00',
  });
});

test('shows what moved on an invoice within a period', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await enterP1(api);

  const june = await api.get('/invoices?search="INV-2026-0002"&from=2026-06-01&to=2026-06-30');
  const july = await api.get('/invoices?search="INV-2026-0002"&from=2026-07-01&to=2026-07-31');

  expect(june.body.data).toMatchObject([
    { total_receivable: '250000.00', total_received_in_period: '100000.00', balance: '150000.00' },
  ]);
  expect(july.body.data).toMatchObject([
    { total_receivable: '150000.00', total_received_in_period: '50000.00', balance: '100000.00' },
  ]);
});

test('shows the expenses of the worked example, within July too', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await enterP1(api);

  const all = await api.get(`/expenses?sort=ref_no&order=asc&${AS_OF}`);
  const july = await api.get('/expenses?search="E2"&from=2026-07-01&to=2026-07-31');

  expect(all.body.data).toMatchObject(p1.expenses.map(({ key, expect: state }) => ({ ref_no: key, ...state })));
  expect(all.body.data[1]).toMatchObject({
    total_payment: '30000.00',
    payment_amt: '50000.00',
    purchase_order: { name: 'PO-2' },
  });
  expect(all.body.totals).toMatchObject({
    total_expenses: '371200.00',
    total_payment: '155000.00',
    write_off_amt: '5000.00',
    balance: '209000.00',
  });
  expect(july.body.data).toMatchObject([
    { total_payable: '80000.00', total_paid_in_period: '30000.00', balance: '50000.00' },
  ]);
});

test('projects the cash of the worked example over 60 days, by document and by week', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);

  const { body } = await api.get(`/projects/${project_uuid}/cashflow-projection?days=60&${AS_OF}`);

  expect(body.data).toMatchObject({ as_of: p1.as_of, days: 60, ...p1.expect_cashflow_projection_60 });
  expect(
    body.data.items.map((item: Record<string, unknown>) => [
      item.date,
      item.direction,
      item.ref_no,
      item.overdue,
      item.amount,
      item.running_balance,
    ]),
  ).toEqual([
    ['2026-07-01', 'IN', '2', 1, '100000.00', '296400.00'],
    ['2026-07-15', 'OUT', 'E2', 0, '50000.00', '246400.00'],
    ['2026-07-30', 'IN', '3', 0, '133931.00', '380331.00'],
    ['2026-08-20', 'OUT', 'E3', 0, '159000.00', '221331.00'],
  ]);
  expect(body.data.buckets[0]).toEqual({
    from: '2026-07-01',
    to: '2026-07-07',
    in: '100000.00',
    out: '0.00',
    nett: '100000.00',
    running: '296400.00',
  });
  expect(body.data.buckets.at(-1)).toMatchObject({ to: '2026-08-30', running: '221331.00' });
});

test('shows what is billed on the orders of the worked example', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await enterP1(api);

  const { body } = await api.get('/purchaseOrders?sort=po_no&order=asc');

  expect(body.data).toMatchObject([
    {
      po_no: 'PO-1',
      total_value: '424000.00',
      dc_note: '2200.00',
      billed: '286200.00',
      outstanding: '137800.00',
      billed_percent: '67.50',
      budget_variance: '-14000.00',
      over_billed: '0.00',
    },
    { po_no: 'PO-2', total_value: '70000.00', billed: '80000.00', outstanding: '0.00', over_billed: '10000.00' },
  ]);
});

test('releases half of the retention of the worked example', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);
  const before = await api.get(`/projects/${project_uuid}/invoices/prev_certified`);

  const release = await addInvoice(api, {
    project_uuid,
    kind: 'retention_release',
    invoice_date: '2026-06-30',
    released: '14575.00',
    tax_code: p1.tax_code,
  });

  expect(before.body.data).toEqual({
    prev_cert_no: '3',
    next_cert_no: '4',
    prev_invoice_date: '2026-06-30',
    work_done_certified: '583000.00',
    materials_on_site: '0.00',
    retention: '29150.00',
    released: '0.00',
    nett_certified: '553850.00',
    total_invoiced: '587081.00',
    payment_days: null,
  });
  expect(release).toMatchObject({
    cert_no: '4',
    nett_certified: '568425.00',
    invoice_amt: '14575.00',
    total_tax: '874.50',
    total_amount: '15449.50',
  });
});

test('stops holding retention at its limit', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { previous_nett_certified, gross_to_date, expect_invoice_amt, ...terms } = p1.second_vector_retention_cap;
  const { contract_sum, retention_percent, retention } = terms;
  const { uuid: project_uuid } = await addProject(api, { contract_sum, retention_percent, retention });
  // 988,888.89 less 10 % is the previous certificate's nett of 890,000.00.
  const previous = await addInvoice(api, { project_uuid, work_done_certified: '988888.89' });

  const invoice = await addInvoice(api, { project_uuid, work_done_certified: gross_to_date });

  expect(previous.nett_certified).toBe(previous_nett_certified);
  expect(invoice).toMatchObject({ retention: '121735.00', invoice_amt: expect_invoice_amt });
});

test('shows what each contractor of the worked example ordered, billed and got', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);

  const { body } = await api.get(`/projects/${project_uuid}/contractors`);

  expect(body.data).toMatchObject([
    {
      name: 'A',
      po_count: 1,
      budget: '410000.00',
      po_value: '424000.00',
      billed: '286200.00',
      dc_note: '2200.00',
      paid: '125000.00',
      write_off: '0.00',
      balance: '159000.00',
    },
    {
      name: 'B',
      po_count: 1,
      budget: null,
      po_value: '70000.00',
      billed: '80000.00',
      dc_note: '0.00',
      paid: '30000.00',
      write_off: '0.00',
      balance: '50000.00',
    },
    {
      name: 'C',
      po_count: 0,
      budget: null,
      po_value: '0.00',
      billed: '5000.00',
      dc_note: '0.00',
      paid: '0.00',
      write_off: '5000.00',
      balance: '0.00',
    },
  ]);
});
