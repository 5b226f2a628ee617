import { sql } from 'kysely';
import { addContractor, addExpense, addInvoice, addOrder, addPayment } from '../../testing/records/records';
import { expectRightSums } from '../../testing/records/kept-sums';
import { addTwoProjects } from '../../testing/records/two-projects';
import { TEST_DATABASE } from '../../testing/databases/test-database';
import { withApp } from '../../testing/apps/with-app';
import { until, waitingFor } from '../../testing/contract/operation/waiting';

const server = withApp();
// With one connection nobody else can hold a lock.
const onServer = TEST_DATABASE === 'postgres' ? test : test.skip;

const ROUNDS = 5;
const BELOW_THE_LARGER = 'Lower than the previous certificate. Use a debit note for deductions.';

type Owner = Awaited<ReturnType<typeof server.as>>;

const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status);
async function ownerWithProjects() {
  const api = await server.as('BUSINESS_OWNER');
  const { from, to } = await addTwoProjects(api);
  return { api, tower: from, bridge: to };
}

const pay = (api: Owner, document: object, payment_amt: string) =>
  api.post('/payments', { ...document, payment_date: '2026-06-01', payment_amt });

test('a certificate is changed or paid, and never paid above what it was changed to', async () => {
  const { api, tower } = await ownerWithProjects();

  for (let round = 1; round <= ROUNDS; round++) {
    const invoice = await addInvoice(api, { project_uuid: tower, invoice_amt: '1000.00' });
    const replies = await Promise.all([
      api.put(`/invoices/${invoice.uuid}`, { invoice_amt: '500.00' }),
      pay(api, { invoice_uuid: invoice.uuid }, '900.00'),
    ]);
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual(statuses(replies));
  }
  await expectRightSums(server.db);
});

test('a bill is changed or paid, and its balance never falls below nothing', async () => {
  const { api, tower } = await ownerWithProjects();

  for (let round = 1; round <= ROUNDS; round++) {
    const { uuid } = await addExpense(api, { project_uuid: tower, invoice_amt: '1000.00' });
    const replies = await Promise.all([
      api.put(`/expenses/${uuid}`, { invoice_amt: '500.00' }),
      pay(api, { expense_uuid: uuid }, '900.00'),
    ]);
    expect([
      [200, 422],
      [422, 201],
    ]).toContainEqual(statuses(replies));
  }
  await expectRightSums(server.db);
});

test('of several changes of what everybody has read, one is made', async () => {
  const { api, tower } = await ownerWithProjects();
  const { uuid } = await addInvoice(api, { project_uuid: tower, work_done_certified: '1000.00' });

  const replies = await Promise.all(
    [1, 2, 3, 4].map((turn) => api.put(`/invoices/${uuid}`, { work_done_certified: `${turn}00.00`, version: 1 })),
  );

  expect(statuses(replies).sort()).toEqual([200, 409, 409, 409]);
  const { data } = (await api.get(`/invoices/${uuid}`)).body;
  expect(data.nett_certified).toBe(replies.find(({ status }) => status === 200)?.body.data.nett_certified);
});

test('the certificates add up to what is certified, while the last is changed and others follow it', async () => {
  const { api, tower } = await ownerWithProjects();
  const { uuid } = await addInvoice(api, { project_uuid: tower, work_done_certified: '1000.00' });

  const certify = (work_done_certified: string) =>
    api.post('/invoices', { project_uuid: tower, invoice_date: '2026-06-01', work_done_certified });
  const [deleted, smaller, larger, ...changes] = await Promise.all([
    api.delete(`/invoices/${uuid}`),
    certify('2001.00'),
    certify('2002.00'),
    ...[1, 2, 3].map((turn) => api.put(`/invoices/${uuid}`, { work_done_certified: `100${turn}.00` })),
  ]);

  expect(larger.status).toBe(201);
  if (smaller.status !== 201)
    expect([smaller.status, smaller.body.errors]).toEqual([422, { work_done_certified: [BELOW_THE_LARGER] }]);
  expect([200, 409]).toContain(deleted.status);
  // Depending on the order: changed first, already deleted, or no longer the last certificate.
  for (const { status } of changes) expect([200, 404, 409]).toContain(status);
  const { data } = (await api.get(`/projects/${tower}/invoices?sort=nett_certified&order=desc`)).body;
  const billed = data.reduce((all: number, { invoice_amt }: { invoice_amt: string }) => all + Number(invoice_amt), 0);
  expect(data[0].nett_certified).toBe(billed.toFixed(2));
  expect(new Set(data.map(({ cert_no }: { cert_no: string }) => cert_no)).size).toBe(data.length);
  await expectRightSums(server.db);
});

test.each(['invoice', 'expense'])('an %s is deleted or paid, never both', async (kind) => {
  const { api, tower } = await ownerWithProjects();

  for (let round = 1; round <= ROUNDS; round++) {
    const { uuid } =
      kind === 'invoice'
        ? await addInvoice(api, { project_uuid: tower, invoice_amt: '100.00' })
        : await addExpense(api, { project_uuid: tower });
    const replies = await Promise.all([
      api.delete(`/${kind}s/${uuid}`),
      pay(api, { [`${kind}_uuid`]: uuid }, '100.00'),
    ]);
    expect([
      [200, 404],
      [409, 201],
    ]).toContainEqual(statuses(replies));
  }
  await expectRightSums(server.db);
});

test('a payment follows its document, also when both go at once', async () => {
  const { api, tower, bridge } = await ownerWithProjects();
  const between = { from_project_id: tower, to_project_id: bridge };

  for (let round = 1; round <= ROUNDS; round++) {
    const invoice = await addInvoice(api, { project_uuid: tower, invoice_amt: '100.00' });
    const expense = await addExpense(api, { project_uuid: tower });
    const replies = await Promise.all([
      api.post('/move/invoices', { invoice_ids: [invoice.uuid], ...between }),
      pay(api, { invoice_uuid: invoice.uuid }, '10.00'),
      api.post('/move/expenses', { expenses_ids: [expense.uuid], ...between }),
      pay(api, { expense_uuid: expense.uuid }, '10.00'),
    ]);
    expect(statuses(replies)).toEqual([200, 201, 200, 201]);
  }
  expect((await api.get(`/projects/${tower}/payments`)).body.total).toBe(0);
  expect((await api.get(`/projects/${bridge}/payments`)).body.total).toBe(2 * ROUNDS);
  await expectRightSums(server.db);
});

test('opposite moves of everything pass each other, and nothing is lost', async () => {
  const { api, tower, bridge } = await ownerWithProjects();
  const there = { from_project_id: tower, to_project_id: bridge };
  const back = { from_project_id: bridge, to_project_id: tower };
  const filled = async (project_uuid: string, round: number) => {
    const { uuid: contractor_uuid } = await addContractor(api);
    const { uuid: purchase_order_uuid } = await addOrder(api, { project_uuid, contractor_uuid });
    const expense = await addExpense(api, { project_uuid, contractor_uuid, purchase_order_uuid });
    await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '10.00' });
    const invoice = await addInvoice(api, { project_uuid, invoice_amt: `${round}00.00` });
    return { contractor_uuid, loose: await addExpense(api, { project_uuid }), invoice };
  };

  for (let round = 1; round <= ROUNDS; round++) {
    const [a, b] = [await filled(tower, round), await filled(bridge, round)];
    const replies = await Promise.all([
      api.post('/move/contractors', { contractor_ids: [a.contractor_uuid], ...there }),
      api.post('/move/contractors', { contractor_ids: [b.contractor_uuid], ...back }),
      api.post('/move/expenses', { expenses_ids: [a.loose.uuid], ...there }),
      api.post('/move/expenses', { expenses_ids: [b.loose.uuid], ...back }),
      api.post('/move/invoices', { invoice_ids: [a.invoice.uuid], ...there }),
      api.post('/move/invoices', { invoice_ids: [b.invoice.uuid], ...back }),
    ]);
    expect(statuses(replies)).toEqual(Array(6).fill(200));
  }
  const { totals } = (await api.get('/expenses')).body;
  expect(totals).toMatchObject({ total_expenses: `${ROUNDS * 400}.00`, total_payment: `${ROUNDS * 20}.00` });
  await expectRightSums(server.db);
});

test('an order is cancelled or billed, and never lowered below what is billed on it', async () => {
  const { api, tower: project_uuid } = await ownerWithProjects();
  const { uuid: contractor_uuid } = await addContractor(api);

  for (let round = 1; round <= ROUNDS; round++) {
    const bill = async (change: object) => {
      const { uuid } = await addOrder(api, { project_uuid, contractor_uuid });
      await api.put(`/purchaseOrders/${uuid}`, { status: 'issued' });
      return Promise.all([
        api.put(`/purchaseOrders/${uuid}`, change),
        api.post('/expenses', {
          project_uuid,
          contractor_uuid,
          purchase_order_uuid: uuid,
          ref_no: uuid,
          invoice_date: '2026-06-01',
          invoice_amt: '600.00',
        }),
      ]);
    };
    const cancelled = await bill({ status: 'cancelled' });
    const lowered = await bill({ lines: [{ description: 'Works', qty: '1', unit_price: '500' }] });
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual(statuses(cancelled));
    // Billing after the order was lowered over-bills it, which is allowed and shown.
    expect([
      [200, 201],
      [422, 201],
    ]).toContainEqual(statuses(lowered));
  }
  await expectRightSums(server.db);
});

test('bills change orders crosswise, and both orders have what is billed on them', async () => {
  const { api, tower: project_uuid } = await ownerWithProjects();
  const { uuid: contractor_uuid } = await addContractor(api);
  const ids = { project_uuid, contractor_uuid };
  const [a, b] = [await addOrder(api, ids), await addOrder(api, ids)];
  const onA = await addExpense(api, { ...ids, purchase_order_uuid: a.uuid, invoice_amt: '1.00' });
  const onB = await addExpense(api, { ...ids, purchase_order_uuid: b.uuid, invoice_amt: '2.00' });

  for (let round = 1; round <= ROUNDS; round++) {
    const [first, second] = round % 2 === 1 ? [b, a] : [a, b];
    const replies = await Promise.all([
      api.put(`/expenses/${onA.uuid}`, { purchase_order_uuid: first.uuid }),
      api.put(`/expenses/${onB.uuid}`, { purchase_order_uuid: second.uuid }),
    ]);
    expect(statuses(replies)).toEqual([200, 200]);
  }
  const orders = [await api.get(`/purchaseOrders/${a.uuid}`), await api.get(`/purchaseOrders/${b.uuid}`)];
  expect(orders.map(({ body }) => body.data.billed)).toEqual(['2.00', '1.00']);
  await expectRightSums(server.db);
});

onServer(
  "a payment moved to another day holds no sum of its project while it waits for the project's totals",
  async () => {
    const { api, tower } = await ownerWithProjects();
    const { uuid: expense_uuid } = await addExpense(api, { project_uuid: tower, invoice_amt: '1000.00' });
    const { uuid, ...payment } = await addPayment(api, { expense_uuid, payment_amt: '100.00' });

    // A move of documents holds the totals, and comes to the weeks next.
    const move = await server.db.startTransaction().execute();
    await sql`select from project_totals for update`.execute(move);
    const changing = api.put(`/payments/${uuid}`, { payment_date: '2026-05-01', payment_amt: payment.payment_amt });
    expect(await until(async () => (await waitingFor(server.db)) > 0)).toBe(true);
    const weeks = await sql`select from project_weeks for update nowait`.execute(move).catch((error: Error) => error);
    await move.rollback().execute();

    expect(weeks).toMatchObject({ rows: expect.any(Array) });
    expect((await changing).status).toBe(200);
    await expectRightSums(server.db);
  },
);
