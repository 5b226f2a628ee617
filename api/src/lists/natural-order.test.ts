import { type Client } from '../testing/apps/client';
import {
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addPayment,
  addProject,
  addVariationOrder,
} from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

// In natural order; the test enters them in another order. With 1, 2, 5 and 25 digits, leading zeros, other letters,
// and digits in two places.
const NUMBERS = [
  '1',
  '2',
  '10',
  '10000',
  '1234567890123456789012345',
  '1234567890123456789012346',
  'INV-2099-9999',
  'inv-2099-10000',
  'INV-2100-1',
  'VO',
  'vo-2',
  'VO-2a',
  'VO-003',
  'VO-10',
  'VO-100',
];
const MIXED = NUMBERS.map((_, place) => NUMBERS[(place * 7) % NUMBERS.length] ?? '');

type Owner = Client & { user: { id: number } };
type Row = Record<string, unknown>;

const valueOf = (row: Row, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Row | null)?.[key] ?? null, row);

async function sorted(api: Client, path: string, sort: string, shown = sort) {
  const pages = ['asc', 'desc'].map((order) => api.get(`${path}?sort=${sort}&order=${order}&per_page=100`));
  const [up, down] = (await Promise.all(pages)).map(({ body }) => body.data.map((row: Row) => valueOf(row, shown)));
  return { up, down };
}

const inOrder = (numbers: readonly (string | null)[], last: readonly null[] = []) => ({
  up: [...numbers, ...last],
  down: [...numbers.toReversed(), ...last],
});

async function billEach(api: Owner, numbers: readonly string[]) {
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api);
  for (const ref_no of numbers) await addExpense(api, { project_uuid, contractor_uuid, ref_no });
}

test('sorts the numbers of invoices and certificates as numbers, those without one last', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  for (const [place, number] of MIXED.entries())
    await addInvoice(api, {
      project_uuid,
      ...{ invoice_no: number, cert_no: number, client_ref_no: number },
      work_done_certified: `${place + 1}00.00`,
    });
  await addInvoice(api, { project_uuid, kind: 'other', invoice_amt: '1.00', invoice_no: 'ZZ' });

  expect(await sorted(api, '/invoices', 'invoice_no')).toEqual(inOrder([...NUMBERS, 'ZZ']));
  expect(await sorted(api, '/invoices', 'ref_no')).toEqual(inOrder([...NUMBERS, 'ZZ']));
  expect(await sorted(api, '/invoices', 'cert_no')).toEqual(inOrder(NUMBERS, [null]));
  expect(await sorted(api, '/invoices', 'client_ref_no')).toEqual(inOrder(NUMBERS, [null]));
});

test('sorts the numbers of purchase orders as numbers, and bills by those of their orders', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api);
  for (const po_no of MIXED) {
    const order = await addOrder(api, { project_uuid, contractor_uuid, po_no });
    await addExpense(api, { project_uuid, contractor_uuid, purchase_order_uuid: order.uuid });
  }
  await addExpense(api, { project_uuid, contractor_uuid });

  expect(await sorted(api, '/purchaseOrders', 'po_no')).toEqual(inOrder(NUMBERS));
  expect(await sorted(api, '/expenses', 'purchase_order.name')).toEqual(inOrder(NUMBERS, [null]));
});

test('sorts the numbers of variation orders and the references of clients as numbers', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  for (const number of MIXED)
    await addVariationOrder(api, { project_uuid, vo_no: number, client_ref: number, status: 'draft' });
  await addVariationOrder(api, { project_uuid, vo_no: 'ZZ', status: 'draft' });

  expect(await sorted(api, '/variationOrders', 'vo_no')).toEqual(inOrder([...NUMBERS, 'ZZ']));
  expect(await sorted(api, '/variationOrders', 'client_ref')).toEqual(inOrder(NUMBERS, [null]));
});

test('sorts the references of bills as numbers, and the pages go on where the one before ended', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await billEach(api, MIXED);
  await billEach(api, ['VO-5', 'VO-50']);
  const numbers = [...NUMBERS.slice(0, -2), 'VO-5', 'VO-10', 'VO-50', 'VO-100'];

  const pages = await Promise.all(
    [1, 2].map((page) => api.get(`/expenses?sort=ref_no&order=asc&per_page=15&page=${page}`)),
  );

  expect(await sorted(api, '/expenses', 'ref_no')).toEqual(inOrder(numbers));
  expect(pages.flatMap(({ body }) => body.data.map((row: Row) => row.ref_no))).toEqual(numbers);
});

test('sorts payments by the numbers of what they pay and by their cheques as numbers', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api);
  const certified = await addInvoice(api, { project_uuid, cert_no: '11', work_done_certified: '1000.00' });
  await addPayment(api, { invoice_uuid: certified.uuid, payment_amt: '1.00' });
  for (const number of MIXED) {
    const expense = await addExpense(api, { project_uuid, contractor_uuid, ref_no: number });
    await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '1.00', cheque_no: number });
  }
  const paid = [...NUMBERS.slice(0, 3), '11', ...NUMBERS.slice(3)];

  expect(await sorted(api, '/payments', 'cert_no_or_ref_no')).toEqual(inOrder(paid));
  expect(await sorted(api, '/payments', 'cheque_no')).toEqual(inOrder(NUMBERS, [null]));
});

test('sorts the payment history by its numbers and its cheques as numbers', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await server.db.insertInto('counters').values({ name: 'PV-2026', value: 9990 }).execute();
  const { uuid: project_uuid } = await addProject(api);
  for (const cheque_no of MIXED) {
    const { uuid } = await addExpense(api, { project_uuid });
    const head = { bank: 'Maybank', payment_date: '2026-06-01', cheque_no };
    const { status } = await api.post('/payment_records', { ...head, payments: { [uuid]: '1.00' } });
    expect(status).toBe(201);
  }
  const records = MIXED.map((_, place) => `PV-2026-${9991 + place}`);

  expect(await sorted(api, '/payment_records', 'record_no')).toEqual(inOrder(records));
  expect(await sorted(api, '/payment_records', 'cheque_no')).toEqual(inOrder(NUMBERS));
});

test('sorts projects by their codes as numbers', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await server.db.insertInto('counters').values({ name: 'project', value: 9997 }).execute();
  for (let count = 0; count < 4; count += 1) await addProject(api);

  expect(await sorted(api, '/projects', 'code')).toEqual(inOrder(['P-9998', 'P-9999', 'P-10000', 'P-10001']));
});
