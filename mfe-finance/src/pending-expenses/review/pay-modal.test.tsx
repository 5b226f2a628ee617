import { todayInKualaLumpur, addDays } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildExpense,
  buildRecorded,
  buildReference,
  listOf,
  refusal,
  renderPage,
  signedIn,
  unreachable,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PendingExpensesPage } from '../pending-expenses-page';

const alam = buildReference('Alam Damai');
const one = buildExpense({ ref_no: 'A-1', contractor: alam, balance: '1000.00', invoice_date: '2026-06-15' });
const two = buildExpense({ ref_no: 'A-2', contractor: alam, balance: '2000.00', invoice_date: '2026-06-16' });

const record = (given = {}) => ({
  ...buildRecorded(),
  record_no: 'PV-2026-0007',
  bank: 'Maybank',
  payment_date: todayInKualaLumpur(),
  cheque_no: '000123',
  remark: null,
  payment_count: 2,
  total_paid: '2500.00',
  ...given,
});

const panel = () => within(screen.getByRole('complementary', { name: 'Selected to pay' }));
const amount = (ref: string) => screen.getByRole('textbox', { name: RegExp(`^Payment amount for ${ref} of`) });
const key = (call: { headers: Headers } | undefined) => call?.headers.get('Idempotency-Key');

/** Ticks both expenses, sets the second to 1,500, and opens the batch's form. */
async function openForm() {
  const page = renderPage(<PendingExpensesPage />);
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await page.user.click(amount('A-2'));
  await page.user.keyboard('1500{Enter}');
  await page.user.click(panel().getByRole('button', { name: 'Pay 2 expenses' }));
  await screen.findByRole('form', { name: 'Payment' });
  return page;
}

async function review(user: UserEvent) {
  await user.click(screen.getByLabelText(/Disbursement Bank/));
  await user.paste('Maybank');
  await user.click(screen.getByLabelText(/Cheque No/));
  await user.paste('000123');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  return screen.findByRole('button', { name: 'Pay now' });
}

beforeEach(() => {
  signedIn();
  answers('GET /projects', listOf([]));
  answers('GET /contractors', listOf([]));
  answers('GET /expenses', listOf([one, two]));
  answers('GET /payment_records', listOf([]));
  answers('GET /bank_accounts', listOf([]));
});

test('the form of a payment asks before it drops what was typed', async () => {
  const { user } = await openForm();
  const cheque = screen.getByLabelText(/Cheque No/);
  await user.type(cheque, '000123');

  await user.click(screen.getByRole('button', { name: 'Close' }));

  const question = within((await screen.findByText('Leave without saving?')).closest<HTMLElement>('[role=dialog]')!);
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(cheque).toHaveValue('000123');
});

test('pays what is selected after a last look, and leads to the voucher', async () => {
  const paid = record();
  const calls = answers('POST /payment_records', refusal(201, { data: paid, warnings: ['Cheque No is used.'] }));
  const { user } = await openForm();

  const pay = await review(user);
  const look = within(screen.getByRole('dialog'));
  expect(look.getByText('2 expenses from Maybank')).toBeVisible();
  expect(look.getAllByText('RM 2,500.00')).toHaveLength(2);
  await user.click(pay);

  expect(await screen.findByText('Payments made successfully.')).toBeVisible();
  expect(calls[0]!.body).toEqual({
    bank: 'Maybank',
    bank_account_uuid: null,
    payment_date: todayInKualaLumpur(),
    cheque_no: '000123',
    remark: null,
    payments: { [one.uuid]: '1000.00', [two.uuid]: '1500.00' },
  });
  expect(screen.getByText('PV-2026-0007')).toBeVisible();
  expect(screen.getByText('Cheque No is used.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Print voucher' })).toHaveAttribute(
    'href',
    `/document-printing/voucher?uuid=${paid.uuid}`,
  );
  expect(screen.getByText('0 expenses selected')).toBeInTheDocument();
});

test('asks for bank and cheque, and takes no day to come', async () => {
  const { user } = await openForm();

  const day = screen.getByLabelText(/Payment Date/, { selector: 'input' });
  await user.clear(day);
  await user.paste(addDays(todayInKualaLumpur(), 1));
  await user.click(screen.getByRole('button', { name: 'Review' }));

  expect(await screen.findByText('Disbursement Bank is required.')).toBeVisible();
  expect(screen.getByText('Cheque No is required.')).toBeVisible();
  expect(screen.getByText('Payment Date must not be in the future.')).toBeVisible();
});

test('names the warnings of its rows before it is sent, and can be paid all the same', async () => {
  const guards = { contractor_bank: null, over_billed: '10.00', similar: null };
  answers('GET /expenses', listOf([{ ...one, purchase_order: buildReference('PO-2'), guards }, two]));
  const { user } = await openForm();

  const pay = await review(user);

  const look = within(screen.getByRole('dialog'));
  expect(look.getByText('1 expense has a warning. You can still pay.')).toBeVisible();
  expect(look.getByText('A-1: PO-2 is over-billed by RM 10.00.')).toBeVisible();
  expect(pay).toBeEnabled();
});

test('warns before it is sent that the bank’s cheque is used already', async () => {
  answers('GET /payment_records', listOf([record({ record_no: 'PV-2026-0001' })]));
  const { user } = await openForm();

  await review(user);

  expect(await screen.findByText('Cheque No 000123 of Maybank is already used by PV-2026-0001.')).toBeVisible();
});

test('warns before it is sent of the expense that the batch is dated more than 365 days ahead of', async () => {
  const { user } = await openForm();
  const day = screen.getByLabelText(/Payment Date/, { selector: 'input' });
  await user.clear(day);
  await user.paste(addDays(two.invoice_date, -366));

  await review(user);

  expect(await screen.findByText('Payment Date is more than 365 days before the date of A-2.')).toBeVisible();
});

test('sends the same key and body again when no answer came, even after a reload, and a new key only after that', async () => {
  let answer = () => unreachable();
  const calls = answers('POST /payment_records', () => answer());
  const { user, unmount } = await openForm();
  await user.click(await review(user));
  expect(await screen.findByText(/^We couldn't confirm the payment/)).toBeVisible();
  expect(screen.getByText('An error occurred on the server')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls).toHaveLength(2));

  unmount();
  const again = renderPage(<PendingExpensesPage />);
  await again.user.click(await screen.findByRole('textbox', { name: /A-1/ }));
  await again.user.keyboard('5{Enter}');
  answer = () => refusal(422, { errors: { [`payments.${one.uuid}`]: ['The expense is already paid.'] } });
  answers('GET /expenses/:uuid', { data: { ...one, balance: '0.00', status: 'paid' } });
  await again.user.click(screen.getByText('Finish the payment', { selector: '.sl-alert *' }));
  await again.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls).toHaveLength(3));

  expect(calls.map(key)).toEqual([key(calls[0]), key(calls[0]), key(calls[0])]);
  expect(calls[2]!.body).toEqual(calls[0]!.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('does not take a refusal on the way for the outcome of an earlier try', async () => {
  let answer = () => unreachable();
  const calls = answers('POST /payment_records', () => answer());
  const { user } = await openForm();
  await user.click(await review(user));
  await screen.findByText(/^We couldn't confirm the payment/);

  answer = () => refusal(403, { message: 'You are not allowed to do this.' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  answer = () => refusal(201, { data: record(), warnings: [] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('PV-2026-0007')).toBeVisible();
  expect(key(calls[2])).toBe(key(calls[0]));
});

test('marks the rows that are refused, shows their new balance, and keeps the rest', async () => {
  let isPaid = false;
  answers('GET /expenses', () => listOf(isPaid ? [two] : [one, two]));
  answers('GET /expenses/:uuid', { data: { ...one, balance: '0.00', status: 'paid' } });
  const calls = answers('POST /payment_records', ({ body }) => {
    isPaid = true;
    const { payments } = body as { payments: object };
    return one.uuid in payments
      ? refusal(422, { errors: { [`payments.${one.uuid}`]: ['The expense is already paid.'] } })
      : refusal(201, { data: record(), warnings: [] });
  });
  const { user } = await openForm();
  await user.click(await review(user));

  expect(await screen.findByText('An error occurred on the server')).toBeVisible();
  expect(await screen.findByText('The expense is already paid.')).toBeVisible();
  const row = (await screen.findByText('A-1')).closest('tr')!;
  await waitFor(() => expect(within(row).getByText('RM 0.00')).toBeVisible());
  expect(amount('A-2')).toHaveValue('1,500.00');
  expect(panel().getByRole('button', { name: 'Pay 2 expenses' })).toBeDisabled();

  await user.click(screen.getByRole('checkbox', { name: /^Select A-1/ }));
  await user.click(panel().getByRole('button', { name: 'Pay 1 expense' }));
  expect(await screen.findByLabelText(/Cheque No/)).toHaveValue('000123');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));

  expect(await screen.findByText('Payments made successfully.')).toBeVisible();
  expect(calls[1]!.body).toMatchObject({ payments: { [two.uuid]: '1500.00' } });
  expect(key(calls[1])).not.toBe(key(calls[0]));
});

test('goes back to the form when the server refuses a field of it', async () => {
  answers('POST /payment_records', refusal(422, { errors: { bank: ['Disbursement Bank is closed.'] } }));
  const { user } = await openForm();
  await user.click(await review(user));

  expect(await screen.findByText('Disbursement Bank is closed.')).toBeVisible();
  expect(screen.getByLabelText(/Cheque No/)).toHaveValue('000123');
});

test('sends once, however often the button is pressed', async () => {
  const calls = answers('POST /payment_records', refusal(201, { data: record(), warnings: [] }));
  const { user } = await openForm();

  await user.dblClick(await review(user));

  expect(await screen.findByText('PV-2026-0007')).toBeVisible();
  expect(calls).toHaveLength(1);
});
