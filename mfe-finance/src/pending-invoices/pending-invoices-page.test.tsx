import { AGEING_BUCKETS, todayInKualaLumpur, type InvoiceDetails } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildBankAccount,
  buildInvoice,
  buildPayment,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  unreachable,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';

const own = routes.filter(({ path }) => path === '/pending-invoices/list');

const cert2 = buildInvoice({
  invoice_no: 'INV-2026-0002',
  cert_no: '2',
  total_amount: '250000.00',
  total_payment: '150000.00',
  balance: '100000.00',
  overdue: 1,
  status: 'partial',
});

const details: InvoiceDetails = {
  ...cert2,
  ...{ is_last_certificate: true, is_opening: false, tax_rate: '6.00', exported_at: null },
};

const ageing = AGEING_BUCKETS.map((bucket) => ({
  bucket,
  count: bucket === '1-30' ? 1 : 0,
  amount: bucket === '1-30' ? '100000.00' : '0.00',
}));

beforeAll(() => loadScreens(own));

beforeEach(() => {
  answers('GET /projects', listOf([]));
  answers('GET /invoices', listOf([cert2], { totals: { balance: '100000.00' } }));
  answers(`GET /invoices/${cert2.uuid}`, { data: details });
  answers('GET /invoices/ageing', { data: ageing });
});

const visit = (path = '', permissions = ['project.invoice', 'payment.manage', 'writeoff.manage']) => {
  signedIn(holding(...permissions));
  return renderPage(own, { at: `/pending-invoices/list${path}` });
};

// In tests all antd dialogs share one id, so only the text distinguishes the question from the form.
const questionOf = async (title: string) => (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]')!;

const formOf = async (name: RegExp) => within(await screen.findByRole('form', { name }));

test('lists what clients owe, the longest due first', async () => {
  const calls = answers('GET /invoices', listOf([cert2], { totals: { balance: '233931.00' } }));

  visit();

  const row = within(await screen.findByRole('row', { name: /INV-2026-0002/ }));
  expect(row.getByText('RM 150,000.00')).toBeVisible();
  expect(screen.getByText('RM 233,931.00')).toBeVisible();
  expect(calls[0]!.query.toString()).toBe('page=1&per_page=50&sort=due_date&order=asc&status=pending');
});

test('shows the invoices of a bucket, while the buckets stay as they are', async () => {
  const lists = answers('GET /invoices', listOf([cert2]));
  const sums = answers('GET /invoices/ageing', { data: ageing });
  const { user, router } = visit();

  await user.click(await screen.findByRole('button', { name: /^1–30 days · 1 invoice RM 100,000.00$/ }));

  await waitFor(() => expect(lists.at(-1)!.query.getAll('ageing')).toEqual(['1-30']));
  expect(router.state.location.search).toBe('?ageing=1-30');
  expect(sums.map(({ query }) => query.get('ageing'))).toEqual([null]);
});

test('receives a part of the balance', async () => {
  const calls = answers('POST /payments', { data: buildPayment() });
  const { user, router } = visit('?ageing=1-30');

  await user.click(await screen.findByRole('button', { name: 'Receive payment of INV-2026-0002' }));
  const form = await formOf(/INV-2026-0002/);
  await user.clear(form.getByRole('textbox', { name: 'Payment Amount' }));
  await user.type(form.getByRole('textbox', { name: 'Payment Amount' }), '40000');
  await user.click(form.getByRole('button', { name: 'Receive payment' }));

  expect(await screen.findByText('Payment for INV-2026-0002 received.')).toBeVisible();
  expect(calls[0]!.body).toMatchObject({ invoice_uuid: cert2.uuid, payment_amt: '40000.00' });
  expect(router.state.location.pathname + router.state.location.search).toBe('/pending-invoices/list?ageing=1-30');
});

test.each(['Close', 'Cancel'])('%s asks before it drops what was typed of a receipt', async (way) => {
  const { user, router } = visit(`/${cert2.uuid}/receive`);
  const form = await formOf(/INV-2026-0002/);
  const cheque = form.getByRole('textbox', { name: 'Cheque No' });
  await user.type(cheque, '000123');

  await user.click(screen.getByRole('button', { name: way }));

  const question = within(await questionOf('Leave without saving?'));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(cheque).toHaveValue('000123');
  await user.click(screen.getByRole('button', { name: way }));
  await user.click(within(await questionOf('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pending-invoices/list'));
});

test('does not take more than the balance', async () => {
  const calls = answers('POST /payments', { data: buildPayment() });
  const { user } = visit(`/${cert2.uuid}/receive`);
  const form = await formOf(/INV-2026-0002/);

  await user.clear(form.getByRole('textbox', { name: 'Payment Amount' }));
  await user.type(form.getByRole('textbox', { name: 'Payment Amount' }), '100000.01');
  await user.click(form.getByRole('button', { name: 'Receive payment' }));

  expect(
    await form.findByText('Payment Amount must be less than or equals to the balance of RM 100,000.00.'),
  ).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('says at the bank why its account is refused', async () => {
  const account = buildBankAccount();
  answers('GET /bank_accounts', listOf([account]));
  const errors = { bank_account_uuid: ['Bank Account is not valid.'] };
  const calls = answers('POST /payments', refusal(422, { errors }));
  const { user } = visit(`/${cert2.uuid}/receive`, ['payment.manage', 'finance_account_code.view']);
  const form = await formOf(/INV-2026-0002/);
  await user.click(form.getByRole('combobox', { name: 'Bank' }));
  await user.click(await screen.findByTitle(/^Operating account/));

  await user.click(form.getByRole('button', { name: 'Receive payment' }));

  expect(await form.findByText('Bank Account is not valid.')).toBeVisible();
  expect(calls[0]!.body).toMatchObject({ bank: 'Maybank', bank_account_uuid: account.uuid });
});

test('asks before it books a receipt dated more than a year ahead of the invoice', async () => {
  const calls = answers('POST /payments', { data: buildPayment() });
  const { user } = visit(`/${cert2.uuid}/receive`);
  const form = await formOf(/INV-2026-0002/);
  const day = form.getByRole('textbox', { name: 'Payment Date' });
  await user.clear(day);
  await user.type(day, '20240131');
  const send = async () => user.click(await form.findByRole('button', { name: 'Receive payment' }));

  await send();
  const question = await questionOf('Is this an advance payment?');
  expect(
    within(question).getByText('Payment Date is more than 365 days before the date of INV-2026-0002.'),
  ).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeVisible());
  expect(calls).toHaveLength(0);
  await send();
  const again = await questionOf('Is this an advance payment?');
  await user.click(within(again).getByRole('button', { name: 'Receive payment' }));

  expect(await screen.findByText('Payment for INV-2026-0002 received.')).toBeVisible();
  expect(calls[0]!.body).toMatchObject({ payment_date: '2024-01-31' });
  await waitFor(() => expect(screen.queryByText('Is this an advance payment?')).not.toBeInTheDocument());
});

test('books a receipt whose answer was lost once only', async () => {
  const replies = [unreachable(), { data: buildPayment() }];
  const calls = answers('POST /payments', () => replies.shift()!);
  const { user } = visit(`/${cert2.uuid}/receive`);
  const form = await formOf(/INV-2026-0002/);
  const send = async () => user.click(await form.findByRole('button', { name: 'Receive payment' }));

  await send();
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  await send();

  expect(await screen.findByText('Payment for INV-2026-0002 received.')).toBeVisible();
  const [first, second] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('writes an invoice off with a reason, which is kept when the server refuses', async () => {
  const replies = [refusal(409, { data: { err_msg: 'Changed by Lim Siew Ling at 09:12.' } }), { data: cert2 }];
  const calls = answers('PUT /write-off/invoices/:uuid', () => replies.shift()!);
  const { user } = visit(`/${cert2.uuid}/write-off`);
  const form = await formOf(/^Write off/);
  const send = async () => user.click(await form.findByRole('button', { name: 'Write off INV-2026-0002' }));

  await send();
  expect(await form.findByText('Reason is required.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Client wound up');
  await send();
  expect(await screen.findByText('Changed by Lim Siew Ling at 09:12.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('Client wound up');
  await send();

  expect(await screen.findByText('Invoice INV-2026-0002 written off.')).toBeVisible();
  const body = { reason: 'Client wound up', write_off_date: todayInKualaLumpur() };
  expect(calls.map((call) => call.body)).toEqual([body, body]);
  expect(calls[0]!.headers.get('If-Match')).toContain(String(cert2.version));
});

test('tells when nothing is open on the invoice any more', async () => {
  answers(`GET /invoices/${cert2.uuid}`, { data: { ...details, status: 'paid', balance: '0.00' } });

  visit(`/${cert2.uuid}/receive`);

  expect(await screen.findByText('"INV-2026-0002" is already settled.')).toBeVisible();
});

test('offers neither receipt nor write-off to who may only look', async () => {
  visit('', ['project.invoice']);

  expect(await screen.findByRole('link', { name: 'Print INV-2026-0002' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Receive payment/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Write off/ })).not.toBeInTheDocument();
});

test('does not wait for sums that could not be read', async () => {
  answers('GET /invoices/ageing', () => refusal(503, { message: 'The database is away.' }));

  visit();

  expect(await screen.findByRole('button', { name: 'Over 90 days –' })).toBeVisible();
});
