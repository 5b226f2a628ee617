import type { ExpenseDetails } from '@siteledger/shared-lib/domain';
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
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const project = buildProject({ name: 'Tower' });
const concrete = buildReference('Concrete');

const pathOf = (uuid: string) => `/projects/${project.uuid}/suppliers/expenses/${uuid}`;

/** Opens an expense whose stored state the test may change meanwhile. */
async function openExpense(given: Partial<ExpenseDetails> = {}) {
  const expense = { ...buildExpense({ project, ref_no: 'AD/001' }), account_code: null, exported_at: null, ...given };
  const server = { expense };
  const call = `/expenses/${expense.uuid}` as const;
  answers(`GET ${call}`, () => ({ data: server.expense }));
  const page = renderPage(routes, { at: pathOf(expense.uuid) });
  await screen.findByRole('heading', { name: /^Bill AD\/001/ });
  return { server, expense, call, ...page };
}

const box = (name: string) => screen.getByRole('textbox', { name });

const enter = async (user: UserEvent, name: string, text: string) => {
  await user.clear(box(name));
  await user.click(box(name));
  await user.paste(text);
  await user.tab();
};

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save changes' }));

const remove = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Delete expense' }));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers(`GET /projects/${project.uuid}`, { data: project });
  answers(`GET /projects/${project.uuid}/contractors`, listOf([]));
  answers(`GET /projects/${project.uuid}/expenses`, listOf([]));
  answers('GET /contractors', listOf([]));
  answers('GET /purchaseOrders', listOf([]));
  answers('GET /finance_account_codes', listOf([]));
});

test('saves the whole bill with the version that was read', async () => {
  const { server, expense, call, user } = await openExpense({ version: 3, account_code: concrete });
  const calls = answers(`PUT ${call}`, () => {
    server.expense = { ...server.expense, version: 4, invoice_amt: '90000.00' };
    return { data: server.expense };
  });

  await enter(user, 'Invoice Amount', '90000');
  await save(user);

  expect(await screen.findByText('Bill AD/001 updated.')).toBeVisible();
  expect(calls[0]!.body).toMatchObject({
    version: 3,
    ref_no: 'AD/001',
    invoice_amt: '90000.00',
    contractor_uuid: expense.contractor.uuid,
    account_code_uuid: concrete.uuid,
    due_date: '2026-07-15',
  });
});

test('shows who changed the bill meanwhile and loads that without losing what was typed', async () => {
  const { server, call, user } = await openExpense({ version: 3 });
  const calls = answers(`PUT ${call}`, ({ body }) =>
    (body as { version: number }).version === 4
      ? { data: { ...server.expense, version: 5 } }
      : refusal(409, { data: { err_msg: 'Changed by Siti at 14:05' } }),
  );

  await enter(user, 'Description', 'Piling');
  server.expense = { ...server.expense, version: 4, tax_amt: '60.00' };
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Load the latest values' }));

  expect(box('Description')).toHaveValue('Piling');
  await waitFor(() => expect(box('Tax Amount')).toHaveValue('60.00'));
  await save(user);
  expect(await screen.findByText('Bill AD/001 updated.')).toBeVisible();
  expect(calls.at(-1)!.body).toMatchObject({ version: 4, tax_amt: '60.00', description: 'Piling' });
});

test('of an exported bill only dates and description change', async () => {
  await openExpense({ exported_at: '2026-07-01T02:00:00.000Z' });

  expect(screen.getByText(/^Exported to accounting, 01-Jul-2026, 10:00/)).toBeVisible();
  for (const name of ['Invoice Date', 'Date Received', 'Due Date', 'Description']) expect(box(name)).toBeEnabled();
  for (const name of ['Ref No', 'Invoice Amount', 'Tax Amount', 'Debit/Credit Note', 'Retention Amount'])
    expect(box(name)).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Contractor' })).toBeDisabled();
});

test('a bill that is part paid keeps its contractor, and its amounts do not fall below what is paid', async () => {
  const { user } = await openExpense({ status: 'partial', total_payment: '30000.00', balance: '50000.00' });

  expect(screen.getByText(/^RM 30,000.00 has been paid/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Contractor' })).toBeDisabled();
  await enter(user, 'Invoice Amount', '29999.99');

  expect(
    await screen.findByText('Invoice Amount must be more than or equals to 30000.00, because 30000.00 has been paid.'),
  ).toBeVisible();
});

test('a bill that is written off is read only, with the reason', async () => {
  await openExpense({
    status: 'writeOff',
    write_off_amt: '5000.00',
    write_off_date: '2026-07-01',
    write_off_reason: 'Goods never delivered',
  });

  expect(screen.getByText('RM 5,000.00 written off on 01-Jul-2026: Goods never delivered')).toBeVisible();
  expect(box('Ref No')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});

test('deletes a bill, returns to the list, and brings it back from there', async () => {
  const { expense, call, router, user } = await openExpense({ version: 2 });
  const deletions = answers(`DELETE ${call}`, { data: { uuid: expense.uuid, name: expense.ref_no } });

  await remove(user);

  expect(await screen.findByText('Successfully deleted "AD/001"')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/${project.uuid}/suppliers/expenses`));
  const restored = answers(`POST ${call}/restore`, { data: expense });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Successfully restored "AD/001"')).toBeVisible();
  expect(restored).toHaveLength(1);
  expect(deletions[0]!.headers.get('If-Match')).toBe('"2"');
});

test('stays with a bill that cannot be deleted and says why', async () => {
  const { expense, call, router, user } = await openExpense();
  answers(`DELETE ${call}`, () => refusal(409, { data: { err_msg: 'The expense has payments.' } }));

  await remove(user);

  expect(await screen.findByText('The expense has payments.')).toBeVisible();
  expect(router.state.location.pathname).toBe(pathOf(expense.uuid));
});

test('an address with the project that a bill was moved away from leads to its own', async () => {
  const other = buildProject({ name: 'Bridge' });
  answers(`GET /projects/${other.uuid}`, { data: other });

  const { expense, router } = await openExpense({ project: { uuid: other.uuid, name: other.name } });

  expect(router.state.location.pathname).toBe(`/projects/${other.uuid}/suppliers/expenses/${expense.uuid}`);
});

test('says that a bill is not there, and leads to the others', async () => {
  answers('GET /expenses/nowhere', () => refusal(404, { message: 'Expense not found.' }));
  renderPage(routes, { at: pathOf('nowhere') });

  expect(await screen.findByText('Expense not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All expenses of the project' })).toBeVisible();
});
