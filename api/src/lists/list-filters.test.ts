import { enterP1 } from '../testing/records/p1';
import { addInvoice, addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

async function owner() {
  const api = await server.as('BUSINESS_OWNER');
  return { api, ...(await enterP1(api)) };
}

test.each([
  ['/expenses?contractor=A', undefined],
  ['/expenses?client=P1', ['E1', 'E2', 'E3', 'E4']],
  ['/expenses?ageing=not_due', ['E2', 'E3']],
  ['/expenses?ageing=1-30,not_due', ['E2', 'E3']],
  ['/expenses?overdue=1', []],
  ['/expenses?status=pending', ['E2', 'E3']],
  ['/expenses?status[]=paid&status[]=writeOff', ['E1', 'E4']],
  ['/expenses?status=paid&status=writeOff', ['E1', 'E4']],
  ['/expenses?amount_from=80000', ['E1', 'E2', 'E3']],
  ['/expenses?amount_from=5000&amount_to=80,000.00', ['E2', 'E4']],
  ['/expenses?due_from=2026-06-01&due_to=2026-07-15', ['E2', 'E4']],
  ['/expenses?search=%22%22', ['E1', 'E2', 'E3', 'E4']],
  ['/expenses?search=e', ['E1', 'E2', 'E3', 'E4']],
  ['/expenses?search=%22e4%22', ['E4']],
])('lists of %s what it asks for', async (path, expected) => {
  const { api, contractors, project_uuid } = await owner();
  const { client_uuid } = (await api.get(`/projects/${project_uuid}`)).body.data;
  const url = path
    .replace('contractor=A', `contractor=${contractors.A?.uuid}`)
    .replace('client=P1', `client=${client_uuid}`);

  const { status, body } = await api.get(`${url}&sort=ref_no&order=asc`);

  expect(status).toBe(200);
  expect(body.data.map((row: { ref_no: string }) => row.ref_no)).toEqual(expected ?? ['E1', 'E3']);
  expect(body.total).toBe(body.data.length);
});

test('totals what a filter leaves, however it chooses', async () => {
  const { api, orders, project_uuid } = await owner();

  const totals = async (path: string) => (await api.get(path)).body.totals;

  expect(await totals('/expenses?status=pending')).toMatchObject({ total_expenses: '239000.00', balance: '209000.00' });
  expect(await totals('/expenses?status=writeOff')).toMatchObject({ write_off_amt: '5000.00', balance: '0.00' });
  expect(await totals(`/expenses?purchase_order=${orders['PO-1']?.uuid}`)).toMatchObject({
    total_expenses: '286200.00',
  });
  expect(await totals(`/expenses?status=pending&project=${project_uuid}`)).toMatchObject({ balance: '209000.00' });
  expect(await totals('/invoices?overdue=1')).toMatchObject({ balance: '100000.00', total_amount: '250000.00' });
  expect(await totals('/payments?cashflow=IN')).toMatchObject({ credit: '351400.00', debit: '0.00' });
  expect(await totals('/payments?from=2026-07-01&to=2026-07-01')).toMatchObject({
    credit: '50000.00',
    debit: '30000.00',
  });
  expect(await totals('/payments?amount_from=100000')).toMatchObject({ credit: '301400.00', debit: '125000.00' });
  expect(await totals('/purchaseOrders?amount_to=100000')).toMatchObject({
    total_value: '70000.00',
    billed: '80000.00',
  });
  expect(await totals('/variationOrders?status=approved')).toMatchObject({ amount: '30000.00' });
});

test('totals again as soon as something was written', async () => {
  const { api } = await owner();
  const filtered = '/invoices?amount_from=1';
  const before = (await api.get(filtered)).body.total;

  const { uuid: project_uuid } = await addProject(api);
  await addInvoice(api, { project_uuid, invoice_amt: '10.00' });

  expect((await api.get(filtered)).body.total).toBe(before + 1);
  expect((await api.get('/projects?amount_from=1')).body.total).toBe(2);
});

test.each([
  ['search=a&search=b', { search: ['search must be given once.'] }],
  ['search[]=a', { search: ['search must be given once.'] }],
  ['project=1&project=2', { project: ['project must be given once.'] }],
  ['overdue[]=1', { overdue: ['overdue must be given once.'] }],
  ['amount_from=many', { amount_from: ['amount_from must only consists of numbers.'] }],
  ['status[]=settled', { 'status[0]': undefined }],
])('refuses %s', async (query, errors) => {
  const api = await server.as('BUSINESS_OWNER');

  const { status, body } = await api.get(`/expenses?${query}`);

  expect(status).toBe(422);
  if (!query.startsWith('status')) expect(body).toEqual({ errors });
});

test.each(['asc', 'desc'])('reads a page past the middle as it would from the start, %s', async (order) => {
  const { api } = await owner();
  const { uuid: project_uuid } = await addProject(api);
  for (let count = 0; count < 40; count++)
    await addInvoice(api, { project_uuid, invoice_amt: `${10 + (count % 3)}.00` });
  const all = (await api.get(`/invoices?per_page=100&sort=invoice_amt&order=${order}`)).body.data;

  const pages = [];
  for (const page of [1, 2, 3])
    pages.push(...(await api.get(`/invoices?per_page=15&sort=invoice_amt&order=${order}&page=${page}`)).body.data);

  expect(pages).toHaveLength(43);
  expect(pages.map((row) => row.uuid)).toEqual(all.map((row: { uuid: string }) => row.uuid));
});
