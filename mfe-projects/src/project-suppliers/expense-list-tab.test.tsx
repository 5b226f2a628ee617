import type { Expense } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildExpense,
  buildProject,
  buildReference,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';

const damai = buildReference('Alam Damai');

function openExpenses(expenses: Expense[] | Response = [], search = '') {
  const project = buildProject();
  answers(`GET /projects/${project.uuid}`, { data: project });
  answers(`GET /projects/${project.uuid}/contractors`, listOf([damai]));
  const calls = answers(
    `GET /projects/${project.uuid}/expenses`,
    expenses instanceof Response
      ? expenses
      : listOf(expenses, { totals: { total_expenses: '371200.00', balance: '209000.00' } }),
  );
  return { project, calls, ...renderPage(routes, { at: `/projects/${project.uuid}/suppliers/expenses${search}` }) };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => signedIn());

test('lists the bills of the project, the latest first, and totals all of them', async () => {
  const expense = buildExpense({
    ref_no: 'E2',
    contractor: damai,
    purchase_order: buildReference('PO-2'),
    status: 'writeOff',
    overdue: 12,
    balance: '50000.00',
  });
  const { calls } = openExpenses([expense]);

  const row = within((await screen.findByText('E2')).closest('tr')!);
  for (const text of ['Alam Damai', 'PO-2', 'Written off', '12', 'RM 50,000.00'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByText('RM 371,200.00')).toBeVisible();
  expect(screen.getByText('RM 209,000.00')).toBeVisible();
  expect(calls[0]!.query.toString()).toBe('page=1&per_page=50&sort=invoice_date&order=desc');
});

test('a link shows what its sender saw', async () => {
  const { calls } = openExpenses(
    [],
    `?status=pending&overdue=1&contractor=${damai.uuid}&invoice_from=2026-06-01&invoice_to=2026-06-30`,
  );

  await screen.findByText('No Data.');

  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({
    status: 'pending',
    overdue: '1',
    contractor: damai.uuid,
    invoice_from: '2026-06-01',
    invoice_to: '2026-06-30',
  });
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Invoice Date: 01-Jun-2026 – 30-Jun-2026')).toBeVisible();
  expect(await screen.findByTitle('Alam Damai')).toBeVisible();
});

test('narrows the bills to a contractor and to what is paid', async () => {
  const { calls, router, user } = openExpenses([buildExpense({ ref_no: 'E1' })]);
  await screen.findByText('E1');

  await user.click(screen.getByRole('button', { name: 'Paid' }));
  await user.click(screen.getByRole('combobox', { name: 'Contractor' }));
  await user.click(await screen.findByTitle('Alam Damai'));

  await waitFor(() =>
    expect(Object.fromEntries(calls.at(-1)!.query)).toMatchObject({ status: 'paid', contractor: damai.uuid }),
  );
  expect(router.state.location.search).toBe(`?status=paid&contractor=${damai.uuid}`);
});

test('leads to the suppliers and to a new expense', async () => {
  const { project, router, user } = openExpenses();

  expect(await screen.findByRole('tab', { name: 'Expenses', selected: true })).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'New bill' })[0]!);

  expect(router.state.location.pathname).toBe(`/projects/${project.uuid}/suppliers/expenses/create`);
});

test('offers to try again when the list could not be loaded', async () => {
  openExpenses(refusal(503, { message: 'The database is away.' }));

  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
