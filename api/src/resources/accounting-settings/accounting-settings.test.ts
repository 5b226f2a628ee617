import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const NOTHING = {
  sales: null,
  'retention-receivable': null,
  'debit-note': null,
  purchases: null,
  'credit-note': null,
};
const BODY = {
  headings: 'accountright',
  accounts: { ...NOTHING, sales: '4-1100', purchases: '5-1210' },
  tax_codes: { 'N-T': 'N-T', ST6: 'SV6', ST8: null },
};

test('starts with the headings of ABSS and without accounts', async () => {
  const owner = await server.as('BUSINESS_OWNER');

  const { status, body } = await owner.get('/accounting_settings');

  expect(status).toBe(200);
  expect(body.data).toEqual({
    headings: 'abss',
    accounts: NOTHING,
    tax_codes: { 'N-T': null, ST6: null, ST8: null },
    version: 1,
  });
});

test('sets headings, accounts and tax codes as a whole and remembers who did it', async () => {
  const admin = await server.as('ADMIN', { name: 'Admin' });
  await admin.put('/accounting_settings', { ...BODY, accounts: { 'debit-note': '4-1400' }, version: 1 });

  const { status, body } = await admin.put('/accounting_settings', { ...BODY, version: 2 });

  expect([status, body.data]).toEqual([200, { ...BODY, version: 3 }]);
  expect((await admin.get('/accounting_settings')).body.data).toEqual({ ...BODY, version: 3 });
  const entries = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'accounting-settings.update')
    .orderBy('id')
    .execute();
  expect(entries[1]).toMatchObject({
    user_name: 'Admin',
    before: { accounts: { 'debit-note': '4-1400', sales: null } },
    after: { accounts: { 'debit-note': null, sales: '4-1100' } },
  });
});

test('refuses a change of settings that somebody else has changed', async () => {
  const admin = await server.as('ADMIN', { name: 'Admin' });
  await admin.put('/accounting_settings', BODY);

  const { status, body } = await admin.put('/accounting_settings', { ...BODY, version: 1 });

  expect(status).toBe(409);
  expect(body.data.err_msg).toMatch(/^Changed by Admin at /);
});

test.each([
  [
    'headings of another product',
    { headings: 'xero' },
    { headings: ['Accounting Software must be one of abss, accountright, sql-account.'] },
  ],
  [
    'an account that would start a formula',
    { accounts: { sales: '=1+1' } },
    { 'accounts.sales': ['Sales Account is not valid.'] },
  ],
  [
    'a tax code of four characters',
    { tax_codes: { ST6: 'SV66' } },
    { 'tax_codes.ST6': ['Tax Code ST6 must be less than or equals to 3.'] },
  ],
  ['a purpose that there is not', { accounts: { stock: '1' } }, { 'accounts.stock': ['stock is not a known field.'] }],
  ['no accounts at all', { accounts: undefined }, { accounts: ['Accounts is required.'] }],
])('refuses %s', async (_, fields, errors) => {
  const admin = await server.as('ADMIN');

  const { status, body } = await admin.put('/accounting_settings', { ...BODY, ...fields });

  expect([status, body]).toEqual([422, { errors }]);
});

test('a business owner reads the settings, an admin changes them, a project manager does neither', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const manager = await server.as('PROJECT_MANAGER');

  expect((await owner.put('/accounting_settings', BODY)).status).toBe(403);
  expect((await manager.get('/accounting_settings')).status).toBe(403);
});
