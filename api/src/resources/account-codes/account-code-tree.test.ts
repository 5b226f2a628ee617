import { addAccountCode as add, enterChart } from '../../testing/records/account-codes';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

type Node = { code: string; children: Node[] };

const codes = ({ body }: { body: { data: { code: string }[] } }) => body.data.map(({ code }) => code);

const outline = (nodes: Node[]): string =>
  nodes.map(({ code, children }) => (children.length > 0 ? `${code}(${outline(children)})` : code)).join(' ');

test('gives the whole tree at once, in the order that was asked for', async () => {
  const api = await server.as('ADMIN');
  await enterChart(api);

  const { body } = await api.get('/finance_account_codes?to_tree=1');
  const backwards = await api.get('/finance_account_codes?to_tree=1&sort=code&order=desc');

  expect(outline(body.data)).toBe('1(11(111 112) 12) 2');
  expect(body).toMatchObject({ total: 6, from: 1, to: 6, current_page: 1, last_page: 1 });
  expect(outline(backwards.body.data)).toBe('2 1(12 11(112 111))');
});

test('keeps the way to what a search finds in the tree, and nothing else', async () => {
  const api = await server.as('ADMIN');
  await enterChart(api);
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
    // A hundred rows per level; the parent of each is a hundred rows before it.
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
  await enterChart(api);

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
  const { eleven, two } = await enterChart(api);

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
  const { one, leaf } = await enterChart(api);
  const move = async (parent_id: string) =>
    (await api.put(`/finance_account_codes/${one.uuid}`, { name: 'One', code: '1', parent_id })).body;

  const errors = { parent_id: ['Group must not be the account code itself or one of its sub-accounts.'] };
  expect(await move(one.uuid)).toEqual({ errors });
  expect(await move(leaf.uuid)).toEqual({ errors });
});

test('does not let two moves in the same moment make a circle', async () => {
  const api = await server.as('ADMIN');

  for (const round of [1, 2, 3, 4]) {
    const a = await add(api, `A${round}`);
    const belowA = await add(api, `AA${round}`, a.uuid);
    const b = await add(api, `B${round}`);
    const belowB = await add(api, `BB${round}`, b.uuid);
    const into = (from: typeof a, to: typeof a) =>
      api.put(`/finance_account_codes/${from.uuid}`, { name: from.name, code: from.code, parent_id: to.uuid });

    const replies = await Promise.all([into(a, belowB), into(b, belowA)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  }
  expect((await api.get('/finance_account_codes?to_tree=1')).body.total).toBe(16);
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
