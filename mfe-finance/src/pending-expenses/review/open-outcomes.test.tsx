import {
  answers,
  buildExpense,
  listOf,
  refusal,
  renderPage,
  signedIn,
  unreachable,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { PendingExpensesPage } from '../pending-expenses-page';

async function pay() {
  const { user } = renderPage(<PendingExpensesPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Pay 1 expense' }));
  for (const [label, text] of [
    [/Disbursement Bank/, 'Maybank'],
    [/Cheque No/, '000123'],
  ] as const) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  return user;
}

beforeEach(() => {
  signedIn();
  for (const route of ['GET /projects', 'GET /contractors', 'GET /payment_records', 'GET /bank_accounts'] as const)
    answers(route, listOf([]));
  answers('GET /expenses', listOf([buildExpense({ ref_no: 'A-1' })]));
});

const UNCONFIRMED = "We couldn't confirm the payment.";
const SERVER_FAILED = 'The server failed while recording the payment.';
const page = (status: number) => new Response('<h1>An error page</h1>', { status });

test.each([
  ['no reply came', unreachable, UNCONFIRMED],
  ['the reply was cut off', () => page(201), UNCONFIRMED],
  ['a proxy found no server', () => refusal(503), UNCONFIRMED],
  ['a proxy found no server, and answered with a page', () => page(502), UNCONFIRMED],
  ['the server failed', () => refusal(500, { message: 'Internal Server Error' }), SERVER_FAILED],
  ['the server failed, and answered with a page', () => page(500), SERVER_FAILED],
])('says what became of the batch when %s, in the dialog and above the list', async (_, answer, message) => {
  answers('POST /payment_records', () => answer());
  const user = await pay();

  const shown = (await within(screen.getByRole('dialog')).findByText(message)).closest<HTMLElement>('[role="alert"]')!;
  expect(shown).toHaveTextContent('Retrying is safe; nothing is paid twice.');
  await user.click(screen.getByText('Close', { selector: '.pay-look *' }));
  const last = message.replace('the payment', 'your last payment');
  expect(await screen.findByText(last)).toBeVisible();
});

test('says that the server failed until a retry is answered', async () => {
  const outcomes = [refusal(500), unreachable()];
  const calls = answers('POST /payment_records', () => outcomes.shift()!);
  const user = await pay();
  expect(await screen.findByText(SERVER_FAILED)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText(UNCONFIRMED)).toBeVisible();
  const [first, second] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});
