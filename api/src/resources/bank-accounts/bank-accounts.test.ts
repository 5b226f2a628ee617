import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const CURRENT = { name: 'Current', bank: 'Maybank', account_no: '512834067721', active: 'yes' };

test('creates an own bank account, whose number and BIC are stored in one form', async () => {
  const api = await server.as('ADMIN');

  const { status, body } = await api.post('/bank_accounts', {
    ...CURRENT,
    account_no: '5128-3406 7721',
    bic: 'mbbemykl',
    opening_balance: '-120.5',
    opening_day: '2026-01-01',
  });

  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    ...CURRENT,
    bic: 'MBBEMYKL',
    opening_balance: '-120.50',
    opening_day: '2026-01-01',
    version: 1,
  });
});

test.each([
  ['no bank', { bank: '' }, { bank: ['Bank is required.'] }],
  ['a BIC of 7 letters', { bic: 'MBBEMYK' }, { bic: ['BIC must be 8 or 11 letters and digits.'] }],
  ['a number of hyphens', { account_no: '- -' }, { account_no: ['Account No is required.'] }],
])('refuses an account with %s', async (_, fields, errors) => {
  const api = await server.as('ADMIN');

  const { status, body } = await api.post('/bank_accounts', { ...CURRENT, ...fields });

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('refuses the number of another account, also with hyphens', async () => {
  const api = await server.as('ADMIN');
  await api.post('/bank_accounts', CURRENT);

  const { status, body } = await api.post('/bank_accounts', { ...CURRENT, account_no: '5128-34067721' });

  expect({ status, body }).toEqual({ status: 422, body: { errors: { account_no: ['Account No is already taken.'] } } });
});

test('lists the accounts by name, and finds one by its number', async () => {
  const api = await server.as('ADMIN');
  await api.post('/bank_accounts', CURRENT);
  await api.post('/bank_accounts', { ...CURRENT, name: 'Deposit', account_no: '0086001' });
  const namesOf = async (query: string) =>
    (await api.get(`/bank_accounts${query}`)).body.data.map(({ name }: { name: string }) => name);

  expect(await namesOf('')).toEqual(['Current', 'Deposit']);
  expect(await namesOf('?search=0086')).toEqual(['Deposit']);
});

test('refuses a change of an account that somebody else has changed', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  const { uuid } = (await api.post('/bank_accounts', CURRENT)).body.data;
  await api.put(`/bank_accounts/${uuid}`, { ...CURRENT, active: 'no', version: 1 });

  const late = await api.put(`/bank_accounts/${uuid}`, { ...CURRENT, version: 1 });

  expect(late.status).toBe(409);
  expect((await api.get(`/bank_accounts/${uuid}`)).body.data).toMatchObject({ active: 'no', version: 2 });
});

test('deletes an account and takes that back, unless another has its number now', async () => {
  const api = await server.as('ADMIN');
  const { uuid } = (await api.post('/bank_accounts', CURRENT)).body.data;
  await api.delete(`/bank_accounts/${uuid}`);
  expect((await api.get(`/bank_accounts/${uuid}`)).status).toBe(404);

  const restored = await api.post(`/bank_accounts/${uuid}/restore`);
  await api.delete(`/bank_accounts/${uuid}`);
  await api.post('/bank_accounts', CURRENT);
  const refused = await api.post(`/bank_accounts/${uuid}/restore`);

  expect(restored).toMatchObject({ status: 200, body: { data: { uuid, ...CURRENT } } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { account_no: ['Account No is already taken.'] } } });
});

test("does not restore another person's deletion", async () => {
  const api = await server.as('ADMIN');
  const other = await server.as('ADMIN');
  const { uuid } = (await api.post('/bank_accounts', CURRENT)).body.data;
  await api.delete(`/bank_accounts/${uuid}`);

  expect((await other.post(`/bank_accounts/${uuid}/restore`)).status).toBe(404);
});
