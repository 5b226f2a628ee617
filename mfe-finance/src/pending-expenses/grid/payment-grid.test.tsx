import type { ListedExpense } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildExpense,
  buildReference,
  holding,
  listOf,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PendingExpensesPage } from '../pending-expenses-page';

const alam = buildReference('Alam Damai');
const budi = buildReference('Budi Abadi');

const expenseOf = (ref_no: string, contractor: typeof alam, balance: string, given: Partial<ListedExpense> = {}) =>
  buildExpense({ ref_no, contractor, contractor_name: contractor.name, balance, ...given });

const three = () => [
  expenseOf('A-1', alam, '1000.00'),
  expenseOf('A-2', alam, '2000.00'),
  expenseOf('B-1', budi, '300.00'),
];

async function openGrid(expenses: ListedExpense[] = three()) {
  answers('GET /expenses', listOf(expenses));
  const page = renderPage(<PendingExpensesPage />);
  await screen.findByText(expenses[0]!.ref_no);
  return page;
}

const amount = (ref: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: RegExp(`^Payment amount for ${ref} of`) });
const box = (ref: string) => screen.getByRole('checkbox', { name: RegExp(`^Select ${ref} of`) });
const panel = () => within(screen.getByRole('complementary', { name: 'Selected to pay' }));

beforeEach(() => {
  signedIn();
  answers('GET /projects', listOf([]));
  answers('GET /contractors', listOf([]));
});

test('offers each row its balance, and names the cell for a screen reader', async () => {
  await openGrid();

  expect(screen.getByRole('textbox', { name: 'Payment amount for A-1 of Alam Damai' })).toHaveValue('1,000.00');
  expect(panel().getByText('0 expenses selected')).toBeVisible();
  expect(panel().getByRole('button', { name: 'Pay' })).toBeDisabled();
});

test('is filled in by keyboard: Space ticks, typing replaces, Enter goes down, Esc brings back', async () => {
  const { user } = await openGrid();

  await user.click(amount('A-1'));
  await user.keyboard(' {ArrowDown}750.5{Enter}');
  expect(amount('A-2')).toHaveValue('750.50');
  expect(amount('B-1')).toHaveFocus();
  await user.keyboard('9{Escape}');

  expect(amount('B-1')).toHaveValue('300.00');
  expect(box('A-1')).toBeChecked();
  expect(box('A-2')).toBeChecked();
  expect(box('B-1')).not.toBeChecked();
  expect(panel().getByText('RM 1,750.50', { selector: 'strong *' })).toBeVisible();
});

test('moves between cells with the arrows and keeps one of them for Tab', async () => {
  const { user } = await openGrid();

  await user.click(amount('A-1'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Write off A-1' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}');

  expect(box('A-2')).toHaveFocus();
  expect(box('A-2')).toHaveAttribute('tabindex', '0');
  expect(amount('A-1')).toHaveAttribute('tabindex', '-1');
});

test('Enter goes down from a tick box, too, and Space ticks where it arrives', async () => {
  const { user } = await openGrid();
  await user.click(box('A-1'));

  await user.keyboard('{Enter} {Enter}');
  expect(box('B-1')).toHaveFocus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');

  expect(box('A-2')).toHaveFocus();
  expect(box('A-1')).toBeChecked();
  expect(box('A-2')).toBeChecked();
  expect(box('B-1')).not.toBeChecked();
});

test('edits what stands in a cell with F2', async () => {
  const { user } = await openGrid();

  await user.click(amount('A-1'));
  await user.keyboard('{F2}{Backspace}5{Enter}');

  expect(amount('A-1')).toHaveValue('1,000.05');
});

test('unticks a row whose amount is emptied', async () => {
  const { user } = await openGrid();
  await user.click(box('A-1'));

  await user.click(amount('A-1'));
  await user.keyboard('{Delete}{Enter}');

  expect(box('A-1')).not.toBeChecked();
  expect(amount('A-1')).toHaveValue('1,000.00');
});

test('works out a calculation when the cell is left, and says what it came to', async () => {
  const { user } = await openGrid();

  await user.click(amount('A-2'));
  await user.keyboard('100 + 50.5{Enter}');

  expect(amount('A-2')).toHaveValue('150.50');
  expect(await screen.findByText('A-2: 100 + 50.5 = RM 150.50')).toBeVisible();
});

test('takes a column of amounts from a spreadsheet, as people write them', async () => {
  const { user } = await openGrid();

  await user.click(amount('A-1'));
  await user.paste('RM 1,000.00\r\n\r\n (RM 20.00)\r\n5\r\n');

  expect(amount('A-1')).toHaveValue('1,000.00');
  expect(box('A-2')).not.toBeChecked();
  expect(amount('B-1')).toHaveValue('-20.00');
  expect(screen.getByText('Payment Amount must be more than 0.')).toBeVisible();
  expect(screen.getByText('2 rows filled. 1 row was skipped: end of page.')).toBeVisible();
});

test('fills an amount down the selected rows', async () => {
  const { user } = await openGrid();
  await user.click(box('B-1'));

  await user.click(amount('A-1'));
  await user.keyboard('100{Control>}d{/Control}');

  expect(amount('B-1')).toHaveValue('100.00');
  expect(amount('A-2')).toHaveValue('2,000.00');
  await user.click(panel().getByRole('button', { name: 'Full balance' }));
  expect(amount('B-1')).toHaveValue('300.00');
});

test('totals what is selected by supplier, with the bank where it is known', async () => {
  const guards = { contractor_bank: 'CIMB', over_billed: '0.00', similar: null };
  const { user } = await openGrid([
    expenseOf('A-1', alam, '0.10', { guards }),
    expenseOf('A-2', alam, '0.20', { guards }),
    three()[2]!,
  ]);

  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));

  const [first, second] = within(screen.getByRole('list', { name: 'By supplier' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Budi Abadi1 expenseRM 300.00');
  expect(second).toHaveTextContent('Alam Damai2 expenses · CIMBRM 0.30');
  expect(panel().getByText('3 expenses selected')).toBeVisible();
});

test('says that some rows are ticked, and ticks and unticks all', async () => {
  const { user } = await openGrid();
  const all = () => screen.getByRole('checkbox', { name: 'Select all' });

  await user.click(box('A-1'));
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  expect(box('B-1')).toBeChecked();
  await user.click(all());

  expect(box('A-1')).not.toBeChecked();
});

test.each([
  ['more than the balance', '1000.01', 'Payment Amount must be less than or equals to the balance of RM 1,000.00.'],
  ['nothing', '0', 'Payment Amount must be more than 0.'],
  ['no number', 'ten', 'Payment Amount must only consists of numbers.'],
  ['a part of a sen', '1.005', 'Payment Amount must have at most 2 decimals.'],
])('stops the batch at %s, in words beside the cell', async (_, typed, message) => {
  const { user } = await openGrid();

  await user.click(amount('A-1'));
  await user.keyboard(`${typed}{Enter}`);

  expect(screen.getByText(message)).toBeVisible();
  expect(amount('A-1')).toBeInvalid();
  expect(amount('A-1')).toHaveAccessibleDescription(`Error: ${message}`);
  expect(panel().getByRole('button', { name: 'Pay 1 expense' })).toBeDisabled();
  expect(panel().getByRole('button', { name: '1 row has an error' })).toBeVisible();
});

test('warns of an over-billed order and of a duplicate, and lets them be paid', async () => {
  const similar = { uuid: 'x', ref_no: 'A-0', invoice_date: '2026-06-01', status: 'paid' as const };
  const guards = { contractor_bank: null, over_billed: '10000.00', similar };
  const { user } = await openGrid([
    expenseOf('A-1', alam, '1000.00', { guards, purchase_order: buildReference('PO-2') }),
  ]);

  expect(screen.getByText('PO-2 is over-billed by RM 10,000.00.')).toBeVisible();
  expect(
    screen.getByText('May be a duplicate of A-0 of 01-Jun-2026 (paid): same supplier, same amount.'),
  ).toBeVisible();
  await user.click(box('A-1'));

  expect(panel().getByRole('button', { name: 'Pay 1 expense' })).toBeEnabled();
});

test('keeps what is selected on other pages, under other filters and after a reload', async () => {
  const [open, late] = [expenseOf('A-1', alam, '1000.00'), expenseOf('LATE', budi, '5.00')];
  answers('GET /expenses', ({ query }) => listOf(query.get('overdue') ? [late] : [open]));
  const { user, unmount } = renderPage(<PendingExpensesPage />);
  await user.click(await screen.findByRole('textbox', { name: /A-1/ }));
  await user.keyboard('40{Enter}');

  await user.click(screen.getByRole('button', { name: 'Overdue' }));
  expect(await screen.findByRole('textbox', { name: /LATE/ })).toBeVisible();
  expect(panel().getByText('RM 40.00', { selector: 'strong *' })).toBeVisible();
  unmount();
  renderPage(<PendingExpensesPage />);

  await waitFor(() => expect(amount('A-1')).toHaveValue('40.00'));
  expect(box('A-1')).toBeChecked();
});

test('lets who may not pay only look', async () => {
  signedIn(holding('project.expense'));
  answers('GET /expenses', listOf(three()));

  renderPage(<PendingExpensesPage />);

  expect(await screen.findByText('A-1')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Payment amount/ })).not.toBeInTheDocument();
});
