import {
  answers,
  buildContractor,
  buildExpense,
  buildProject,
  buildRecorded,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const project = buildProject({ name: 'Tower' });
const damai = buildContractor({ name: 'Alam Damai' });
const account = { ...buildRecorded(), code: '5-1000', name: 'Concrete' };

const bills = () =>
  answers('POST /expenses', ({ body }) =>
    Response.json({ data: buildExpense({ ...(body as object), project, contractor: damai }) }, { status: 201 }),
  );

async function openForm(at = '/projects/new-bill') {
  const page = renderPage(routes, { at });
  await screen.findByRole('combobox', { name: 'Contractor' });
  return page;
}

const choose = async (user: UserEvent, name: string, title: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByTitle(title));
};

const box = (name: string) => screen.getByRole('textbox', { name });

const enter = async (user: UserEvent, name: string, text: string) => {
  await user.clear(box(name));
  await user.click(box(name));
  await user.paste(text);
};

async function enterBill(user: UserEvent, refNo: string) {
  await enter(user, 'Ref No', refNo);
  await enter(user, 'Invoice Date', '2026-06-20');
  await enter(user, 'Invoice Amount', '150.00');
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects', listOf([project]));
  answers(`GET /projects/${project.uuid}`, { data: project });
  answers(`GET /projects/${project.uuid}/expenses`, listOf([]));
  answers('GET /contractors', listOf([damai]));
  answers('GET /purchaseOrders', listOf([]));
  answers('GET /finance_account_codes', listOf([account]));
  answers('GET /expenses/ref-no-taken', { data: { taken: false } });
  answers('GET /expenses/proposal', { data: { account_code: null, days_to_pay: null, tax_code: null } });
  answers('GET /tax_rates', { data: [{ code: 'ST6', valid_from: '2025-07-01', rate_percent: '6.00' }] });
});

test('enters a bill from anywhere: the project is chosen in the form, where the focus is', async () => {
  const created = bills();
  const { user, router } = await openForm();
  expect(screen.getByRole('combobox', { name: 'Project' })).toHaveFocus();

  await choose(user, 'Project', 'Tower');
  await choose(user, 'Contractor', 'Alam Damai');
  await enterBill(user, 'AD/1');
  await user.click(screen.getByRole('button', { name: 'Create bill' }));

  expect(await screen.findByText('Bill AD/1 created.')).toBeVisible();
  expect(created[0]!.body).toMatchObject({ project_uuid: project.uuid, contractor_uuid: damai.uuid, ref_no: 'AD/1' });
  expect(router.state.location).toMatchObject({
    pathname: `/projects/${project.uuid}/suppliers/expenses`,
    state: { created: expect.any(String) },
  });
});

test('Ctrl+Enter creates the bill and starts the next one of the same project, supplier and days', async () => {
  const created = bills();
  const { user } = await openForm();
  await choose(user, 'Project', 'Tower');
  await choose(user, 'Contractor', 'Alam Damai');
  await enterBill(user, 'AD/1');

  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Entered now: 1')).toBeVisible();
  await waitFor(() => expect(box('Ref No')).toHaveFocus());
  expect([box('Ref No'), box('Invoice Amount')].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  expect(box('Invoice Date')).toHaveValue('2026-06-20');
  await user.keyboard('AD/2');
  await enter(user, 'Invoice Amount', '70');
  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await screen.findByText('Entered now: 2')).toBeVisible();
  expect(created[1]!.body).toMatchObject({
    ...{ project_uuid: project.uuid, contractor_uuid: damai.uuid },
    ...{ ref_no: 'AD/2', invoice_date: '2026-06-20', invoice_amt: '70.00' },
  });
  const entered = within(screen.getByRole('region', { name: 'Entered now' })).getAllByRole('link');
  expect(entered.map((link) => link.textContent)).toEqual(['AD/2', 'AD/1']);
});

test('a bill that is refused stays, and pressing again while it is being saved creates nothing twice', async () => {
  const calls = answers('POST /expenses', () => refusal(422, { errors: { ref_no: ['Ref No is already taken.'] } }));
  const { user } = await openForm();
  await choose(user, 'Project', 'Tower');
  await choose(user, 'Contractor', 'Alam Damai');
  await enterBill(user, 'AD/1');

  await user.keyboard('{Control>}{Enter}{Enter}{/Control}');

  await waitFor(() => expect(box('Ref No')).toHaveAccessibleDescription('Ref No is already taken.'));
  expect(box('Ref No')).toHaveValue('AD/1');
  expect(calls).toHaveLength(1);
  expect(screen.queryByText(/Entered now/)).not.toBeInTheDocument();
});

test("fills in account, due date and tax as on the supplier's last bill, and leaves what is typed", async () => {
  answers('GET /expenses/proposal', {
    data: { account_code: { uuid: account.uuid, name: '5-1000 Concrete' }, days_to_pay: 45, tax_code: 'ST6' },
  });
  const created = bills();
  const { user } = await openForm();
  await choose(user, 'Project', 'Tower');
  await choose(user, 'Contractor', 'Alam Damai');
  await enterBill(user, 'AD/1');

  await waitFor(() => expect(box('Tax Amount')).toHaveValue('9.00'));
  expect(box('Tax Amount')).toHaveAccessibleDescription(/ST6 6\.00%, as on their last bill/);
  expect(screen.getByTitle('5-1000 Concrete')).toBeVisible();
  await enter(user, 'Tax Amount', '8.99');
  await enter(user, 'Invoice Amount', '160.00');
  await user.click(screen.getByRole('button', { name: 'Create bill' }));

  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]!.body).toMatchObject({ tax_amt: '8.99', invoice_amt: '160.00', account_code_uuid: account.uuid });
});

test('typing replaces a proposal in the focused box', async () => {
  answers('GET /expenses/proposal', { data: { account_code: null, days_to_pay: null, tax_code: 'ST6' } });
  const { user } = await openForm();
  await choose(user, 'Project', 'Tower');
  await choose(user, 'Contractor', 'Alam Damai');
  await enterBill(user, 'AD/1');

  await user.tab();
  await waitFor(() => expect(box('Tax Amount')).toHaveValue('9.00'));
  expect(box('Tax Amount')).toHaveFocus();
  await user.keyboard('8.5');
  expect(box('Tax Amount')).toHaveValue('8.5');
});

test('tells that the project is lost, and keeps the bill', async () => {
  answers('POST /expenses', () => refusal(404, { message: 'Project not found.' }));
  const { user } = await openForm();
  await choose(user, 'Project', 'Tower');
  await choose(user, 'Contractor', 'Alam Damai');
  await enterBill(user, 'AD/1');

  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await screen.findByText('Project not found.')).toBeVisible();
  expect(box('Ref No')).toHaveValue('AD/1');
});
