import { addExpense, addOrder, addProject } from '../../testing/records';
import { type Client } from '../../testing/client';
import { withApp } from '../../testing/with-app';

const server = withApp();

type Node = { code: string; children: Node[] };

const add = async (api: Client, code: string, parent_id?: string | number, name = `Account ${code}`) =>
  (await api.post('/finance_account_codes', { name, code, parent_id })).body.data;

const codes = ({ body }: { body: { data: { code: string }[] } }) => body.data.map(({ code }) => code);

const outline = (nodes: Node[]): string =>
  nodes.map(({ code, children }) => (children.length > 0 ? `${code}(${outline(children)})` : code)).join(' ');

/** 1(11(111 112) 12) 2 */
async function chart(api: Client) {
  const one = await add(api, '1');
  const eleven = await add(api, '11', one.uuid, 'Materials');
  return {
    one,
    eleven,
    leaf: await add(api, '111', eleven.id, 'Cement'),
    other: await add(api, '112', eleven.uuid, 'Steel'),
    twelve: await add(api, '12', one.uuid, 'Labour'),
    two: await add(api, '2'),
  };
}

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
  expect((await api.get(`/finance_account_codes/${body.data.uuid}`)).body).toEqual(body);
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
  await chart(api);

  const all = await api.get('/finance_account_codes');

  expect(codes(all)).toEqual(['1', '11', '111', '112', '12', '2']);
  expect(all.body).toMatchObject({ total: 6, current_sorting: { sort: 'code', order: 'asc' } });
  expect(all.body.data[0].has_children).toBe(true);
  expect(codes(await api.get('/finance_account_codes?search=ce'))).toEqual(['111']);
  expect(codes(await api.get('/finance_account_codes?search=%2211%22'))).toEqual(['11']);
  expect(codes(await api.get('/finance_account_codes?sort=name&order=desc&per_page=15&page=9'))).toHaveLength(6);
});

test('gives the whole tree at once, in the order that was asked for', async () => {
  const api = await server.as('ADMIN');
  await chart(api);

  const { body } = await api.get('/finance_account_codes?to_tree=1');
  const backwards = await api.get('/finance_account_codes?to_tree=1&sort=code&order=desc');

  expect(outline(body.data)).toBe('1(11(111 112) 12) 2');
  expect(body).toMatchObject({ total: 6, from: 1, to: 6, current_page: 1, last_page: 1 });
  expect(outline(backwards.body.data)).toBe('2 1(12 11(112 111))');
});

test('keeps the way to what a search finds in the tree, and nothing else', async () => {
  const api = await server.as('ADMIN');
  await chart(api);
  const found = async (search: string) =>
    outline((await api.get(`/finance_account_codes?to_tree=1&search=${search}`)).body.data);

  expect(await found('steel')).toBe('1(11(112))');
  expect(await found('materials')).toBe('1(11)');
  expect(await found('nothing')).toBe('');
});

test('holds 600 account codes in 6 levels', async () => {
  const api = await server.as('ADMIN');
  const rows = Array.from({ length: 600 }, (_, index) => ({
    name: `Account ${index}`,
    code: String(index).padStart(4, '0'),
    // A hundred rows a level; each hangs below the one a hundred before it.
    parent_id: index < 100 ? null : index - 99,
  }));
  await server.db.insertInto('account_codes').values(rows).execute();

  const { body } = await api.get('/finance_account_codes?to_tree=1');

  const depth = (nodes: Node[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.children)));
  expect([body.total, body.data.length, depth(body.data)]).toEqual([600, 100, 6]);
});

test('lists what stands directly below a code', async () => {
  const api = await server.as('ADMIN');
  await chart(api);

  expect(codes(await api.get('/finance_account_codes/get_child_by_code?code=1'))).toEqual(['11', '12']);
  expect(codes(await api.get('/finance_account_codes/get_child_by_code?code=11&search=cem'))).toEqual(['111']);
  expect(codes(await api.get('/finance_account_codes/get_child_by_code?code=2'))).toEqual([]);
  expect((await api.get('/finance_account_codes/get_child_by_code?code=9')).body).toEqual({
    message: 'Account code not found.',
  });
  expect((await api.get('/finance_account_codes/get_child_by_code')).body).toEqual({
    errors: { code: ['Code is required.'] },
  });
});

test('moves an account code with all below it', async () => {
  const api = await server.as('ADMIN');
  const { eleven, two } = await chart(api);

  const { status, body } = await api.put(`/finance_account_codes/${eleven.uuid}`, {
    name: 'Material',
    code: '21',
    parent_id: two.uuid,
    version: 1,
  });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: 'Material', code: '21', parent: { uuid: two.uuid }, version: 2 });
  expect(outline((await api.get('/finance_account_codes?to_tree=1')).body.data)).toBe('1(12) 2(21(111 112))');
  const entry = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect(entry).toMatchObject({ action: 'account-code.update', before: { code: '11' }, after: { code: '21' } });
  const late = await api.put(`/finance_account_codes/${eleven.uuid}`, { name: 'Late', code: '21', version: 1 });
  expect(late.status).toBe(409);
});

test('does not put an account code below itself', async () => {
  const api = await server.as('ADMIN');
  const { one, leaf } = await chart(api);
  const move = async (parent_id: string) =>
    (await api.put(`/finance_account_codes/${one.uuid}`, { name: 'One', code: '1', parent_id })).body;

  const errors = { parent_id: ['Group must not be the account code itself or one below it.'] };
  expect(await move(one.uuid)).toEqual({ errors });
  expect(await move(leaf.uuid)).toEqual({ errors });
});

test('does not let two moves in the same moment make a circle', async () => {
  const api = await server.as('ADMIN');

  for (const round of [1, 2, 3, 4]) {
    const a = await add(api, `A${round}`);
    const b = await add(api, `B${round}`);
    const into = (from: typeof a, to: typeof a) =>
      api.put(`/finance_account_codes/${from.uuid}`, { name: from.name, code: from.code, parent_id: to.uuid });

    const replies = await Promise.all([into(a, b), into(b, a)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  }
  expect((await api.get('/finance_account_codes?to_tree=1')).body.total).toBe(8);
});

test('stops at ten levels, also for what is moved with all below it', async () => {
  const api = await server.as('ADMIN');
  let last = await add(api, 'L1');
  for (let level = 2; level <= 10; level++) last = await add(api, `L${level}`, last.uuid);
  const pair = await add(api, 'P1');
  await add(api, 'P2', pair.uuid);
  const ninth = (await api.get('/finance_account_codes?search=%22L9%22')).body.data[0];

  const deeper = await api.post('/finance_account_codes', { name: 'Deep', code: 'L11', parent_id: last.uuid });
  const moved = await api.put(`/finance_account_codes/${pair.uuid}`, { name: 'P', code: 'P1', parent_id: ninth.uuid });

  const errors = { parent_id: ['Group is too deep: account codes have at most 10 levels.'] };
  expect([deeper.body, moved.body]).toEqual([{ errors }, { errors }]);
});

test('deletes an account code that has nothing below it, whose code is then free', async () => {
  const api = await server.as('ADMIN');
  const { leaf, eleven } = await chart(api);

  const group = await api.delete(`/finance_account_codes/${eleven.uuid}`);
  const removal = await api.delete(`/finance_account_codes/${leaf.uuid}`);

  expect([group.status, group.body.data.err_msg]).toEqual([409, 'The account code still has account codes below it.']);
  expect(removal).toMatchObject({ status: 200, body: { data: { uuid: leaf.uuid, name: 'Cement' } } });
  expect((await api.get(`/finance_account_codes/${leaf.uuid}`)).status).toBe(404);
  expect((await add(api, '111')).code).toBe('111');
});

test('keeps an account code that an expense or an order line is booked on', async () => {
  const api = await server.as('ADMIN');
  const { leaf, other } = await chart(api);
  const { uuid: project_uuid } = await addProject(api);
  const bill = await addExpense(api, { project_uuid, account_code_uuid: leaf.uuid });
  const lines = [{ description: 'Steel', qty: '1', unit_price: '10.00', account_code_uuid: other.uuid }];
  await addOrder(api, { project_uuid, contractor_uuid: bill.contractor.uuid, lines });

  const replies = [
    await api.delete(`/finance_account_codes/${leaf.uuid}`),
    await api.delete(`/finance_account_codes/${other.uuid}`),
  ];

  for (const { status, body } of replies)
    expect([status, body.data.err_msg]).toEqual([409, 'The account code is used by expenses or purchase orders.']);
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
