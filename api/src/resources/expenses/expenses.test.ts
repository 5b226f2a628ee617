import { addContractor, addExpense, addOrder, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const countExpenses = async () => (await server.db.selectFrom('expenses').select('id').execute()).length;

async function ownerWithProject(fields = {}) {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, fields);
  const { uuid: contractor_uuid } = await addContractor(api, { name: 'Kejuruteraan Alam Damai' });
  return { api, project_uuid: project_uuid as string, contractor_uuid: contractor_uuid as string };
}

test('records a bill as received today and due 30 days later', async () => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();

  const expense = await addExpense(api, {
    project_uuid,
    contractor_uuid,
    ref_no: ' AD/001 ',
    invoice_amt: '1000.00',
    tax_amt: '60.00',
    dc_note: '10.00',
  });

  expect(expense).toMatchObject({
    ref_no: 'AD/001',
    contractor_name: 'Kejuruteraan Alam Damai',
    date_received: '2026-07-01',
    due_date: '2026-07-31',
  });
  expect(expense).toMatchObject({
    total_expenses: '1060.00',
    total_payable: '1050.00',
    balance: '1050.00',
    payment_amt: '1050.00',
    status: 'pending',
    overdue: 0,
  });
  const [entry] = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'expense.create').execute();
  expect(entry).toMatchObject({ entity_uuid: expense.uuid, user_id: api.user.id });
});

test.each([
  ['AD/001', ' ad/001 '],
  ['INV-001', 'INV\u2011001'],
  ['INV\u2013001', 'inv-001\u200b'],
  ['AD/001', '\uff21\uff24\uff0f\uff10\uff10\uff11'],
])('takes the reference %j of a contractor once, and %j is the same', async (ref_no, other) => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();
  await addExpense(api, { project_uuid, contractor_uuid, ref_no });

  const again = await api.post('/expenses', {
    project_uuid,
    contractor_uuid,
    ref_no: other,
    invoice_date: '2026-06-01',
    invoice_amt: '1.00',
  });
  await addExpense(api, { project_uuid, ref_no });

  expect({ status: again.status, body: again.body }).toEqual({
    status: 422,
    body: { errors: { ref_no: ['Ref No is already taken.'] } },
  });
});

test.each([
  [
    'an unknown contractor',
    { contractor_uuid: '00000000-0000-4000-8000-000000000000' },
    { contractor_uuid: ['Contractor is not valid.'] },
  ],
  ['an unknown account code', { account_code_uuid: 7 }, { account_code_uuid: ['Account Code is not valid.'] }],
  ['an amount of nothing', { invoice_amt: '0' }, { invoice_amt: ['Invoice Amount must be more than 0.'] }],
  [
    'a credit note above the bill',
    { dc_note: '100.01' },
    { dc_note: ['Debit/Credit Note must be less than or equals to 100.00.'] },
  ],
  [
    'a retention above the rest',
    { dc_note: '10.00', retention_amt: '90.01' },
    { retention_amt: ['Retention Amount must be less than or equals to 90.00.'] },
  ],
  ['a balance of its own', { balance: '5.00' }, { balance: ['balance is not a known field.'] }],
])('refuses %s and writes nothing', async (_, fields, errors) => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();

  const { status, body } = await api.post('/expenses', {
    project_uuid,
    contractor_uuid,
    ref_no: 'X',
    invoice_date: '2026-06-01',
    invoice_amt: '100.00',
    ...fields,
  });

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
  expect(await countExpenses()).toBe(0);
});

test('our own company is nobody to owe to', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const own = await server.db
    .insertInto('organisations')
    .values({ name: 'Siteledger', type: 3 })
    .returning('uuid')
    .executeTakeFirstOrThrow();

  const { body } = await api.post('/expenses', {
    project_uuid,
    contractor_uuid: own.uuid,
    ref_no: 'X',
    invoice_date: '2026-06-01',
    invoice_amt: '100.00',
  });

  expect(body.errors).toEqual({ contractor_uuid: ['Contractor is not valid.'] });
});

test.each(['another contractor', 'another project'])('refuses an order of %s', async (whose) => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();
  const other =
    whose === 'another project'
      ? { project_uuid: (await addProject(api)).uuid, contractor_uuid }
      : { project_uuid, contractor_uuid: (await addContractor(api)).uuid };
  const order = await addOrder(api, other);

  const { body } = await api.post('/expenses', {
    project_uuid,
    contractor_uuid,
    purchase_order_uuid: order.uuid,
    ref_no: 'X',
    invoice_date: '2026-06-01',
    invoice_amt: '1.00',
  });

  expect(body.errors).toEqual({
    purchase_order_uuid: ['Purchase Order is not an order of this project and contractor.'],
  });
});

test('takes a bill on a completed project', async () => {
  const { api, project_uuid } = await ownerWithProject({ status: 'Completed' });

  const expense = await addExpense(api, { project_uuid });

  expect(expense.status).toBe('pending');
});

test('keeps retention out of what is payable, and counts the days a bill is overdue', async () => {
  const { api, project_uuid } = await ownerWithProject();

  const expense = await addExpense(api, {
    project_uuid,
    invoice_amt: '1000.00',
    retention_amt: '50.00',
    due_date: '2026-06-21',
  });

  expect(expense).toMatchObject({ total_payable: '950.00', balance: '950.00', overdue: 10 });
});

test('lists pending bills, part paid ones included, and sorts them by contractor', async () => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();
  const settled = await addExpense(api, { project_uuid, ref_no: 'paid' });
  const part = await addExpense(api, { project_uuid, contractor_uuid, ref_no: 'part' });
  await addExpense(api, {
    project_uuid,
    contractor_uuid: (await addContractor(api, { name: 'Aman' })).uuid,
    ref_no: 'open',
  });
  await addPayment(api, { expense_uuid: settled.uuid, payment_amt: '100.00' });
  await addPayment(api, { expense_uuid: part.uuid, payment_amt: '1.00' });

  const pending = await api.get('/expenses?status=pending&sort=contractor.name&order=asc');
  const ofOne = await api.get(`/expenses?contractor=${contractor_uuid}`);
  const found = await api.get('/expenses?search=alam');

  expect(pending.body.data.map((row: { ref_no: string; balance: string }) => [row.ref_no, row.balance])).toEqual([
    ['open', '100.00'],
    ['part', '99.00'],
  ]);
  expect(pending.body.totals.balance).toBe('199.00');
  expect(ofOne.body.data.map((row: { ref_no: string }) => row.ref_no)).toEqual(['part']);
  expect(found.body.data.map((row: { ref_no: string }) => row.ref_no)).toEqual(['part']);
});

test('tells the balance of a day in the past', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const expense = await addExpense(api, { project_uuid });
  await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '30.00', payment_date: '2026-06-10' });
  await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '20.00', payment_date: '2026-06-20' });

  const { body } = await api.get('/expenses?as_of=2026-06-15');

  expect(body.data).toMatchObject([{ total_payment: '30.00', balance: '70.00' }]);
  expect(body.totals).toMatchObject({ total_payment: '30.00', balance: '70.00' });
});
