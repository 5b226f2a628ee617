import { addMoney } from '@siteledger/shared-lib/domain';
import { enterP1 } from '../testing/records/p1';
import { addContractor, addExpense, addInvoice, addOrder, addPayment, addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

/** The worked example, and a project of another client with its own bill, order and receipt. */
async function twoProjects() {
  const api = await server.as('BUSINESS_OWNER');
  const p1 = await enterP1(api);
  const { uuid: project_uuid } = await addProject(api, { name: 'Second' });
  const { uuid: contractor_uuid } = await addContractor(api, { name: 'D' });
  await addOrder(api, { project_uuid, contractor_uuid, budget: '900.00' });
  await addExpense(api, { project_uuid, contractor_uuid, ref_no: 'E9', invoice_amt: '90.10', due_date: '2026-03-01' });
  const invoice = await addInvoice(api, { project_uuid, invoice_amt: '10.05', due_date: '2026-01-15' });
  await addPayment(api, { invoice_uuid: invoice.uuid, payment_amt: '4.05', payment_date: '2026-06-30' });
  return { api, p1, second: project_uuid };
}

type Row = Record<string, string>;

const sumOf = (rows: Row[], key: string) => rows.reduce((sum, row) => addMoney(sum, row[key] ?? '0.00'), '0.00');

const LISTS = ['/invoices', '/expenses', '/payments', '/purchaseOrders'];

test.each(LISTS.flatMap((list) => ['project', 'party'].map((by) => [list, by] as const)))(
  'the groups of %s by %s add up to the totals of the list',
  async (list, by) => {
    const { api } = await twoProjects();

    for (const filter of ['as_of=2026-07-01', 'as_of=2026-06-20', 'as_of=2026-07-01&amount_from=100']) {
      const { body } = await api.get(`${list}/groups?group_by=${by}&${filter}`);
      const plain = (await api.get(`${list}?${filter}${/invoices|expenses/.test(list) ? '&aged=1' : ''}`)).body;

      const { documents, billed_percent: _ratio, ...sums } = body.totals;
      expect(plain.totals).toMatchObject(sums);
      expect(Number(documents)).toBe(plain.total);
      expect(body.data.reduce((count: number, row: { documents: number }) => count + row.documents, 0)).toBe(
        plain.total,
      );
      for (const key of Object.keys(sums)) expect([key, sumOf(body.data, key)]).toEqual([key, sums[key]]);
    }
  },
);

test('a client has the balances of its invoices by age, and what is retained beside them', async () => {
  const { api } = await twoProjects();

  const { body } = await api.get('/invoices/groups?group_by=party&sort=balance&order=desc&as_of=2026-07-01');

  expect(body.data[0]).toMatchObject({
    kind: 'client',
    documents: 3,
    invoice_amt: '553850.00',
    total_payment: '351400.00',
    balance: '233931.00',
    aged_not_due: '133931.00',
    aged_1_30: '100000.00',
    aged_over_90: '0.00',
    retention_held: '29150.00',
  });
  expect(body.data[1]).toMatchObject({ documents: 1, balance: '6.00', aged_over_90: '6.00', retention_held: '0.00' });
  expect(body.current_sorting).toEqual({ sort: 'balance', order: 'desc' });
});

test('payments are of the client that paid, and of the contractor that was paid', async () => {
  const { api } = await twoProjects();

  const { body } = await api.get('/payments/groups?group_by=party&sort=payment_amt&order=desc');

  const known = body.data.map(({ kind, credit, debit }: Row) => [kind, credit, debit]);
  expect(known).toEqual([
    ['client', '351400.00', '0.00'],
    ['contractor', '0.00', '125000.00'],
    ['contractor', '0.00', '30000.00'],
    ['client', '4.05', '0.00'],
  ]);
});

test('groups are filtered, searched, sorted and paged as the list is', async () => {
  const { api, p1 } = await twoProjects();
  const names = async (query: string) =>
    (await api.get(`/expenses/groups?group_by=party&${query}`)).body.data.map(({ name }: Row) => name);

  expect(await names('')).toEqual(['A', 'B', 'C', 'D']);
  expect(await names('sort=total_expenses&order=desc')).toEqual(['A', 'B', 'C', 'D']);
  expect(await names('sort=total_expenses&order=asc')).toEqual(['D', 'C', 'B', 'A']);
  expect(await names(`project=${p1.project_uuid}&status=pending`)).toEqual(['A', 'B']);
  expect(await names('search=E9')).toEqual(['D']);
  expect((await api.get('/expenses/groups?group_by=party&per_page=15&page=9')).body).toMatchObject({
    total: 4,
    current_page: 1,
  });
  expect((await api.get('/expenses/groups?group_by=month')).body.errors).toHaveProperty('group_by');
});

test("a manager's groups have no documents of other projects", async () => {
  const { p1 } = await twoProjects();
  const manager = await server.as('PROJECT_MANAGER');

  for (const list of LISTS) {
    const { body } = await manager.get(`${list}/groups?group_by=party`);
    expect([body.total, body.totals.documents]).toEqual([0, '0']);
    expect((await manager.get(`${list}/groups?project=${p1.project_uuid}`)).body.data).toEqual([]);
  }
});

test('a report shows the balance in the one bucket of its due date, and none once it is settled', async () => {
  const { api } = await twoProjects();

  const { body } = await api.get('/expenses?aged=1&sort=ref_no&order=asc&as_of=2026-07-20');

  const aged = body.data.map((row: Row) => [row.ref_no, row.aged_not_due, row.aged_1_30, row.aged_over_90]);
  expect(aged).toEqual([
    ['E1', null, null, null],
    ['E2', null, '50000.00', null],
    ['E3', '159000.00', null, null],
    ['E4', null, null, null],
    ['E9', null, null, '90.10'],
  ]);
  expect((await api.get('/expenses')).body.data[0]).not.toHaveProperty('aged_not_due');
});

test('as of a day there are no later payments', async () => {
  const { api } = await twoProjects();
  const totals = async (query: string) => (await api.get(`/payments?${query}`)).body.totals;

  expect(await totals('as_of=2026-06-30')).toMatchObject({ credit: '301404.05', debit: '125000.00' });
  expect(await totals('as_of=2026-06-30&from=2026-06-01&to=2026-07-01')).toMatchObject({ credit: '100004.05' });
  expect(await totals('as_of=2026-06-30&to=2026-05-31')).toMatchObject({ credit: '201400.00' });
  expect((await api.get('/payments?as_of=2026-02-30')).body.errors).toHaveProperty('as_of');
});

test('orders together are billed by the sums, and their budgets compare where they have one', async () => {
  const { api } = await twoProjects();

  const { body } = await api.get('/purchaseOrders');
  const none = await api.get('/purchaseOrders?search=nothing');

  expect(body.totals).toMatchObject({ total_value: '495000.00', billed: '366200.00', billed_percent: '73.98' });
  expect(body.totals.budget_variance).toBe('-14100.00');
  expect(none.body.totals).toMatchObject({ total_value: '0.00', billed_percent: null });
});
