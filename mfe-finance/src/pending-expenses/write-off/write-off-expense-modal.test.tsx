import { addDays, todayInKualaLumpur, type ExpenseDetails } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildExpense,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../../remote';

const details = (given: Partial<ExpenseDetails> = {}): ExpenseDetails => ({
  ...buildExpense({ ref_no: 'E4', balance: '5000.00', version: 3 }),
  account_code: null,
  exported_at: null,
  ...given,
});

const bill = details();

async function openWriteOff() {
  const page = renderPage(routes, { at: `/bulk-payment/${bill.uuid}/write-off?overdue=1` });
  await screen.findByRole('textbox', { name: /Reason/ });
  return page;
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects', listOf([]));
  answers('GET /contractors', listOf([]));
  answers('GET /expenses', listOf([bill]));
  answers('GET /expenses/:uuid', { data: bill });
});

test('writes off what is open with a reason, over the list as it was', async () => {
  const calls = answers('PUT /write-off/expenses/:uuid', { data: { ...bill, status: 'writeOff' } });
  const { user, router } = await openWriteOff();
  expect(screen.getAllByText('RM 5,000.00')).not.toHaveLength(0);

  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Bankrupt{Enter}');

  expect(await screen.findByText('Bill E4 written off.')).toBeVisible();
  expect(calls[0]!.params.uuid).toBe(bill.uuid);
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(calls[0]!.body).toEqual({ reason: 'Bankrupt', write_off_date: todayInKualaLumpur() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/bulk-payment/pending-expenses'));
  expect(router.state.location.search).toBe('?overdue=1');
});

test('writes off on another day, neither in the future nor before the document', async () => {
  const calls = answers('PUT /write-off/expenses/:uuid', { data: { ...bill, status: 'writeOff' } });
  const { user } = await openWriteOff();
  const type = async (day: string) => {
    const field = screen.getByLabelText(/Write-off Date/, { selector: 'input' });
    await user.clear(field);
    await user.paste(day);
  };
  const send = async () => user.click(await screen.findByRole('button', { name: 'Write off E4' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Bankrupt');

  await type(addDays(todayInKualaLumpur(), 1));
  await send();
  expect(await screen.findByText('Write-off Date must not be in the future.')).toBeVisible();
  await type('2026-06-14');
  await send();
  expect(await screen.findByText('Write-off Date must not be before the Invoice Date, 15-Jun-2026.')).toBeVisible();
  await type('2026-06-15');
  await send();

  expect(await screen.findByText('Bill E4 written off.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ reason: 'Bankrupt', write_off_date: '2026-06-15' }]);
});

test('asks for a reason of at most 50 characters before anything is sent', async () => {
  const { user } = await openWriteOff();

  await user.click(screen.getByRole('button', { name: 'Write off E4' }));
  expect(await screen.findByText('Reason is required.')).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: /Reason/ }));
  await user.paste('x'.repeat(51));

  expect(await screen.findByText('Reason must be less than or equals to 50.')).toBeVisible();
});

test('keeps what was typed when somebody changed the expense meanwhile, and writes off on top of that', async () => {
  let latest = bill;
  answers('GET /expenses/:uuid', () => ({ data: latest }));
  const calls = answers('PUT /write-off/expenses/:uuid', ({ headers }) => {
    latest = { ...bill, version: 4, balance: '4000.00' };
    return headers.get('If-Match') === '"4"'
      ? { data: latest }
      : refusal(409, { data: { err_msg: 'Changed by Ravi at 2026-07-05T10:00:00Z' } });
  });
  const { user } = await openWriteOff();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Bankrupt{Enter}');

  await user.click(await screen.findByRole('button', { name: 'Load the latest values' }));
  expect(await screen.findByText('RM 4,000.00')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Bankrupt');
  await user.click(screen.getByRole('button', { name: 'Write off E4' }));

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(await screen.findByText('Bill E4 written off.')).toBeVisible();
});

test('offers no write-off of what is settled already', async () => {
  answers('GET /expenses/:uuid', { data: details({ status: 'paid', balance: '0.00' }) });

  renderPage(routes, { at: `/bulk-payment/${bill.uuid}/write-off` });

  expect(await screen.findByText('"E4" is already settled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Write off/ })).not.toBeInTheDocument();
});

test('is for who may write off only', async () => {
  signedIn(holding('project.expense'));

  renderPage(routes, { at: `/bulk-payment/${bill.uuid}/write-off` });

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});
