import { type Client } from '../../testing/apps/client';
import { addBooks } from '../../testing/records/named-books';
import { addExpense, addInvoice, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

type Found = { kind: string; uuid: string; title: string; route: string; amount: string | null };

async function find(api: Client, q: string, more = ''): Promise<Found[]> {
  const { status, body } = await api.get(`/search?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return body.data;
}

const titlesOf = async (api: Client, q: string, more = '') => (await find(api, q, more)).map(({ title }) => title);

test('finds an invoice by its whole number, by a part of it and by its last digits', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid } = await addProject(api);
  const claim = { project_uuid: uuid, kind: 'other', invoice_amt: '100.00' };
  for (const invoice_no of ['INV-2026-0127', 'INV-2026-0128', 'INV-2025-0127'])
    await addInvoice(api, { ...claim, invoice_no });

  expect(await titlesOf(api, 'inv-2026-0127')).toEqual(['INV-2026-0127']);
  expect(await titlesOf(api, 'INV-2026-01')).toEqual(['INV-2026-0128', 'INV-2026-0127']);
  expect(await titlesOf(api, '127')).toEqual(['INV-2025-0127', 'INV-2026-0127']);
  expect(await titlesOf(api, 'inv 128')).toEqual(['INV-2026-0128']);
});

test('answers what is shown of a record, and where it is', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project, contractor, expense, order, record } = await addBooks(api, 'Tower');

  expect(await find(api, 'tower-bill')).toEqual([
    {
      kind: 'expense',
      uuid: expense.uuid,
      title: 'Tower-BILL',
      subtitle: 'Tower Builders',
      project: { uuid: project.uuid, name: 'Tower' },
      amount: '777.77',
      status: 'partial',
      route: `/projects/${project.uuid}/suppliers/expenses/${expense.uuid}`,
    },
  ]);
  expect((await find(api, 'tower-po'))[0]).toMatchObject({
    route: `/projects/${project.uuid}/purchase-orders/${contractor.uuid}?order=${order.uuid}`,
  });
  expect((await find(api, 'tower-c'))[0]).toMatchObject({
    title: record.record_no,
    amount: '77.77',
    route: `/bulk-payment/payment-history?search=${encodeURIComponent(`"${record.record_no}"`)}`,
  });
});

test('finds by an amount: what a document comes to, what is open of it, what was paid', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { record } = await addBooks(api, 'Tower');

  expect(await titlesOf(api, '777.77')).toEqual(['Tower-INV', 'Tower-BILL', 'VO-01']);
  expect(await titlesOf(api, '=700.00')).toEqual(['Tower-INV', 'Tower-BILL']);
  expect(await titlesOf(api, 'RM 77.77')).toEqual([record.record_no, 'Receipt for Tower-INV']);
});

test('finds names by any of their parts, what begins so first, and what was opened lately before the rest', async () => {
  const api = await server.as('BUSINESS_OWNER');
  for (const name of ['North Tower', 'Tower', 'A Big Tower', 'A Watchtower', 'Bridge']) await addProject(api, { name });
  const [, , , opened] = await find(api, 'tower');

  expect(await titlesOf(api, 'tower')).toEqual(['Tower', 'A Big Tower', 'North Tower', 'A Watchtower']);
  await api.put('/known_records', { kind: 'project', uuid: opened!.uuid });
  expect(await titlesOf(api, 'tower')).toEqual(['Tower', 'A Watchtower', 'A Big Tower', 'North Tower']);
  expect(await titlesOf(api, 'tower big')).toEqual(['A Big Tower']);
  expect(await titlesOf(api, '"tower big"')).toEqual([]);
});

test('takes a certificate and a variation order by their numbers within the project that is open', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const tower = await addBooks(api, 'Tower');
  await addBooks(api, 'Bridge');
  const { uuid } = tower.project;
  const cert = await addInvoice(api, { project_uuid: uuid, work_done_certified: '1000.00' });

  const found = await find(api, `cert ${cert.cert_no}`, `&project=${uuid}`);
  expect(found.map((one) => one.uuid)).toEqual([cert.uuid]);
  expect((await find(api, cert.cert_no, `&project=${uuid}`))[0]).toMatchObject({ uuid: cert.uuid });
  expect((await find(api, 'VO-01', `&project=${uuid}&kinds=variation_order`))[0]).toMatchObject({
    uuid: tower.variation.uuid,
  });
});

test('@ asks for people and parties alone, # for projects', async () => {
  const api = await server.as('SUPER_ADMIN', { name: 'Tower Keeper' });
  await addBooks(api, 'Tower');

  expect(await titlesOf(api, '@tower')).toEqual(['Tower Keeper', 'Tower Holdings', 'Tower Builders']);
  expect(await titlesOf(api, '#tower')).toEqual(['Tower']);
});

test('searches for %, _ and quotes literally', async () => {
  const api = await server.as('BUSINESS_OWNER');
  for (const name of ['100% Tower', 'Tower_1', "Dato' Tower", 'Tower']) await addProject(api, { name });

  expect(await titlesOf(api, '100%')).toEqual(['100% Tower']);
  expect(await titlesOf(api, 'tower_')).toEqual(['Tower_1']);
  expect(await titlesOf(api, "dato'")).toEqual(["Dato' Tower"]);
  expect(await titlesOf(api, '%%')).toEqual([]);
  expect(await titlesOf(api, '')).toEqual([]);
  expect(await titlesOf(api, 't')).toEqual([]);
});

test.each([
  ['a text that is too long', `q=${'x'.repeat(201)}`, { q: ['q must be less than or equals to 200.'] }],
  ['a kind that there is not', 'q=x&kinds=tower', { kinds: expect.anything() }],
])('refuses %s', async (_what, query, errors) => {
  const api = await server.as('BUSINESS_OWNER');

  const { status, body } = await api.get(`/search?${query}`);

  expect({ status, body }).toMatchObject({ status: 422 });
  expect(Object.keys(body.errors)).toEqual(Object.keys(errors));
});

test('a project manager finds nothing of a project of others, by name, number, amount or certificate', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const manager = await server.as('PROJECT_MANAGER');
  const { project, record, variation } = await addBooks(owner, 'Bridge');
  const own = await addBooks(owner, 'Tower', [manager.user.id]);
  const foreign = `&project=${project.uuid}`;

  for (const q of [
    'bridge',
    'bridge-inv',
    'bridge-bill',
    'bridge-po',
    'bridge-r',
    'bridge-c',
    record.record_no,
    variation.title,
  ])
    expect(await find(manager, q)).toEqual(
      q === 'bridge' ? [expect.objectContaining({ title: 'Bridge Builders' })] : [],
    );
  for (const q of ['cert 1', '1', 'VO-01']) {
    const found = await find(manager, q, foreign);
    expect(found.map(({ uuid }) => uuid)).not.toContain(variation.uuid);
    expect(found.every(({ route }) => !route.includes(project.uuid))).toBe(true);
  }
  expect(await titlesOf(manager, '777.77')).toEqual(['Tower-INV', 'Tower-BILL', 'VO-01']);
  expect(await titlesOf(manager, '77.77')).toEqual(['Receipt for Tower-INV']);
  expect(await titlesOf(manager, 'tower-c')).toEqual([own.record.record_no]);
  expect(await titlesOf(manager, 'holdings')).toEqual([]);
});

test('of a batch a project manager sees what it paid in projects of their own', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const manager = await server.as('PROJECT_MANAGER');
  const own = await addProject(owner, { project_managers: [manager.user.id] });
  const other = await addProject(owner);
  const bills = [
    await addExpense(owner, { project_uuid: own.uuid }),
    await addExpense(owner, { project_uuid: other.uuid }),
  ];
  await owner.post('/payment_records', {
    ...{ payment_date: '2026-06-01', bank: 'Maybank', cheque_no: 'SHARED-1' },
    payments: Object.fromEntries(bills.map(({ uuid }) => [uuid, '40.00'])),
  });

  expect((await find(manager, 'shared-1'))[0]).toMatchObject({ kind: 'payment_record', amount: '40.00' });
  expect((await find(owner, 'shared-1'))[0]).toMatchObject({ amount: '80.00' });
  expect(await find(manager, '80.00')).toEqual([]);
});
