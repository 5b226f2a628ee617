import { type BankAccount } from '@siteledger/shared-lib/domain';
import { type Client } from '../../testing/apps/client';
import { withApp } from '../../testing/apps/with-app';
import { addBankAccount } from '../../testing/records/bank-accounts';
import { ownerWithExpenses, pay } from '../../testing/records/open-expenses';
import { addInvoice, addProject } from '../../testing/records/records';

const server = withApp();

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const ROUNDS = 5;

async function clerkWithAccount() {
  const admin = await server.as('ADMIN');
  const account = await addBankAccount(admin, 'Maybank', { name: 'Operating account' });
  const { api, uuids } = await ownerWithExpenses(server, 2);
  const project_uuid: string = (await addProject(api)).uuid;
  const invoice = await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });
  const receipt = { invoice_uuid: invoice.uuid as string, payment_date: '2026-06-01', payment_amt: '10.00' };
  const [first = '', second = ''] = uuids;
  return { admin, api, account, receipt, first, second };
}

const change = (admin: Client, { uuid, name, bank, account_no, active }: BankAccount, changed: object) =>
  admin.put(`/bank_accounts/${uuid}`, { name, bank, account_no, active, ...changed });

const refused = { bank_account_uuid: ['Bank Account is not valid.'] };

test('stores the bank of the account that receives, and names the account', async () => {
  const { api, account, receipt } = await clerkWithAccount();
  const named = { bank: 'Maybank', bank_account: { uuid: account.uuid, name: 'Operating account' } };

  const { status, body } = await api.post('/payments', { ...receipt, bank: 'CIMB', bank_account_uuid: account.uuid });

  expect({ status, data: body.data }).toMatchObject({ status: 201, data: named });
  expect((await api.get('/payments')).body.data).toMatchObject([named]);
  expect((await api.get(`/payments/${body.data.uuid}`)).body.data).toMatchObject(named);
});

test('pays a batch and each of its payments from the account', async () => {
  const { api, account, first, second } = await clerkWithAccount();
  const named = { bank: 'Maybank', bank_account: { uuid: account.uuid, name: 'Operating account' } };

  const { body } = await pay(
    api,
    { [first]: '1.00', [second]: '2.00' },
    { bank: 'CIMB', bank_account_uuid: account.id },
  );

  const { uuid } = body.data;
  expect(body.data).toMatchObject(named);
  expect((await api.get('/payment_records')).body.data).toMatchObject([named]);
  expect((await api.get(`/payment_records/${uuid}`)).body.data).toMatchObject(named);
  expect((await api.get(`/payment_records/${uuid}/print`)).body.data.record).toMatchObject(named);
  expect((await api.get('/payments')).body.data).toMatchObject([named, named]);
});

test('takes a bank that is no account of ours, as releases without accounts send it', async () => {
  const { api, receipt, first } = await clerkWithAccount();
  const typed = { bank: 'Bank of Nowhere', bank_account: null };

  expect((await api.post('/payments', { ...receipt, bank: 'Bank of Nowhere' })).body.data).toMatchObject(typed);
  expect((await pay(api, { [first]: '1.00' }, { bank: 'Bank of Nowhere' })).body.data).toMatchObject(typed);
});

test('refuses an account that is unknown, deleted or inactive, and stores nothing', async () => {
  const { admin, api, account, receipt, first } = await clerkWithAccount();
  const deleted = await addBankAccount(admin, 'CIMB');
  await admin.delete(`/bank_accounts/${deleted.uuid}`);
  await change(admin, account, { active: 'no' });

  for (const bank_account_uuid of [UNKNOWN, deleted.uuid, account.uuid]) {
    const received = await api.post('/payments', { ...receipt, bank_account_uuid });
    const paid = await pay(api, { [first]: '1.00' }, { bank_account_uuid });
    expect([received.status, received.body.errors]).toEqual([422, refused]);
    expect([paid.status, paid.body.errors]).toEqual([422, refused]);
  }
  expect((await api.get('/payments')).body.total).toBe(0);
});

test('keeps the account of a payment that has become inactive, but offers it to no other', async () => {
  const { admin, api, account, receipt } = await clerkWithAccount();
  const kept = (await api.post('/payments', { ...receipt, bank_account_uuid: account.uuid })).body.data;
  const other = (await api.post('/payments', { ...receipt, bank: 'CIMB' })).body.data;
  await change(admin, account, { active: 'no' });
  const { invoice_uuid: _, ...details } = receipt;
  const body = { ...details, remark: 'Counted', bank_account_uuid: account.uuid };

  const changed = await api.put(`/payments/${kept.uuid}`, body);
  const refusal = await api.put(`/payments/${other.uuid}`, body);

  expect(changed.body.data).toMatchObject({ remark: 'Counted', bank: 'Maybank', bank_account: { uuid: account.uuid } });
  expect([refusal.status, refusal.body.errors]).toEqual([422, refused]);
});

test('shows the new name of an account in replies that were kept', async () => {
  const { admin, api, account, first } = await clerkWithAccount();
  await pay(api, { [first]: '1.00' }, { bank_account_uuid: account.uuid });
  const names = async () => {
    const lists = await Promise.all(['/payment_records', '/payments'].map((path) => api.get(path)));
    return lists.map(({ body }) => body.data[0].bank_account.name as string);
  };
  expect(await names()).toEqual(['Operating account', 'Operating account']);

  await change(admin, account, { name: 'Current account' });

  expect(await names()).toEqual(['Current account', 'Current account']);
});

test('deletes an account only while no payment names it', async () => {
  const { admin, api, account, receipt } = await clerkWithAccount();
  const payment = (await api.post('/payments', { ...receipt, bank_account_uuid: account.uuid })).body.data;

  const refusal = await admin.delete(`/bank_accounts/${account.uuid}`);
  await api.delete(`/payments/${payment.uuid}`);
  const deletion = await admin.delete(`/bank_accounts/${account.uuid}`);

  expect([refusal.status, refusal.body.data.err_msg]).toEqual([
    409,
    'The bank account is used by payments. Make it inactive instead.',
  ]);
  expect(deletion.status).toBe(200);
});

test('does not make a batch again whose account somebody has deleted since', async () => {
  const { api, account, first } = await clerkWithAccount();
  const { uuid } = (await pay(api, { [first]: '1.00' }, { bank_account_uuid: account.uuid })).body.data;
  await api.delete(`/payment_records/${uuid}`);
  const lim = await server.as('ADMIN', { name: 'Lim Siew Ling' });
  await lim.delete(`/bank_accounts/${account.uuid}`);

  const { status, body } = await api.post(`/payment_records/${uuid}/restore`);

  expect([status, body.data.err_msg]).toEqual([409, 'Lim Siew Ling has deleted Operating account since.']);
});

test('never deletes an account while a payment is made from it', async () => {
  const { admin, api, receipt } = await clerkWithAccount();
  for (let round = 0; round < ROUNDS; round++) {
    const account = await addBankAccount(admin, 'CIMB', { account_no: String(round) });
    const body = { ...receipt, bank_account_uuid: account.uuid };

    const [payment, deletion] = await Promise.all([
      api.post('/payments', body),
      admin.delete(`/bank_accounts/${account.uuid}`),
    ]);

    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([payment.status, deletion.status]);
  }
});
