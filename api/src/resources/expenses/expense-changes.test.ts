import { addContractor, addExpense, addOrder, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithExpense(fields = {}) {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api);
  const ids: Record<string, string> = { project_uuid, contractor_uuid };
  const order = await addOrder(api, ids);
  const expense = await addExpense(api, {
    ...ids,
    purchase_order_uuid: order.uuid,
    invoice_amt: '1000.00',
    tax_amt: '60.00',
    ...fields,
  });
  return { api, ids, order, expense, path: `/expenses/${expense.uuid}` };
}

const billedOn = async (uuid: string) =>
  (await server.db.selectFrom('purchase_orders').select('billed').where('uuid', '=', uuid).executeTakeFirst())?.billed;

test('reads one expense with its account code, as of a day', async () => {
  const account = await server.db
    .insertInto('account_codes')
    .values({ name: 'Concrete', code: '5010' })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  const { api, path, expense } = await ownerWithExpense({ account_code_uuid: account.uuid });
  await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '60.00' });

  const { body } = await api.get(`${path}?as_of=2026-05-31`);

  expect(body.data).toMatchObject({
    account_code: { uuid: account.uuid, name: 'Concrete' },
    exported_at: null,
    balance: '1060.00',
  });
});

test('changes what is sent and leaves the rest, and the order and the project follow', async () => {
  const { api, ids, path, order } = await ownerWithExpense();

  const { status, body } = await api.put(path, { invoice_amt: '500', dc_note: '10', due_date: null, version: 1 });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    tax_amt: '60.00',
    total_expenses: '560.00',
    balance: '550.00',
    due_date: '2026-07-31',
    purchase_order: { uuid: order.uuid },
    version: 2,
  });
  expect(await billedOn(order.uuid)).toBe('560.00');
  expect((await api.get(`/projects/${ids.project_uuid}`)).body.data.total_expenses).toBe('550.00');
});

test('bills another order, or none', async () => {
  const { api, ids, path, order } = await ownerWithExpense();
  const other = await addOrder(api, ids);

  await api.put(path, { purchase_order_uuid: other.uuid });
  const onOther = [await billedOn(order.uuid), await billedOn(other.uuid)];
  const { body } = await api.put(path, { purchase_order_uuid: null });

  expect(onOther).toEqual(['0.00', '1060.00']);
  expect(body.data.purchase_order).toBeNull();
  expect(await billedOn(other.uuid)).toBe('0.00');
});

test('is of another contractor only without the order, or with one of theirs', async () => {
  const { api, ids, path } = await ownerWithExpense();
  const { uuid: contractor_uuid } = await addContractor(api);
  const theirs = await addOrder(api, { ...ids, contractor_uuid });

  const alone = await api.put(path, { contractor_uuid });
  const together = await api.put(path, { contractor_uuid, purchase_order_uuid: theirs.uuid });

  expect(alone.body.errors).toEqual({
    purchase_order_uuid: ['Purchase Order is not an order of this project and contractor.'],
  });
  expect(together.body.data).toMatchObject({
    contractor: { uuid: contractor_uuid },
    purchase_order: { uuid: theirs.uuid },
  });
});

test('takes a part-paid bill down to what is paid, and then it is paid', async () => {
  const { api, expense, path } = await ownerWithExpense();
  await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '900.00' });

  const { body } = await api.put(path, { dc_note: '160.00' });

  expect(body.data).toMatchObject({ balance: '0.00', status: 'paid' });
});

test.each([
  ['invoice_amt', '839.99', 'Invoice Amount must be more than or equals to 840.00, because 900.00 has been paid.'],
  ['dc_note', '160.01', 'Debit/Credit Note must be less than or equals to 160.00.'],
  ['retention_amt', '160.01', 'Retention Amount must be less than or equals to 160.00.'],
])('refuses a change of %s that leaves less than what is paid', async (field, value, message) => {
  const { api, expense, path } = await ownerWithExpense();
  await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '900.00' });

  const { status, body } = await api.put(path, { [field]: value });

  expect({ status, body }).toEqual({ status: 422, body: { errors: { [field]: [message] } } });
  expect((await api.get(path)).body.data.balance).toBe('160.00');
});

test('does not make a paid bill that of another contractor', async () => {
  const { api, expense, path } = await ownerWithExpense();
  await addPayment(api, { expense_uuid: expense.uuid, payment_amt: '1.00' });

  const { status, body } = await api.put(path, {
    contractor_uuid: (await addContractor(api)).uuid,
    purchase_order_uuid: null,
  });

  expect([status, body.data.err_msg]).toEqual([409, 'The contractor cannot change once the expense has payments.']);
});

test('changes only dates and description of an exported expense, and does not delete it', async () => {
  const { api, expense, path } = await ownerWithExpense();
  await server.db.updateTable('expenses').set({ exported_at: new Date() }).where('id', '=', expense.id).execute();

  const amount = await api.put(path, { invoice_amt: '1000.01' });
  const words = await api.put(path, { invoice_amt: '1000', description: 'Piling', date_received: '2026-06-01' });
  const deletion = await api.delete(path);

  expect(amount.body.data.err_msg).toBe('The expense was exported: only its dates and Description may change.');
  expect(words.body.data).toMatchObject({ description: 'Piling', date_received: '2026-06-01' });
  expect([deletion.status, deletion.body.data.err_msg]).toEqual([409, 'The expense was exported.']);
});

test('neither changes nor deletes a bill that is written off, and deletes none that is paid', async () => {
  const { api, expense, path, ids } = await ownerWithExpense();
  const paid = await addExpense(api, ids);
  await addPayment(api, { expense_uuid: paid.uuid, payment_amt: '1.00' });
  await api.put(`/write-off/expenses/${expense.uuid}`, { reason: 'Never delivered' });

  const replies = [
    await api.put(path, { description: 'x' }),
    await api.delete(path),
    await api.delete(`/expenses/${paid.id}`),
  ];

  expect(replies.map(({ status, body }) => [status, body.data.err_msg])).toEqual([
    [409, 'The expense is written off.'],
    [409, 'The expense is written off.'],
    [409, 'The expense has payments.'],
  ]);
});

test('deletes a bill: its order is not billed any more and its reference is free', async () => {
  const { api, ids, path, expense, order } = await ownerWithExpense({ ref_no: 'AD/001' });

  const deletion = await api.delete(path);
  const again = await addExpense(api, { ...ids, ref_no: 'ad/001' });

  expect(deletion).toMatchObject({ status: 200, body: { data: { uuid: expense.uuid, name: 'AD/001' } } });
  expect(await billedOn(order.uuid)).toBe('0.00');
  expect(again.ref_no).toBe('ad/001');
  expect((await api.get(path)).status).toBe(404);
});

test.each([
  ['no reference', { ref_no: ' ' }, { ref_no: ['Ref No is required.'] }],
  ['a reference that is taken', { ref_no: ' taken ' }, { ref_no: ['Ref No is already taken.'] }],
  ['an amount of nothing', { invoice_amt: '0' }, { invoice_amt: ['Invoice Amount must be more than 0.'] }],
  ['another project', { project_uuid: 99 }, { project_uuid: ['Project is changed by a move.'] }],
  ['a contractor that does not exist', { contractor_uuid: 99 }, { contractor_uuid: ['Contractor is not valid.'] }],
  [
    'an account code that does not exist',
    { account_code_uuid: 99 },
    { account_code_uuid: ['Account Code is not valid.'] },
  ],
])('refuses a change to %s', async (_, fields, errors) => {
  const { api, ids, path } = await ownerWithExpense();
  await addExpense(api, { ...ids, ref_no: 'TAKEN' });

  const { status, body } = await api.put(path, fields);

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('refuses a change of what somebody else has changed, and notes every change', async () => {
  const { api, path, expense } = await ownerWithExpense();
  await api.put(path, { description: 'First', version: 1 });

  const change = await api.put(path, { description: 'Second', version: 1 });
  const deletion = await api.delete(path, { 'if-match': '1' });

  expect([change.status, deletion.status]).toEqual([409, 409]);
  const entries = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_uuid', '=', expense.uuid)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['expense.create', 'expense.update']);
  expect(entries[1]).toMatchObject({ before: { description: null }, after: { description: 'First' } });
});

test("finds no expense of another manager's project", async () => {
  const { path } = await ownerWithExpense();
  const manager = await server.as('PROJECT_MANAGER');

  const replies = [await manager.get(path), await manager.put(path, { description: 'x' }), await manager.delete(path)];

  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    Array(3).fill([404, { message: 'Expense not found.' }]),
  );
});
