import { addAccountCode as add, enterChart } from '../../testing/records/account-codes';
import { addExpense, addOrder, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const codes = ({ body }: { body: { data: { code: string }[] } }) => body.data.map(({ code }) => code);

test('creates an account code at the top or in a group, which its uuid or number names', async () => {
  const api = await server.as('ADMIN');
  const top = await add(api, '5-0000', undefined, 'Cost of works');

  const { status, body } = await api.post('/finance_account_codes', {
    name: ' Materials ',
    code: '5-1000',
    parent_id: top.id,
  });

  expect(top).toMatchObject({ parent_id: null, parent: null, has_children: false, version: 1 });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    name: 'Materials',
    code: '5-1000',
    parent_id: top.id,
    parent: { uuid: top.uuid, name: 'Cost of works', code: '5-0000' },
  });
  expect((await api.get(`/finance_account_codes/${body.data.uuid}`)).body.data).toMatchObject(body.data);
  const actions = await server.db.selectFrom('audit_log').select('action').execute();
  expect(actions).toEqual([{ action: 'account-code.create' }, { action: 'account-code.create' }]);
});

test.each([
  ['no name', { name: '' }, { name: ['Name is required.'] }],
  ['no code', { code: ' ' }, { code: ['Code is required.'] }],
  ['a group that does not exist', { parent_id: 999 }, { parent_id: ['Group is not valid.'] }],
  ['a group that is no reference', { parent_id: 'top' }, { parent_id: ['Group is not valid.'] }],
  ['a code that is taken, in other letters', { code: 'a-1' }, { code: ['Code is already taken.'] }],
])('refuses an account code with %s', async (_, fields, errors) => {
  const api = await server.as('ADMIN');
  await add(api, 'A-1');

  const { status, body } = await api.post('/finance_account_codes', { name: 'Cement', code: 'B-1', ...fields });

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('lets only one of two have the same code at the same time', async () => {
  const api = await server.as('ADMIN');

  const replies = await Promise.all(
    ['a-1', 'A-1'].map((code) => api.post('/finance_account_codes', { name: 'Cement', code })),
  );

  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('lists account codes by code, and searches them', async () => {
  const api = await server.as('ADMIN');
  await enterChart(api);

  const all = await api.get('/finance_account_codes');

  expect(codes(all)).toEqual(['1', '11', '111', '112', '12', '2']);
  expect(all.body).toMatchObject({ total: 6, current_sorting: { sort: 'code', order: 'asc' } });
  expect(all.body.data[0].has_children).toBe(true);
  expect(codes(await api.get('/finance_account_codes?search=ce'))).toEqual(['111']);
  expect(codes(await api.get('/finance_account_codes?search=%2211%22'))).toEqual(['11']);
  expect(codes(await api.get('/finance_account_codes?sort=name&order=desc&per_page=15&page=9'))).toHaveLength(6);
});

test('deletes an account code that has nothing below it, whose code is then free', async () => {
  const api = await server.as('ADMIN');
  const { leaf, eleven } = await enterChart(api);

  const group = await api.delete(`/finance_account_codes/${eleven.uuid}`);
  const removal = await api.delete(`/finance_account_codes/${leaf.uuid}`);

  expect([group.status, group.body.data.err_msg]).toEqual([409, 'The account code still has sub-accounts.']);
  expect(removal).toMatchObject({ status: 200, body: { data: { uuid: leaf.uuid, name: 'Cement' } } });
  expect((await api.get(`/finance_account_codes/${leaf.uuid}`)).status).toBe(404);
  expect((await add(api, '111')).code).toBe('111');
});

test('keeps an account code that an expense or an order line is booked on', async () => {
  const api = await server.as('ADMIN');
  const { leaf, other, eleven } = await enterChart(api);
  const { uuid: project_uuid } = await addProject(api);
  const bill = await addExpense(api, { project_uuid, account_code_uuid: leaf.uuid });
  const lines = [{ description: 'Steel', qty: '1', unit_price: '10.00', account_code_uuid: other.uuid }];
  await addOrder(api, { project_uuid, contractor_uuid: bill.contractor.uuid, lines });

  const replies = [
    await api.delete(`/finance_account_codes/${leaf.uuid}`),
    await api.delete(`/finance_account_codes/${other.uuid}`),
  ];
  const useOf = async ({ uuid }: { uuid: string }) => (await api.get(`/finance_account_codes/${uuid}`)).body.data.use;

  for (const { status, body } of replies)
    expect([status, body.data.err_msg]).toEqual([409, 'The account code is used by expenses or purchase orders.']);
  expect(await useOf(leaf)).toEqual({ children: 0, expenses: 1, order_lines: 0 });
  expect(await useOf(other)).toEqual({ children: 0, expenses: 0, order_lines: 1 });
  expect(await useOf(eleven)).toEqual({ children: 2, expenses: 0, order_lines: 0 });
});

test('never has a bill on an account code that was deleted in the same moment', async () => {
  const api = await server.as('ADMIN');
  const first = await addExpense(api, { project_uuid: (await addProject(api)).uuid });
  const accounts = [await add(api, '1'), await add(api, '2'), await add(api, '3'), await add(api, '4')];

  const outcomes = await Promise.all(
    accounts.map(async ({ uuid, code }) => {
      const bill = { project_uuid: first.project.uuid, contractor_uuid: first.contractor.uuid, ref_no: code };
      const [expense, removal] = await Promise.all([
        api.post('/expenses', { ...bill, invoice_date: '2026-04-01', invoice_amt: '1.00', account_code_uuid: uuid }),
        api.delete(`/finance_account_codes/${uuid}`),
      ]);
      return [expense.status, removal.status];
    }),
  );

  for (const outcome of outcomes)
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual(outcome);
});

test('never has a code in a group that was deleted in the same moment', async () => {
  const api = await server.as('ADMIN');
  const group = await add(api, '1');

  const [child, removal] = await Promise.all([
    api.post('/finance_account_codes', { name: 'Child', code: '11', parent_id: group.uuid }),
    api.delete(`/finance_account_codes/${group.uuid}`),
  ]);

  expect([
    [201, 409],
    [422, 200],
  ]).toContainEqual([child.status, removal.status]);
});

test('lets an owner look at account codes, and a project manager not even that', async () => {
  const admin = await server.as('ADMIN');
  const owner = await server.as('BUSINESS_OWNER');
  const manager = await server.as('PROJECT_MANAGER');
  const { uuid } = await add(admin, '1');

  expect((await owner.get(`/finance_account_codes/${uuid}`)).status).toBe(200);
  expect((await owner.put(`/finance_account_codes/${uuid}`, { name: 'Mine', code: '1' })).status).toBe(403);
  expect((await owner.post('/finance_account_codes', { name: 'Mine', code: '2' })).status).toBe(403);
  expect((await owner.delete(`/finance_account_codes/${uuid}`)).status).toBe(403);
  expect((await manager.get('/finance_account_codes')).status).toBe(403);
});
